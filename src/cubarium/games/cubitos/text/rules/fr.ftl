### Titles of the rules of Cubitos, in French, as in the rules document. A card's rule has its name.

## 1 Set-up

rule-1-1 = Joueurs et dés
rule-1-2 = Courses
rule-1-3 = Ce que l’on a au début
rule-1-4 = La réserve
rule-1-5 = Ce qui peut manquer
rule-1-6 = Les coureurs au début
rule-1-7 = Qui commence
rule-1-8 = Ce qui reste
rule-1-9 = Tout est visible
rule-1-10 = Le dé de premier joueur

## 2 The round

rule-2-1 = Deux phases
rule-2-2 = On s’attend
rule-2-3 = Ce qui est fixé au début
rule-2-4 = Qui décide d’abord
rule-2-5 = Trois ordres pour la phase Lancers
rule-2-6 = La phase Course va pas à pas
rule-2-7 = Premier arrivé, premier servi
rule-2-8 = Durée des effets
rule-2-9 = Jusqu’à, et exactement
rule-2-10 = Les compétences sont des offres

## 3 The Roll phase

rule-3-1 = Piocher
rule-3-2 = La valeur de pioche
rule-3-3 = Dés restants
rule-3-4 = Pioche vide
rule-3-5 = Dés qui ne comptent pas
rule-3-6 = De cubes et d’épées remplace la pioche
rule-3-7 = Le lancer
rule-3-8 = Lancers à risque
rule-3-9 = Les lancers gratuits sont sûrs
rule-3-10 = Rien que des échecs
rule-3-11 = Les succès deviennent actifs
rule-3-12 = Foncer ou Passer
rule-3-13 = Comment on Fonce
rule-3-14 = Trébucher
rule-3-15 = Après une chute
rule-3-16 = Ce qu’une chute vous laisse

## 4 Abilities, swords, totals

rule-4-1 = L’étape 4 en trois parties
rule-4-2 = Faces chiffrées
rule-4-3 = Compter les épées
rule-4-4 = Le plus d’épées
rule-4-5 = Le plus reste le plus
rule-4-6 = La carte rouge agit une fois
rule-4-7 = Totaux

## 5 Movement

rule-5-1 = Pieds et pas
rule-5-2 = Cases voisines
rule-5-3 = Les coureurs ne bloquent pas
rule-5-4 = Acheter des pieds
rule-5-5 = L’eau
rule-5-6 = S’arrêter dans l’eau
rule-5-7 = Déplacements spéciaux
rule-5-8 = Raccourcis
rule-5-9 = Jet pack
rule-5-10 = Cases spéciales
rule-5-11 = Départ et Arrivée
rule-5-12 = Achever un tour
rule-5-13 = La case de début de manche
rule-5-14 = Étape 5b
rule-5-15 = Rester, c’est finir là

## 6 Buying

rule-6-1 = Deux dés, deux couleurs
rule-6-2 = Où vont les dés achetés
rule-6-3 = Les dés gagnés ne comptent pas
rule-6-4 = Ordre des achats
rule-6-5 = Ce qui reste après l’achat

## 7 The end of the round

rule-7-1 = Ranger
rule-7-2 = La course est-elle finie ?
rule-7-3 = Le dé de premier joueur change de mains

## 8 The fan track

rule-8-1 = Supporters
rule-8-2 = Récompenses
rule-8-3 = Le bout de la piste
rule-8-4 = Jetons de pioche

## 9 Losing and gaining dice, free throws

rule-9-1 = Perdre un dé
rule-9-2 = Perdre un dé actif
rule-9-3 = Pertes obligatoires
rule-9-4 = Rien à perdre
rule-9-5 = Gagner un dé
rule-9-6 = Quel dé peut être gagné
rule-9-7 = Dés prêtés
rule-9-8 = Lancers gratuits
rule-9-9 = Lancers gratuits d’autres dés
rule-9-10 = Lancers gratuits en phase Course

## 10 The end of the game

rule-10-1 = Le dernier tour
rule-10-2 = Victoire
rule-10-3 = Le plus loin
rule-10-4 = Toujours à égalité
rule-10-5 = Plusieurs tours
rule-10-6 = Le Grand Final
rule-10-7 = Limite de manches
rule-10-8 = S’arrêter plus tôt

## 11 When abilities act

rule-11-1 = Trois moments
rule-11-2 = Symboles qui ont servi
rule-11-3 = Compétences immédiates
rule-11-4 = Obligation de Foncer
rule-11-5 = Actif, à tout moment
rule-11-6 = Actif, avant de Foncer
rule-11-7 = Actif, chaque fois que l’on Fonce
rule-11-8 = Actif, après avoir Foncé sans chute
rule-11-9 = Réponses à la chute
rule-11-10 = Compétences de Course
rule-11-11 = Faces pouvoir
rule-11-12 = Ce que la table ramasse
rule-11-13 = Conditions
rule-11-14 = Plusieurs exemplaires

## 15 The circuits

rule-15-1 = Quatre circuits
rule-15-2 = Un seul sens
rule-15-3 = Les lignes se passent dans l’ordre
