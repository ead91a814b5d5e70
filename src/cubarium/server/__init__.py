"""Tables on a server: people and bots play over sockets, every move is stored before anyone sees it."""
