### The command line, in English.

cli-about = Town-building board games: play, simulate, replay, score.
cli-epilog = --lang de or --lang en chooses the language, anywhere on the line. “kleinstadt COMMAND --help” says more.
cli-command = COMMAND
cli-game = GAME
cli-name = NAME
cli-file = FILE
cli-folder = FOLDER
cli-host = HOST
cli-word = WORD
cli-address = ADDRESS
cli-pair = KEY=VALUE
cli-pure = pure Python
cli-compiled = compiled
cli-see-help = --help says more

## What cannot be done

cli-stopped = Stopped.
cli-fault = This is a fault in Kleinstadt { $version }. Please report it, with the lines above, where you got the program from.
cli-not-whole = “{ $text }” is not possible; it must be a whole number from { $least } to { $most }.
cli-not-decimal = “{ $text }” is not possible; it must be a number from { $least } to { $most }.
cli-no-number = “{ $text }” is not possible; it must be a whole number.
cli-not-seed = “{ $text }” is not possible; it must be a whole number from 0 to { $most }.
cli-no-bot = --bots: there is no bot “{ $name }”; there is { $known }.
cli-system-missing = there is no such file or folder.
cli-system-forbidden = that is not permitted.
cli-system-folder = this is a folder, not a file.
cli-system-no-folder = something on the way there is not a folder.
cli-system-exists = this exists already.
cli-system-long-name = this name is too long.
cli-system-full = there is no room left on the disk.
cli-system-many-files = too many files are open.
cli-system-other = the operating system reports { $code }.
cli-bad-lang = --lang { $lang }: the languages are { $known }.
cli-bad-option = --option { $pair }: write it as KEY=VALUE.
cli-no-facts = { $game } cannot be played with values of your own.
cli-noted = Noted in { $file }.
cli-no-option = --option { $key }: there is no such option; there are { $known }.
cli-bad-value = --option { $key }: { $value } is not possible; it can be { $known }.
cli-clash = --option { $pair }: this does not go with { $clash }.
cli-no-port = The server cannot listen at { $host }, port { $port }. Another program may be using it; --port chooses another one.
cli-bots-or-policy = --bots and --policy say the same thing; give one of them.
cli-contest = { $games ->
    [one] One game.
   *[other] { $games } games, every deal once from each seat.
}
cli-generation = { $number } of { $all }: { $games } games so far, { $points } points on average, off by { $error }
cli-trained = What was learned is in { $file }.
cli-strength = Points of a game, by the number of games learned from:
cli-no-values = { $game } has no values that could be learned.
cli-other-run = The run in { $folder } was begun with other facts about positions or another --units, or its files are damaged; it cannot go on. Give it another --folder.
cli-never-so = { $game } is never played so.
cli-needs-numpy = For learning the package numpy is needed: pip install 'kleinstadt[train]'
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}, { $moves } moves. Checksum { $digest }
cli-took = { $seconds } seconds: { $games } games and { $moves } moves a second
cli-bad-people = { $people } people cannot play in a game of { $players }.
cli-broken-game = The game { $game } cannot be started: { $why }
cli-missing-texts = The game { $game } lacks texts: { $texts }
cli-for-players = { $fewest } to { $most } players
cli-in-file = { $file }: { $why }
cli-not-text = { $file }: this is not a text file in UTF-8.
cli-not-json = { $file }: line { $line }, column { $column }: this is not JSON.
cli-not-toml = { $file }: line { $line }, column { $column }: this is not TOML.
cli-no-position = { $file }: a position is needed: a table with “players”, or a list of such tables.
cli-total = Total
cli-no-file = Which journal? Name files, or say --all.

## A new game

cli-new-game-bad-name = “{ $name }” cannot be the name of a game: it takes small letters from a to z, words joined by _, { $most } characters at most, for example my_game.
cli-new-game-keyword = “{ $name }” cannot be the name of a game: it is a word of Python itself.
cli-new-game-installed = A game “{ $name }” is installed already; choose another name.
cli-new-game-module = There is a Python module “{ $name }” already, which the game would hide; choose another name.
cli-new-game-exists = “{ $name }” exists here already; nothing was written.
cli-new-game-done = In { $folder } lies a small game that works. To install it, play it and test it:
cli-new-game-then = Then make it yours, file by file: docs/adding-a-game.md tells how.

## Server and database

