### Les mots communs aux deux batailles navales, en français. Mêmes messages et variables qu’en anglais.

you = Vous
your-sea = Votre moitié
sea-of = Moitié adverse : { $name }
zone-bridge = À faire
in-colour = Couleur : { $colour }
cell = { $square } : { $what }
turn-you = à vous
turn = réfléchit
bot = robot : { $bot }
away = un robot joue à sa place
winner = gagne
signs = Signes
