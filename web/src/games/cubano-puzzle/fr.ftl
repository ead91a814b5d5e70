### Les mots du plateau du puzzle, en français. Mêmes messages et variables qu’en anglais.

picture = L’image : { $name }
picture-new = Une nouvelle image
move = Coups : { $moves } sur { $limit }
par = Par { $par }
right = cases justes sur { $wanted }
house = ° valeur maison, choisie par nous.
tool-bars = Une ligne de barrettes
short-bars = barrettes
tool-cubes = Une ligne de cubes : { $colour }
from = depuis { $place }
best = Votre record avec cette image : { $score }
