### Les mots de Cub’ano 2 dés, en français. Mêmes messages, attributs et variables qu’en anglais.
###
### Un nom de personne ne suit jamais « de », « que » ou « si », qui devraient s’élider devant une voyelle
### (« d’Odile »).

game = Cub’ano 2 dés
game-tagline = Formez des cases, occupez-les et agrandissez la plus grande suite de votre couleur.

## Choses comptées, au sein d’autres messages

bars =
    { $bars ->
        [one] { $bars } barrette
       *[other] { $bars } barrettes
    }
squares =
    { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
claims =
    { $claims ->
        [one] { $claims } pénalité
       *[other] { $claims } pénalités
    }
suite = une suite de { $longest }

## Règles, avec les titres du document

rule-2-1 = Nombre de personnes
rule-2-2 = Tas et dés
rule-2-3 = Un lancer par tour
rule-2-4 = Entrer par un double
rule-2-5 = Le tour d’entrée s’arrête là
rule-2-6 = Attendre est sans effet
rule-2-7 = Le cadeau à la sixième personne
rule-2-8 = Sixième entrée rigoureuse
rule-2-9 = Entrée tardive
rule-2-10 = Première phase
rule-2-11 = Deuxième phase
rule-2-12 = Troisième phase
rule-2-13 = Les cubes épuisés d’abord
rule-2-14 = Une opération pour sa couleur
rule-2-15 = L’opération est obligatoire
rule-2-16 = Deux autres couleurs
rule-2-17 = Double d’une autre couleur
rule-2-18 = Piocher avec sa couleur
rule-2-19 = Piocher avec son double
rule-2-20 = Piocher en deuxième phase
rule-2-21 = Tas insuffisants
rule-2-22 = Former une case
rule-2-23 = Occuper une case formée
rule-2-24 = Pas de case à moitié
rule-2-25 = Le minimum d’une barrette
rule-2-26 = Les cubes vont dans des cases formées
rule-2-27 = Cases formées au passage
rule-2-28 = Poser avec son double
rule-2-29 = Partage
rule-2-30 = Posé, c’est posé
rule-2-31 = Sortie volontaire
rule-2-32 = La place pour sortir
rule-2-33 = Vingt-deux cases
rule-2-34 = Intouchable
rule-2-35 = Capot
rule-2-36 = Une pénalité par dé
rule-2-37 = Les pénalités d’abord
rule-2-38 = Ordre de priorité
rule-2-39 = Ce que prend une pénalité
rule-2-40 = Deux pénalités
rule-2-41 = Retourne
rule-2-42 = Libre choix de la retourne
rule-2-43 = Pas de dette
rule-2-44 = Renoncer
rule-2-45 = Couleurs libérées
rule-2-46 = Qui attend abandonne
rule-2-47 = La nouvelle pioche
rule-2-48 = Pas de minimum en troisième phase
rule-2-49 = Solvabilité
rule-2-50 = Expulsion
rule-2-51 = Ce que laisse une expulsion
rule-2-52 = Sursis
rule-2-53 = Poser devient obligatoire
rule-2-54 = Le piège
rule-2-55 = Porte de sortie
rule-2-56 = Fin de la partie
rule-2-57 = Fin nette
rule-2-58 = Seul en deuxième phase
rule-2-59 = Tout le monde est classé
rule-2-60 = Blanchi et trace
rule-2-61 = Table attentive
rule-2-62 = Pénalités manquées
rule-2-63 = Annonces tardives
rule-2-64 = Annoncer sa couleur
rule-2-65 = On écoute avant de servir
rule-2-66 = Après vous
rule-2-67 = Ce que disent bénéficiaires et pénalisés
rule-2-68 = Voter la porte de sortie
rule-2-69 = Voter au capot
rule-2-80 = Les retardataires
rule-2-81 = Arriver
rule-2-82 = Sans les retardataires
rule-2-83 = La dernière couleur à qui arrive
rule-2-84 = Qui ne vient jamais

## Options

option-players = Nombre de personnes
    .help = De 2 à 6.
option-rigorous-sixth = Sixième entrée rigoureuse
    .help = La sixième personne doit elle aussi faire un double, sans le cadeau de la dernière couleur.
option-exit-door = Porte de sortie
    .help = En phase 3, un double de la couleur de quelqu’un qui est sorti permet de sortir aussi.
    .value-0 = Jamais
    .value-1 = Toujours
    .value-2 = Après un vote à la majorité
option-attentive = Table attentive
    .help = Les pénalités et sa propre couleur s’annoncent avant le lancer suivant, sinon elles sont perdues.
option-priority-reversed = Priorité inversée
    .help = Les pénalités sont servies dans le sens inverse du jeu.
option-stop-on-capot = Arrêt au capot
    .help = Ce qui se passe quand quelqu’un sort et qu’aucun adversaire n’a de case.
    .value-0 = La partie continue
    .value-1 = La partie s’achève
    .value-2 = Les personnes encore en jeu votent
option-late = Retardataires
    .help = Autant de chaises, les dernières, peuvent rester vides au début. Qui s’y assoit plus tard rejoint la partie en phase 1 ou 2. Deux personnes doivent être là dès le début.

## Variantes

variant-standard = Standard
    .help = Chaque personne qui a droit à une pénalité est interrogée. Idéal pour débuter.
variant-attentive = Table attentive
    .help = Comme dans le jeu parlé, annoncez votre couleur à temps ou manquez ce qu’elle apporte.
variant-exit-door = Porte de sortie
    .help = En phase 3, un double de la couleur de quelqu’un qui est sorti permet de sortir aussi.

## Comment chacun finit, dans les rapports

ending-waiting = en attente
ending-active = encore en jeu
ending-out = sortie
ending-expelled = expulsion
ending-last = en dernier
ending-absent = jamais arrivée

## Actions

action-throw = Lancer les dés
action-arrive = Rejoindre la partie
action-propose = Proposer d’ouvrir la porte de sortie
action-vote-yes-door = Oui, ouvrir la porte de sortie
action-vote-no-door = Non, la laisser fermée
action-vote-yes-capot = Oui, arrêter la partie
action-vote-no-capot = Non, continuer à jouer
action-call =
    { $claims ->
        [one] COULEUR : annoncer { claims } à { $roller }
       *[other] DOUBLE : annoncer { claims } à { $roller }
    }
action-call-own =
    { $dice ->
        [0] Annoncer la porte de sortie
        [one] COULEUR : annoncer votre { $colour }
       *[other] DOUBLE : annoncer votre double { $colour }
    }
action-renounce = Renoncer
action-claim-cube = CUBE : prendre { $stuff } à { $roller }
    .short = CUBE
action-claim-bars = « { $standard } » : prendre { $stuff } à { $roller }
    .short = « { $standard } »
action-claim-cubano = CUBANØ : { $stuff }
    .short = CUBANØ
action-after-you = Après vous : laisser passer { $next }
    .short = Après vous
action-priority = PRIORITÉ : { $next } passe quand même d’abord
    .short = PRIORITÉ
action-draw = PIOCHE : { $stuff }
action-draw-first = PIOCHE deux fois : d’abord { $stuff }
action-share = PARTAGE : piocher { $stuff }, puis poser un cube
action-place = POSE : former ou occuper une case
action-place-double = POSE : former ou occuper des cases
action-bar = Poser une seule barrette
action-bar-double = Poser une seule barrette et renoncer au reste
action-exit = Sortir du jeu, avec réserve et dés
action-door = Sortir du jeu par la porte de sortie
action-done = Ne plus rien poser
action-done-door = Rester en jeu
action-done-drawing = Ne plus piocher
action-fill = Occuper { $square }
action-fill-last = Mettre un dé en { $square }
action-form-and-fill = Former { $square } avec { bars } et l’occuper
action-form = Former { $square } avec { bars } et la laisser libre
action-lay = Poser une barrette { $edge }
action-flip = Retourner { $square }

## Ce que la personne doit faire

prompt-throw = Lancez les dés.
prompt-arrive = Vous êtes en retard, et votre chaise vous attendait. Rejoignez la partie : à vos tours, vous lancerez pour une couleur.
prompt-throw-waiting = Lancez les dés. Un double dans une de ces couleurs vous fait entrer : { $colours }.
prompt-call =
    { $claims ->
        [one] { $roller } a lancé votre { $colour }. Dites COULEUR avant le prochain lancer, ou renoncez.
       *[other] { $roller } a lancé un double de votre { $colour }. Dites DOUBLE avant le prochain lancer, ou renoncez.
    }
prompt-hear = { $next } a fait une annonce, et votre { $colour } est sorti aussi. Dites COULEUR, ou renoncez.
prompt-announce =
    { $dice ->
        [0] La porte de sortie est ouverte : { $colour } est une couleur libre. Pour pouvoir sortir, annoncez-la avant le prochain lancer, par { $next }.
        [one] Vous avez lancé votre { $colour }. Dites COULEUR avant le prochain lancer, par { $next }.
       *[other] Vous avez lancé un double de votre { $colour }. Dites DOUBLE avant le prochain lancer, par { $next }.
    }
prompt-vote-door = { $roller } propose d’ouvrir la porte de sortie : les doubles des couleurs libérées permettraient de sortir. Êtes-vous d’accord ?
prompt-vote-capot = { $roller } a quitté le jeu et personne d’autre n’a de case. La partie s’arrête-t-elle là ?
prompt-claim = { $roller } a lancé votre { $colour } : { claims }. Prenez dans sa réserve, ou renoncez.
prompt-flip = { $roller } a lancé votre { $colour } : { claims }. Sa réserve est vide : retournez une case, ou renoncez.
prompt-operate = Vous avez lancé votre { $colour }. Que faites-vous ?
prompt-operate-double = Vous avez lancé un double de votre { $colour }. Que faites-vous ?
prompt-door = La porte de sortie est ouverte : { $colour } est une couleur libre. Vous pouvez sortir du jeu.
prompt-draw = Piochez pour le second dé.
prompt-place = Choisissez une case : formez-la, avec ou sans cube, ou occupez-la.
prompt-place-double = Formez et occupez autant de cases que vous voulez.
prompt-share = Posez exactement un cube.
prompt-bar = Choisissez où poser la barrette.
prompt-leave-forming = { $squares ->
        [one] Pour sortir, formez encore { $squares } case.
       *[other] Pour sortir, formez encore { $squares } cases.
    }
prompt-leave-laying = Pour sortir, posez vos autres barrettes : encore { $bars }.
prompt-leave-filling = Pour sortir, posez vos cubes et vos dés : encore { $cubes }.
prompt-last = Vous jouez en dernier. Choisissez où mettre vos dés.
waiting = { $player } choisit son coup.

## Événements

event-starts =
    { $you ->
        [yes] Vous commencez.
       *[other] { $player } commence.
    }
event-arrives =
    { $you ->
        [yes] Vous arrivez et rejoignez la partie.
       *[other] { $player } arrive et rejoint la partie.
    }
event-never-came =
    { $you ->
        [yes] Vous n’avez pas rejoint la partie à temps et la quittez. Vos dés vont dans la nouvelle pioche.
       *[other] { $player } n’a pas rejoint la partie à temps et la quitte. Ses dés vont dans la nouvelle pioche.
    }
event-phase-begins =
    { $phase ->
        [1] Phase 1 : on pioche et on pose en paix.
        [2] Phase 2 : plus de barrettes au tas. Les couleurs lancées donnent désormais des pénalités.
       *[other] Phase 3 : plus de cubes au tas. C’est l’expulsion pour qui ne peut pas régler deux pénalités.
    }
event-throws =
    { $you ->
        [yes] Vous lancez { $first } et { $second }.
       *[other] { $player } lance { $first } et { $second }.
    }
event-throws-double =
    { $you ->
        [yes] Vous lancez un double { $first }.
       *[other] { $player } lance un double { $first }.
    }
event-enters =
    { $you ->
        [yes] Vous entrez dans le jeu avec la couleur { $colour }.
       *[other] { $player } entre dans le jeu avec la couleur { $colour }.
    }
event-given-colour =
    { $you ->
        [yes] Vous recevez la dernière couleur, { $colour }, et entrez aussitôt.
       *[other] { $player } reçoit la dernière couleur, { $colour }, et entre aussitôt.
    }
event-draws =
    { $you ->
        [yes] Vous piochez { $stuff }.
       *[other] { $player } pioche { $stuff }.
    }
event-cannot-operate =
    { $you ->
        [yes] Vous ne pouvez ni piocher ni poser.
       *[other] { $player } ne peut ni piocher ni poser.
    }
event-calls =
    { $you ->
        [yes] { $claims ->
            [one] Vous dites « COULEUR » : { claims }.
           *[other] Vous dites « DOUBLE » : { claims }.
        }
       *[other] { $claims ->
            [one] { $player } dit « COULEUR » : { claims }.
           *[other] { $player } dit « DOUBLE » : { claims }.
        }
    }
event-calls-own =
    { $dice ->
        [0] { $you ->
            [yes] Vous annoncez la porte de sortie.
           *[other] { $player } annonce la porte de sortie.
        }
        [one] { $you ->
            [yes] Vous dites « COULEUR ».
           *[other] { $player } dit « COULEUR ».
        }
       *[other] { $you ->
            [yes] Vous dites « DOUBLE ».
           *[other] { $player } dit « DOUBLE ».
        }
    }
event-operation-missed =
    { $dice ->
        [0] { $you ->
            [yes] Vous n’avez pas annoncé la porte de sortie à temps et restez en jeu.
           *[other] { $player } n’a pas annoncé la porte de sortie à temps et reste en jeu.
        }
       *[other] { $you ->
            [yes] Vous n’avez pas annoncé votre couleur à temps et manquez ce qu’elle apporte.
           *[other] { $player } n’a pas annoncé sa couleur à temps et manque ce qu’elle apporte.
        }
    }
event-claims-cube =
    { $you ->
        [yes] Vous demandez « CUBE » et le prenez à { $roller }.
        [target] { $player } demande « CUBE » et vous le prend.
       *[other] { $player } demande « CUBE » et le prend à { $roller }.
    }
event-claims-bars =
    { $you ->
        [yes] Vous demandez « { $standard } » et prenez { $stuff } à { $roller }.
        [target] { $player } demande « { $standard } » et vous prend { $stuff }.
       *[other] { $player } demande « { $standard } » et prend { $stuff } à { $roller }.
    }
event-claims-both =
    { $you ->
        [yes] Vous prenez { $stuff } à { $roller }.
        [target] { $player } vous prend { $stuff }.
       *[other] { $player } prend { $stuff } à { $roller }.
    }
event-cubano =
    { $you ->
        [yes] Vous dites « CUBANØ ».
       *[other] { $player } dit « CUBANØ ».
    }
event-serves =
    { $you ->
        [yes] Vous dites « SERVI » : il n’y a plus de barrettes à donner.
       *[other] { $player } dit « SERVI » : il n’y a plus de barrettes à donner.
    }
event-thanks =
    { $you ->
        [yes] Vous dites « MERCI » et vous contentez de { bars }.
       *[other] { $player } dit « MERCI » et se contente de { bars }.
    }
event-lets-pass =
    { $you ->
        [yes] Vous laissez passer { $next }.
        [target] { $player } vous laisse passer.
       *[other] { $player } laisse passer { $next }.
    }
event-priority =
    { $you ->
        [yes] Vous dites « PRIORITÉ » : { $next } passe quand même d’abord.
        [target] { $player } dit « PRIORITÉ » : vous passez quand même d’abord.
       *[other] { $player } dit « PRIORITÉ » : { $next } passe quand même d’abord.
    }
event-proposes =
    { $you ->
        [yes] Vous proposez d’ouvrir la porte de sortie.
       *[other] { $player } propose d’ouvrir la porte de sortie.
    }
event-votes =
    { $yes ->
        [1] { $you ->
            [yes] Vous votez oui.
           *[other] { $player } vote oui.
        }
       *[other] { $you ->
            [yes] Vous votez non.
           *[other] { $player } vote non.
        }
    }
event-door-opens = La porte de sortie est ouverte, { $ayes } pour et { $noes } contre : les doubles des couleurs libérées permettent de sortir.
event-door-stays-shut = La porte de sortie reste fermée, { $ayes } pour et { $noes } contre.
event-capot-ends = La partie s’arrête là, { $ayes } pour et { $noes } contre.
event-capot-goes-on = La partie continue : { $ayes } pour l’arrêter, { $noes } contre.
event-flips =
    { $you ->
        [yes] Vous retournez { $square } chez { $roller }.
        [target] { $player } retourne votre { $square }.
       *[other] { $player } retourne { $square } chez { $roller }.
    }
event-renounces =
    { $you ->
        [yes] Vous renoncez à { claims }.
       *[other] { $player } renonce à { claims }.
    }
event-claim-lapses =
    { $you ->
        [yes] { $roller } n’a rien à donner : vous perdez { claims }.
        [target] Vous n’avez rien à donner : { $player } perd { claims }.
       *[other] { $roller } n’a rien à donner : { $player } perd { claims }.
    }
event-claim-missed =
    { $you ->
        [yes] Vous n’avez pas annoncé à temps et manquez { claims } chez { $roller }.
        [target] { $player } n’a pas annoncé à temps et manque { claims } chez vous.
       *[other] { $player } n’a pas annoncé à temps et manque { claims } chez { $roller }.
    }
event-fills =
    { $bars ->
        [0] { $you ->
            [yes] Vous occupez { $square }.
           *[other] { $player } occupe { $square }.
        }
       *[other] { $you ->
            [yes] Vous formez { $square } avec { bars } et l’occupez.
           *[other] { $player } forme { $square } avec { bars } et l’occupe.
        }
    }
event-forms =
    { $you ->
        [yes] Vous formez { $square } avec { bars } et la laissez libre.
       *[other] { $player } forme { $square } avec { bars } et la laisse libre.
    }
event-lays =
    { $you ->
        [yes] Vous posez une barrette { $edge }.
       *[other] { $player } pose une barrette { $edge }.
    }
event-exits =
    { $you ->
        [yes] Vous sortez du jeu avec { squares }. On ne peut plus les retourner.
       *[other] { $player } sort du jeu avec { squares }. On ne peut plus les retourner.
    }
event-gives-up =
    { $you ->
        [yes] Sans couleur, vous quittez la partie. Vos dés rejoignent la nouvelle pioche.
       *[other] Sans couleur, { $player } quitte la partie. Ses dés rejoignent la nouvelle pioche.
    }
event-is-expelled =
    { $you ->
        [yes] Vous ne pouvez pas régler deux pénalités : c’est l’expulsion. La nouvelle pioche reçoit { $stuff }.
       *[other] { $player } ne peut pas régler deux pénalités : c’est l’expulsion. La nouvelle pioche reçoit { $stuff }.
    }
event-clean-end =
    { $you ->
        [yes] Fin nette : vous mettez vos deux dés sur le damier.
       *[other] Fin nette : { $player } met ses deux dés sur le damier.
    }
event-keeps-dice =
    { $you ->
        [yes] Vos dés restent hors du damier.
       *[other] { $player } garde ses dés hors du damier.
    }
event-capot =
    { $you ->
        [yes] Capot : aucun de vos adversaires n’a de case.
       *[other] Capot pour { $player } : aucun adversaire n’a de case.
    }
event-game-ends = La partie est finie.
event-final =
    { $you ->
        [yes] Vous avez { suite } en { $colour }.
       *[other] { $player } a { suite } en { $colour }.
    }
event-final-blank =
    { $you ->
        [yes] Vous n’avez aucune case.
       *[other] { $player } n’a aucune case.
    }
event-wins =
    { $you ->
        [yes] Vous gagnez avec { suite } en { $colour }.
       *[other] { $player } gagne avec { suite } en { $colour }.
    }
event-shares =
    { $you ->
        [yes] Vous partagez la victoire avec { suite } en { $colour }.
       *[other] { $player } partage la victoire avec { suite } en { $colour }.
    }
event-shares-blank =
    { $you ->
        [yes] Vous partagez la victoire sans aucune case.
       *[other] { $player } partage la victoire sans aucune case.
    }

## La fin : $all ont le même $score, $above sont les $leaders d’entre eux qui passent devant, à la place $place

score =
    { $score ->
        [0] aucune case
        [one] une suite de { $score } case
       *[other] une suite de { $score } cases
    }
tie-suite =
    { $all } sont à égalité avec { $score }. { $above } { $leaders ->
        [one] passe
       *[other] passent
    } devant grâce à la { $suite ->
        [2] deuxième
        [3] troisième
       *[other] { $suite }e
    } plus grande suite ({ $more } contre { $less }).
tie-shared =
    { $all } sont à égalité avec { $score }, et leurs autres suites sont égales aussi : c’est { $place ->
        [1] une victoire partagée
       *[other] une place partagée
    }.
tie-blank = { $all } n’ont aucune case et partagent { $place ->
        [1] la victoire
       *[other] leur place
    }.

## Lignes de score

line-longest = Plus grande suite : { $longest }
line-other-suites = { $count ->
        [one] Encore une suite de { $length }
       *[other] Encore { $count } suites de { $length }
    }
line-squares = { squares } en tout
line-trace = Une trace : une seule case
line-whitewashed = Blanchi : aucune case

## La table, telle que le dessin en nomme les parties

table-header = { $game }, phase { $phase } : { $phase ->
        [1] on s’approvisionne, sans pénalités
        [2] les pénalités comptent
       *[other] la fin de partie
    }
table-suite = suite
table-squares = cases
table-cubes = cubes
table-bars = barr.
table-cubes-change = cubes { $before } → { $after }
table-bars-change = barrettes { $before } → { $after }
table-misses = { $count ->
        [one] manque votre pénalité
       *[other] manque vos { $count } pénalités
    }
table-heap = { $phase ->
        [3] nouvelle pioche
       *[other] tas
    }
table-throw = Dernier lancer : { $colours }
table-no-throw = Personne n’a encore lancé.
table-claims = pénalités : { $count }
table-waiting = attend un double
table-absent = chaise gardée pour qui arrive en retard
table-out = hors jeu, intouchable
table-expelled = hors jeu, par expulsion
table-gave-up = sans couleur
table-last = en dernier
table-half-reprieve = demi-sursis
table-full-reprieve = sursis complet
table-legend-suites = [ ] dans une plus grande suite
table-legend-formed = ◇ formée et libre
table-legend-changes = 3 → 4 une suite avant et après un coup
table-values-colours = Une couleur rapporte sa valeur en barrettes :
table-values-standard = La valeur standard est de { $count } barrettes, pour un cube ou une pénalité.
table-values-exit = Sortir demande { $count } cases avant la phase 3.
table-values-solvency = En phase 3, il faut pouvoir régler { $count } pénalités.

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

row-largest = Plus grande suite
row-suites = Autres suites
row-squares = Cases en tout
row-trace = Une trace
row-whitewashed = Blanchi

## Pourquoi un coup est refusé

refuse-throw-first = Lancez d’abord les dés.
refuse-arrive-first = Rejoignez d’abord la partie.
refuse-not-late = Vous êtes déjà dans la partie.
refuse-claim-first = Réglez d’abord la pénalité : prenez, retournez ou renoncez.
refuse-operate-first = Choisissez d’abord que faire de votre lancer.
refuse-draw-first = Piochez d’abord pour le second dé.
refuse-place-first = Finissez d’abord de poser ce que vous avez commencé.
refuse-fill-first = Vous avez choisi le partage : posez maintenant exactement un cube.
refuse-lay-first = Vous avez choisi une seule barrette : posez-la maintenant.
refuse-leave-first = Vous sortez du jeu : posez tout ce que vous avez.
refuse-dice-first = Il ne reste que vos deux dés à poser.
refuse-not-your-turn = C’est le tour de quelqu’un d’autre.
refuse-call-first = Annoncez d’abord votre pénalité.
refuse-announce-first = Annoncez d’abord votre couleur.
refuse-answer-first = Le jeu attend votre réponse : annoncez, ou renoncez.
refuse-vote-first = Votez d’abord : oui ou non.
refuse-no-vote = Il n’y a pas de vote en ce moment.
refuse-no-door-vote = À cette table, on ne vote pas sur la porte de sortie.
refuse-door-too-early = On vote sur la porte de sortie en phase 3.
refuse-propose-before-throw = Proposez la porte de sortie avant votre propre lancer.
refuse-proposed-once = Vous avez déjà proposé la porte de sortie : une fois par partie suffit.
refuse-no-cubano = CUBANØ demande deux pénalités, et un cube et des barrettes à prendre à { $player }.
refuse-nobody-waits = Personne d’autre n’attend de pénalité.
refuse-passed-once = Vous avez déjà laissé passer l’autre personne. À vous de réclamer.
refuse-no-claim = Vous n’avez pas de pénalité à réclamer en ce moment.
refuse-no-cube-to-claim = { $player } n’a pas de cube à donner.
refuse-no-bar-to-claim = { $player } n’a pas de barrette à donner.
refuse-reserve-first = { $player } a encore une réserve : on ne retourne donc aucune case.
refuse-not-their-square = { $square } ne montre pas la couleur jouée par { $player }.
refuse-no-cubes-left = Il n’y a plus de cube à piocher.
refuse-no-bars-left = Il n’y a plus de barrette à piocher.
refuse-not-your-colour = Vous n’avez pas lancé votre couleur.
refuse-double-needed = Il faut pour cela un double de votre couleur.
refuse-no-cube = Vous n’avez pas de cube en réserve.
refuse-no-bar = Vous n’avez pas de barrette en réserve.
refuse-no-square = Il n’y a aucune case que vous puissiez former ou occuper.
refuse-too-few-squares = Vous sortiriez avec { squares }, et il en faut { $needed }.
refuse-no-room = Il n’y a pas encore de place pour vos { $cubes } cubes, dés compris. Si vos barrettes suffisent, formez d’abord des cases, puis sortez.
refuse-square-taken = Il y a déjà un cube en { $square }.
refuse-formed-already = { $square } est déjà formée : occupez-la ou choisissez une autre case.
refuse-not-formed = { $square } n’est pas formée.
refuse-too-few-bars =
    { $missing ->
        [one] Il manque { $missing } barrette à { $square }, et vous en avez { $bars }.
       *[other] Il manque { $missing } barrettes à { $square }, et vous en avez { $bars }.
    }
refuse-exit-would-fail = Si vous formiez { $square }, vos barrettes ne formeraient pas assez de cases pour sortir.
refuse-form-more =
    { $squares ->
        [one] Formez d’abord encore { $squares } case.
       *[other] Formez d’abord encore { $squares } cases.
    }
refuse-lay-all-bars = Posez d’abord vos autres barrettes : encore { $bars }.
refuse-edge-taken = Il y a déjà une barrette { $edge }.
