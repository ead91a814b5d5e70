### Les mots communs à tous les jeux de Cub’ano, en français. Mêmes messages et variables qu’en anglais.
### $count est un nombre ; $one et $other sont des noms de cases, comme c4.

## Couleurs, dans une phrase

colour-brown = marron
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

## Lieux

edge = entre { $one } et { $other }

## Choses comptées

bars =
    { $count ->
        [one] { $count } barrette
       *[other] { $count } barrettes
    }
cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
nothing = rien

## Ce qu’un coup change

suite-change = suite { $before } → { $after }
closes = ferme { $squares }
opens = ouvre { $squares }

## Règles du chapitre 1, avec les titres du document

rule-1-1 = Le damier
rule-1-2 = Les barrettes
rule-1-3 = Les cubes
rule-1-4 = Les couleurs et leurs valeurs
rule-1-5 = La valeur standard
rule-1-6 = Cases formées
rule-1-7 = Suites
rule-1-8 = La plus grande suite gagne
rule-1-9 = Suites égales
rule-1-10 = Qui commence
rule-1-11 = Tout est visible