cli-serving = Kleinstadt opens at { $address } (Ctrl-C ends the server; every table is kept).
cli-needs-server = This needs the web server and the database, which are not installed here: pip install "kleinstadt[server]"
cli-no-database = { $file }: there is no database of Kleinstadt here.
cli-cannot-open = { $file }: this database cannot be opened.
cli-database-in-use = { $file }: another server works on this database already.
cli-other-servers = { $file }: servers of another version, or with other games or bots, work on this database already.
cli-workers-need-postgresql = Several workers need PostgreSQL: --database postgresql://…
cli-bad-mail = No mail can be sent like this: --mail is smtp://USER:PASSWORD@HOST:587 or smtps://…, --mail-from is a mail address.
cli-bad-mail-page = Where are mails to lead? --mail-page names the address of the page, such as https://games.example.
cli-mail-without = --mail-from and --mail-page need a mail server: --mail smtp://…
cli-no-mail-password = The mail server's password cannot be read: { $file }
help-backup = copy the server's database, also while it runs
help-backup-file = the file to write; there must be none of that name yet
help-restore = put a copy in the place of the server's database, which is kept beside it
help-restore-file = a copy made by `kleinstadt backup`
cli-exists-already = { $file }: there is such a file already.
cli-own-tools = Databases of the kind { $kind } are copied by their own tools.
cli-backed-up = { $file } has everything: { $count ->
    [one] one table
   *[other] { $count } tables
}.
cli-restored = { $file } is as it was in the copy: { $count ->
    [one] one table
   *[other] { $count } tables
}.
cli-kept-before = What was there before lies in { $file }.
help-people = everybody the server knows, while it runs: list, sign out, give a new password, remove
help-people-more = Who comes without an account is a guest. A server that is running notices within seconds.
help-people-action = list [WORD], sign-out WHO (all sessions end; a guest cannot come back as the same one), password WHO (a new one, which is shown), remove WHO (bots take their seats)
help-people-who = the id that the list shows, or the name of an account
help-people-yes = remove without asking again
cli-who = WHO
cli-id = ID
cli-people-which = There is nobody called “{ $who }”; the list shows ids and names.
cli-people-no-account = { $who } has no account, and so no password.
cli-people-nameless = nameless
cli-people-guest = guest
cli-people-account = account
cli-people-facts = tables: { $tables }, sessions: { $sessions }, last here { $day }
cli-people-signed-out = All sessions of { $who } have ended.
cli-people-password = The new password of { $who }: { $password }
cli-people-sure = Removing { $who } cannot be undone. With --yes it is done.
cli-people-removed = { $who } is removed.
cli-people-not-removed = At table { $table } the seat could not be taken: { $why }
help-tables = every table of the server, while it runs: list, close
help-tables-more = A table that is closed is gone, with its game; its screens are closed within seconds.
help-tables-action = list, or close ID
help-tables-table = the table to close
help-tables-yes = close without asking again
cli-tables-which = There is no table “{ $table }”; the list shows their ids.
cli-tables-sure = Closing { $table } deletes its game. With --yes it is done.
cli-tables-closed = Table { $table } is closed.
cli-table-open = open
cli-table-running = running
cli-table-over = over
cli-other-database = { $file } is of another version: the server brings it up to date when it starts.

help-transfer = bring everything from the server's database into an empty one, PostgreSQL for example
help-transfer-to = the empty database: an address like postgresql://…, or a file
cli-not-empty = { $file }: there is something in this database already.
cli-differs = { $file }: what arrived there is not the same. The old database is as it was.
cli-transferred = { $file } has everything: { $count ->
    [one] one game
   *[other] { $count } games
}.
cli-newer-database = { $file }: this database belongs to another version of Kleinstadt.
cli-database-kind = --database { $kind }://…: this can be a file (SQLite) or an address that begins with postgresql://.
cli-database-nameless = { $file }: the address has to name a database, too: postgresql://host/kleinstadt.
cli-no-driver = This database needs the Python package { $module }, which is not installed.

## Replays

cli-replays = { $file }: replays, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
cli-checked = { $count ->
    [one] One journal checked
   *[other] { $count } journals checked
}, { $failed ->
    [0] all of them replay.
    [one] one does not replay.
   *[other] { $failed } do not replay.
}
cli-table = Table { $table }
cli-not-over = This game is not over yet.
cli-entry-undo = { $number }. { $name } takes back.
cli-entry-segment = { $number }. The game goes on under newer rules.
cli-step = Entry { $at } of { $last }. Enter: on, b: back, number: go there, q: end >
cli-other-game = this is a game of { $game }.

