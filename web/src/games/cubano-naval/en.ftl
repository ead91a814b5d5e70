### Words that both naval battles share, in English. The other language has the same messages and variables.

you = You
your-sea = Your half
sea-of = { $name }’s half
zone-bridge = What to do
in-colour = Colour: { $colour }
cell = { $square }: { $what }
turn-you = your turn
turn = is choosing
bot = bot: { $bot }
away = away, a bot plays
winner = winner
signs = Signs
