### Words of the board of the puzzle, in English. The other language has the same messages and variables.

picture = The picture: { $name }
picture-new = A new picture
move = Moves: { $moves } of { $limit }
par = Par { $par }
right = of { $wanted } squares right
house = ° house value, chosen by us.
tool-bars = A line of bars
short-bars = bars
tool-cubes = A run of cubes: { $colour }
from = from { $place }
best = Your best with this picture: { $score }