## Playing

cli-welcome = { $game }: have fun! ? shows what you can type.
cli-resumed = Welcome back. The game goes on where you left it (--new begins another one).
cli-left = Until next time! { $command } goes on right here.
cli-kept = The game is kept in { $file }
cli-over = The game is over.
cli-keys-short = ? for help
cli-keys =
    number or move   play it: 3, or “place b2”; a field alone will do: b2
    p number         what the move would do
    word             the moves in which it occurs
    m                the table and the moves again
    l                all moves in a list, page by page
    b                all boards
    c [name]         what the cards say
    s                the score as it stands
    r [number]       the rule
    t                a hint, and why (alone with bots)
    u                take back
    q                leave; the game waits for you
cli-thinking = A bot is thinking …
cli-review-ask = See which of your answers cost most? That takes some seconds. (y/n)
cli-forfeit = { $why } It forfeits: “{ $deputy }” answers in its place from now on.
cli-forfeits = { $games ->
    [one] { $bot } forfeited one game, which counts as lost: { $why }
   *[other] { $bot } forfeited { $games } games, which count as lost; the last one because: { $why }
}
cli-resumed-without = A bot of this game is a command, or is not installed here; “{ $deputy }” plays in its place.
help-serve-bot = another bot that people may choose: the name of an installed one, or NAME=exec:COMMAND
cli-bad-guest = --bot { $given }: that is neither the name of an installed bot nor NAME=exec:COMMAND.
cli-numbers-on-board = The numbers stand on the board, for example: { $first }.
cli-more-moves = { $count ->
    [one] One more move.
   *[other] { $count } more moves.
} l shows how the list goes on; a word shows only the moves in which it occurs.
cli-list-moves = l shows all moves in a list; a word shows the moves in which it occurs.
cli-several-there = { $sign } stands for several moves, the first of them { $number }; l lists them all.
cli-gains = Points: { $gains }
cli-no-such-move = There are moves 1 to { $most }.
cli-not-understood = I do not understand “{ $text }”. ? shows what you can type.
cli-no-cards = This game has no cards to read about.
cli-no-cards-now = No card lies open now; c and a name shows any other.
cli-no-rules = This game brings no rules to read.
cli-part = PART
cli-card = CARD
cli-setup-code = Code for the same set-up at another table: { $code }
cli-setup-what = What is to be set up? Name a game or a --code.
cli-code-alone = A --code says everything already; beside it only --names, --again and --json make sense.
cli-no-part = --again { $part }: this is not drawn here; drawn are { $known }.
cli-no-setup = There is no guide to the set-up of this game; this lies open on the table:
cli-hidden = hidden
cli-no-card = There is no card “{ $card }”.
cli-no-rule = The rules do not tell about “{ $rule }”.
cli-points-change = Points: { $before } → { $after }
cli-hand-over = It is { $name }’s turn. Press Enter when you sit at the keyboard.
cli-earlier = ({ $count ->
    [one] one earlier event
   *[other] { $count } earlier events
})
cli-taken-back = { $count ->
    [one] Taken back.
   *[other] Taken back, and with it everything since: { $count } moves.
}
cli-all-agree = Others have moved or something was shown since. Does everybody agree (y/n)?
cli-bot-name-1 = Fox
cli-bot-name-2 = Badger
cli-bot-name-3 = Owl
cli-bot-name-4 = Otter
cli-bot-name-5 = Hedgehog

## Tables

