"""The tables of the database. A change here needs a migration beside it; a test compares the two.

Plain types only, so that SQLite and PostgreSQL hold the same. A table at which people play is a `game_table`
here; what happened at it is its events, numbered from 1 without a gap, and nothing else.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

ID_LENGTH = 32
IS_SAID = text("kind = 'said'")
"""Of the events those of the chat, in the words of the index: databases use it for no others."""

person = Table(
    "person",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "account", String(40), unique=True, comment="The name to sign in with, lower case; null for a guest."
    ),
    Column("password", String(200), comment="An argon2id hash."),
    Column("made_at", Float, nullable=False),
    Column("banned_at", Float, comment="Since when this person may not come in; null for all others."),
    Column("ban_reason", String(200)),
    Column(
        "erased_at", Float, index=True, comment="Since when nothing is known of them but where somebody sat."
    ),
)

session = Table(
    "session",
    metadata,
    Column("token_hash", String(64), primary_key=True, comment="SHA-256: a stolen file opens no session."),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), nullable=False, index=True),
    Column("until", Float, nullable=False, index=True),
    Column("opened_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False, comment="Roughly."),
    Column("browser", String(40), nullable=False, comment="Roughly; empty where it did not say."),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("owner_id", String(ID_LENGTH), ForeignKey("person.id"), nullable=False),
    Column(
        "settings", JSON, nullable=False, comment="Options, clock, privacy: fixed when the table is made."
    ),
    Column("status", String(10), nullable=False, comment="open, playing or over; follows from the events."),
    Column("is_private", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("secret", String(64), comment="Of the luck; null for games of the day and tables of before."),
    Column("free", Integer, comment="How many chairs are free; null until it is filled in."),
    Column("chairs", JSON, comment="For each seat the name and the person; null until they are filled in."),
    Column("asked", JSON, comment="The people who have to decide; null until they are filled in."),
    Column("clocks_at", Float, comment="The server time when the clocks were set."),
    Column("wakes_at", Float, comment="The server time when something happens by itself; null if never."),
    Column(
        "to_end", Float, index=True, comment="When whoever runs the server wished that it ends; null else."
    ),
    Column("ended", String(10), comment="Why the game ended without a result; null if it did not."),
    Index("ix_game_table_listed", "status", "is_private", "changed_at"),
    Index("ix_game_table_owner_id", "owner_id", "status"),
)

luck_pledge = Table(
    "luck_pledge",
    metadata,
    Column("table_id", String(ID_LENGTH), primary_key=True, comment="Of the table that is to be set."),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("made_at", Float, nullable=False),
    comment="The luck of tables that are about to be set; each is used once, or lapses.",
)

sitting = Table(
    "sitting",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), primary_key=True),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), primary_key=True, index=True),
    comment="Who has a seat at which table: for the list of a person's own games.",
)

put_away = Table(
    "put_away",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), primary_key=True),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), primary_key=True, index=True),
    comment="Games that are over and that somebody does not want to see in their list any more.",
)

event = Table(
    "event",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("content", JSON, nullable=False),
    Column(
        "command", String(100), comment="Who sent it under which id: the same command never counts twice."
    ),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "command", name="uq_event_command"),
    Index("ix_event_said", "table_id", "number", sqlite_where=IS_SAID, postgresql_where=IS_SAID),
)

refused_command = Table(
    "refused_command",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), primary_key=True),
    Column("command", String(100), primary_key=True, comment="As with the events of the table."),
    Column("at", Float, nullable=False, index=True),
    comment="What one of several servers has refused: no other stores it any more.",
)

result = Table(
    "result",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), comment="Null for a bot."),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("variant", String(40)),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False, comment="1 for the winners; equals share a place."),
    Column("ended_at", Float, nullable=False),
    Column("ties", JSON, comment="Why seats with the same score rank as they do; null for older games."),
    Column(
        "counts",
        Boolean,
        nullable=False,
        server_default=true(),
        comment="Whether statistics count it: not if the game began from a moment of another.",
    ),
    Column("bot", String(40), comment="Which bot played here at the end; for a person, once they had left."),
    Column("feats", JSON, comment="What this seat achieved, by name; null until it is filled in."),
    Index("ix_result_person", "person_id", "ended_at"),
    comment="How every seat of a finished game came out; follows from the events.",
)

championship_race = Table(
    "championship_race",
    metadata,
    Column("championship", String(ID_LENGTH), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False, comment="From 1."),
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), nullable=False, unique=True),
    comment="The tables of a championship that have been set so far.",
)

review = Table(
    "review",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), primary_key=True),
    Column("version", Integer, nullable=False, comment="How many came before it, itself included."),
    Column("is_last", Boolean, nullable=False, comment="Whether no better one is worked out."),
    Column("content", JSON, nullable=False),
    comment="The best review of a finished game so far; it can be worked out again.",
)

experiment = Table(
    "experiment",
    metadata,
    Column("key", String(ID_LENGTH), primary_key=True, comment="A digest of what was asked for."),
    Column("asked", JSON, nullable=False),
    Column("reports", JSON(none_as_null=True), comment="In every language; null until it is played."),
    Column("made_at", Float, nullable=False, index=True),
    comment="Experiments of the laboratory; each can be played again.",
)

daily_try = Table(
    "daily_try",
    metadata,
    Column("day", String(10), primary_key=True, comment="Like 2026-11-18, by UTC."),
    Column("part", String(10), primary_key=True, comment="game, picture or move."),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), primary_key=True, index=True),
    Column(
        "table_id", String(ID_LENGTH), ForeignKey("game_table.id"), index=True, comment="Null for a move."
    ),
    Column("position", String(100), comment="In which position a move was looked for."),
    Column("action", String(100), comment="The move that was chosen."),
    Column("is_right", Boolean, comment="Whether it is the best one."),
    comment="What everybody made of a day: one try at each part counts.",
)

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host_id", String(ID_LENGTH), ForeignKey("person.id"), nullable=False, index=True),
    Column("settings", JSON, nullable=False, comment="What was chosen when it was opened."),
    Column("status", String(10), nullable=False, index=True, comment="open, playing or over."),
    Column("round", Integer, nullable=False, comment="The one that was seated last; 0 before the first."),
    Column("rounds", Integer, nullable=False, comment="How many there are; 0 before it begins."),
    Column("made_at", Float, nullable=False),
)

tournament_entrant = Table(
    "tournament_entrant",
    metadata,
    Column("tournament_id", String(ID_LENGTH), ForeignKey("tournament.id"), primary_key=True),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), primary_key=True, index=True),
    Column("number", Integer, nullable=False, comment="From 0, in the order of coming; stays while playing."),
    Column("name", String(40), nullable=False),
    Column("is_out", Boolean, nullable=False, comment="Whether they play in no later round."),
    UniqueConstraint("tournament_id", "number", name="uq_tournament_entrant_number"),
)

tournament_game = Table(
    "tournament_game",
    metadata,
    Column("tournament_id", String(ID_LENGTH), ForeignKey("tournament.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False, comment="Of the table in its round."),
    Column("table_id", String(ID_LENGTH), ForeignKey("game_table.id"), index=True, comment="Null for a bye."),
    Column("seats", JSON, nullable=False, comment="The numbers of the entrants; -1 for a bot."),
    comment="Who met whom; how they came out is told by the results of the tables.",
)

mark = Table(
    "mark",
    metadata,
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), primary_key=True),
    Column("other_id", String(ID_LENGTH), ForeignKey("person.id"), primary_key=True, index=True),
    Column("kind", String(10), primary_key=True, comment="mute or block."),
    comment="Whom somebody does not want to hear, or to play with.",
)

report = Table(
    "report",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("by_id", String(ID_LENGTH), ForeignKey("person.id"), nullable=False, index=True),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), nullable=False, index=True),
    Column("table_id", String(ID_LENGTH), nullable=False, comment="It may be gone since."),
    Column("event", Integer, comment="The line it is about; null for how somebody behaves."),
    Column("reason", String(500), nullable=False),
    Column("lines", JSON, nullable=False, comment="What was said around it."),
    Column("made_at", Float, nullable=False),
    Column("closed_at", Float, comment="When the operator had looked at it; null before."),
    comment="What people tell the operator of others.",
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("started_at", Float, primary_key=True),
    Column("at", Float, nullable=False, comment="When this run of the server was last known to go on."),
    Column(
        "ran",
        Float,
        nullable=False,
        server_default="0",
        comment="The server time then: how long all runs together took.",
    ),
    comment="The last run of the server: clocks stand still between runs.",
)

writer = Table(
    "writer",
    metadata,
    Column("name", String(ID_LENGTH), primary_key=True, comment="Of a store; each start has its own."),
    Column("batch", BigInteger, nullable=False, comment="Which of its transactions took place last."),
    comment="Where a commit brings no answer, this tells what became of it; PostgreSQL only.",
)

running_server = Table(
    "running_server",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True, comment="Each start has its own."),
    Column("kind", String(10), nullable=False, comment="tables, or bots for one that lets only bots move."),
    Column("seen_at", Float, nullable=False, comment="When it last ran, by the clock of the database."),
    comment="The servers that share this database; PostgreSQL only.",
)

server_key = Table(
    "server_key",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(1000), nullable=False),
    comment="Secrets of the server itself, made once.",
)

device = Table(
    "device",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True, comment="SHA-256."),
    Column("endpoint", String(1000), nullable=False, comment="Where the push service of a browser listens."),
    Column("person_id", String(ID_LENGTH), ForeignKey("person.id"), nullable=False, index=True),
    Column("language", String(2), nullable=False),
    Column("made_at", Float, nullable=False),
    comment="Browsers that want to be told of turns while no page is open.",
)