cli-column-bot = bot
cli-column-seat = seat
cli-column-games = games
cli-column-seats = seats
cli-column-points = points
cli-column-rating = rating
cli-column-interval = interval of 95 %
cli-column-won = won
cli-column-even = if all were equal
cli-column-decisions = question
cli-column-words = word
cli-column-events = event
cli-column-times = count
cli-column-contender = who
cli-column-players = players
cli-column-moves_per_second = moves/s
cli-column-games_per_second = games/s
cli-column-rounds_per_second = rounds/s
cli-column-moves_per_round = moves/round
cli-column-thought_moves_per_second = moves/s
cli-column-moves_us = moves
cli-column-play_us = play
cli-column-copy_us = copy
cli-column-view_us = view
cli-column-imagine_us = imagine
cli-column-redeal_us = redeal
cli-column-scores_us = scores
cli-column-bytes = bytes
cli-column-tables = tables
cli-column-p50_ms = p50 ms
cli-column-p95_ms = p95 ms
cli-column-p99_ms = p99 ms
cli-column-cpu_per_move_us = CPU µs/move
cli-column-cpu_per_message_us = CPU µs/message
cli-column-echo_p95_ms = echo p95 ms
cli-column-echo_cpu_per_message_us = echo CPU µs/message
cli-column-times_echo = × echo
cli-column-screen_bytes = bytes/screen
cli-column-bytes_per_move = bytes/move
cli-contender-pure = pure
cli-contender-compiled = compiled
cli-contender-floor = engine alone
cli-contender-catanatron = catanatron
cli-contender-chess = chess
cli-bench-medians = { $game }, random play; medians; times in µs of the processor
cli-bench-search = How bots think: rounds of thought a second of the processor, and the moves made in them; medians
cli-bench-ratios = Ratios to { $yardstick } in the same round: median (least to most)
cli-bench-spread = × { $median } ({ $least } to { $most })
cli-bench-missing = { $name } took no part: { $why }
why-not_compiled = this is pure Python.
why-not_installed = the package is not installed; it comes with kleinstadt[bench].
why-no_open_spiel = the package is not installed; it comes with kleinstadt[openspiel].
why-no_choice = in a hundred games nobody had a choice half way.

## Commands and their options

help-games = which games there are, for how many, with which options
help-play = play in the terminal, against bots or together at one keyboard
help-play-more = Play in the terminal, against bots or together at one keyboard. Without further wishes the game you left goes on.
help-new-game = write the files of a new game
help-new-game-more = Write the files of a small game that works into a new folder here, to be made into another one.
help-new-game-name = what the game is called: small letters, words joined by _
help-serve = run a server with the browser client
help-simulate = let bots play many games and count
help-simulate-more = Let bots play many games and count. Several bots change seats after every game.
help-replay = tell a recorded game, show it step by step, or check it
help-score = score a finished game on the cardboard table
help-score-more = Score a finished game on the cardboard table, described in JSON or TOML. Warnings go to the error output.
help-setup = draw a fair set-up for the cardboard game
help-setup-game = which game; not needed with --code
help-code = the same set-up as with this code
help-again = draw this part once more; everything else stays (can be repeated)
help-without = this card stays in the box (can be repeated)
help-arena = measure how strong bots are
help-arena-more = Measure how strong bots are. Every deal is played once from each seat; games already played are kept and not played again.
help-arena-players = at tables of so many, as often as you like
help-arena-games = games of each group of bots that meet (200 unless told)
help-arena-folder = where played games are kept
help-arena-page = write everything that is kept as a page in Markdown
help-ladder = measure all levels and write docs/ladder.md
help-ladder-more = Play each level against the one below in every game, at tables of two and four, and write what came of it. Stopped, it goes on where it was: a game that is kept is not played again. Whoever changed levels or values deletes GAME.jsonl in the folder first, for its games are those of other bots.
help-ladder-game = only these games
help-ladder-page = the page that is written, in Markdown (docs/ladder.md unless told)
cli-meeting = { $number } of { $all }: { $game }, { $bots }
cli-ladder = It stands in { $file }.
help-train = learn the values of a game anew
help-train-more = Learn from nothing, by playing, what positions of a game are worth. A run that was stopped goes on where it was.
help-train-folder = where the run is kept
help-train-alone = only from games alone (value.alone.json)
help-train-company = only from games of two to four players
help-train-long = only from games of several eras (value.long.json)
help-train-units = hidden units of the net (64)
help-bench = measure the speed
help-version = tell version and build
help-game = the game; “kleinstadt games” lists them
help-option = an option of the game, as often as you like
help-notes = write what is noted at the end of a sitting, so that a new game can go on from it
help-facts = a file with values of your own copy of the game (TOML or JSON), where a game can be played with them
help-json = answer in JSON
help-players = how many play
help-play-people = how many of them are people at this keyboard (1 unless told)
help-names = the people’s names
help-bots = which bots play: { $known }; several take turns
help-policy = the bot that plays every seat
help-how-many = how many games
help-seed = the same seed gives the same games
help-jobs = how many processes share the work; the result is the same
help-journals = a folder for the journals of all games
help-vary = every game with another number of players and other options, by lot
help-coverage = count every question, card and event
help-new = begin a new game; one that is under way is put aside
help-resume = go on with this journal
help-plain = for screen readers: no drawings, no colours
help-position-file = a position in JSON or TOML (- reads JSON from the input)
help-journal-file = a journal
help-check = only say whether the journals replay
help-step = step by step
help-all = check every stored game: those of the terminal and those of the database
help-database = file or address of the database
help-bench-more = Measure the speed of a game, pure and compiled, beside catanatron and python-chess; of the bots’ search, beside OpenSpiel; or of the server, beside a bare WebSocket echo.
help-bench-game = a game, “search” or “server” (tiny_towns unless told)
help-bench-players = only with so many players (all numbers unless told)
help-bench-repeats = how many rounds count (5 unless told)
help-bench-seconds = how long each measurement takes (0.3 unless told, 1 for the search, 8 for the server)
help-bench-tables = for the server: how many tables play at once
help-serve-host = the address to listen on; 0.0.0.0 is the whole network
help-serve-port = the port to listen on
help-serve-open = open the page in your browser
help-serve-origin = a further address of the page, behind a proxy
help-serve-workers = how many processes serve, on PostgreSQL
help-serve-bot-workers = how many processes think for the bots
help-serve-bot-seconds = how long a bot may think about a decision
help-serve-calls-a-minute = REST calls from one address; 0 lifts the limit
help-serve-messages-a-second = socket messages from one screen, over time
help-serve-request-seconds = how long a connection has to say what it wants
help-serve-accounts = optional: people can have accounts; required: who plays must have one; off: nobody has one (optional unless chosen)
help-serve-invitation = a word that somebody new has to know
help-serve-notify-host = a host that webhooks may lead to
help-serve-push-host = a further push service, besides those of Google, Mozilla, Apple and Microsoft
help-serve-mail = a mail server that tells people of their turn: smtp://USER:PASSWORD@HOST:587 or smtps://…; the password also from KLEINSTADT_MAIL_PASSWORD or a file that KLEINSTADT_MAIL_PASSWORD_FILE names
help-serve-mail-from = whom mails come from
help-serve-mail-page = the address of the page that mails lead to

## What argparse says, with Python's placeholders

argparse-usage = usage:{" "}
argparse-heading = %(heading)s:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help
argparse-argument = %(argument_name)s: %(message)s
argparse-required = missing here: %s
argparse-one-required = one of these is missing: %s
argparse-unrecognized = there is no such thing here: %s
argparse-ambiguous = %(option)s can mean several things: %(matches)s
argparse-not-with = this does not go with %s.
argparse-no-value = no value belongs here: %r
argparse-one-value = the value is missing.
argparse-most-one-value = at most one value belongs here.
argparse-least-one-value = at least one value is missing.
argparse-values = so many values belong here: %s
argparse-bad-value = %(value)r is not possible.
argparse-bad-choice = there is no %(value)r; there is %(choices)s
argparse-bad-command = there is no %(parser_name)r; there is %(choices)s
argparse-error = %(prog)s: %(message)s

## The history

cli-action = ACTION
cli-words = WORD
cli-history-nothing = No game is kept that fits.
cli-history-lasted = { $minutes } minutes
cli-history-which = Name one game by its id, or by its first letters; “kleinstadt history” lists them.
cli-history-which-file = Name a file.
cli-history-no-game = There is no kept game { $key }.
cli-history-several = Several kept games begin with { $key }.
cli-history-read = { $file }: { $added } new, { $replaced } newer than before, { $known } already there.
cli-history-saved = { $games ->
    [one] One game
   *[other] { $games } games
} saved in { $file }.
cli-history-sure = Deleting { $key } cannot be undone. With --yes it is deleted.
cli-history-deleted = Deleted: { $game }, { $day }.
cli-history-kept = Kept in the history.
cli-history-known = This result is in the history already.
cli-history-games = { $games ->
    [one] one game
   *[other] { $games } games
}
cli-history-record = Record: { $points } ({ $name }, { $day })
cli-history-average = Average of all { $all }, of winners { $winners }
cli-history-wins = What winners have more of: { $lines }
cli-history-how = Who shares the first place has won. Games alone count as solo only, bots have no figures of their own.
cli-column-name = name
cli-column-share = share
cli-column-solo = alone
cli-column-duel = head to head
cli-column-ahead = ahead
help-history = your kept games, and what they tell
help-history-more = Your kept games, and what they tell. They lie in your data folder and nowhere else.
help-history-action = list, search WORDS, show ID, statistics, import FILE, export FILE (.json has everything, .csv is a table), delete ID
help-history-words = what to search, show, read, write or delete
help-history-yes = delete without asking again
help-keep = keep the result in the history
