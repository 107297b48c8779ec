### What all games share, in English.

list = { $first } and { $last }
player = Player { $number }

## Bots

bot-random = Random
bot-random-text = Plays whatever comes to hand.
bot-greedy = Greedy
bot-greedy-text = Takes what looks best right now.
bot-curious = Curious
bot-curious-text = Tries what it has seen least.

## Errors

error-illegal_move = “{ $move }” is not possible now.
error-not_asked = You have nothing to decide now.
error-game_over = The game is over.
error-bad_seats = This game is for { $fewest } to { $most } players, not { $seats }.
error-unknown_option = There is no option { $option }.
error-bad_option_value = The option “{ $option }” cannot be { $value }.
error-bad_combination = The option “{ $option }” cannot be { $value } when { $other } is { $other_value }.
error-wrong_game = This belongs to another game: { $game }.
error-field_number = { $place }: must be a number from { $least } to { $most }, not { $value }.
error-field_flag = { $place }: must be true or false.
error-field_text = { $place }: must be a text.
error-field_list = { $place }: must be a list.
error-field_list_of = { $place }: must be a list of length { $length }.
error-field_table = { $place }: must be a table.
error-field_missing = { $place }: is missing.
error-field_unknown = { $place }: { $value } is not known here.
error-field_unknown_near = { $place }: { $value } is not known here; is { $near } meant?
error-field_step = { $place }: must be a kind of step, its seat and its numbers.
error-field_step_seat = { $place }: a choice needs the seat that decides.
error-field_step_names = { $place }: { $step } needs these numbers: { $names }.
error-field_lane = { $place }: a step of another seat does not belong here.
error-dead_end = { $place }: somebody would be asked something that has no answer here.
error-misfit = { $place }: these steps do not fit the position.
error-pad_players = { $place }: must be a list of { $fewest } to { $most } players.
error-no_score_pad = This game has no score pad.
error-journal_no_header = Line { $line } of the journal: there is no header.
error-journal_not_json = Line { $line } of the journal: this is not JSON.
error-journal_not_object = Line { $line } of the journal: this is not an object.
error-journal_format = Line { $line } of the journal: this is format { $found }, we read { $read }.
error-journal_no_game = Line { $line } of the journal: the header names no game.
error-journal_header = Line { $line } of the journal: the header needs rules_version and seats.
error-journal_options = Line { $line } of the journal: options must be a table of values.
error-journal_names = Line { $line } of the journal: names must be a list of names.
error-journal_position = Line { $line } of the journal: position must be a dumped position.
error-journal_seed = Line { $line } of the journal: the header needs a seed, a number or its hexadecimal text.
error-journal_segment = Line { $line } of the journal: a segment needs rules_version and position.
error-journal_seat = Line { $line } of the journal: there is no such seat.
error-journal_check = Line { $line } of the journal: check must be text.
error-journal_undo = Line { $line } of the journal: undo must name earlier entries.
error-journal_undo_order = Line { $line } of the journal: undo must name every entry once, in order.
error-journal_moves = Line { $line } of the journal: moves must be a list of moves.
error-journal_refused = Line { $line } of the journal: “{ $said }” cannot be played here.
error-journal_differs = Line { $line } of the journal: the position is another one than when this was played.
error-nothing_to_undo = There is nothing to take back.
error-undo_entangled = That cannot be taken back: a later move of somebody needs it.
error-older_rules = That was played under older rules and cannot be shown.
error-other_rules = This journal follows version { $version } of the rules; installed is { $installed }.
error-unknown_game = There is no game “{ $game }”; there is { $known }.
error-unknown_bot = There is no bot “{ $bot }”; there is { $known }.

## At the table

event-undone = { $count ->
    [one] { $seat } takes a move back.
   *[other] { $seat } takes something back, and with it everything since: { $count } entries.
}

error-bad_message = This message cannot be read.
error-bad_body = This request cannot be read: { $why }
error-too_fast = That was too fast; please wait a moment.
error-too_large = That is too much at once.
error-trouble = Something went wrong here; nothing was changed.
error-foreign_origin = This request comes from another page.
error-stale_answer = That question is no longer open.
error-no_such_table = There is no such table.
error-no_such_seat = There is no such seat.
error-no_such_entry = The record does not reach that far.
error-not_started = The game has not begun.
error-not_over = The game is not over yet.
error-not_seated = You have no seat at this table.
error-not_your_seat = That is not your seat.
error-already_seated = You already have a seat at this table.
error-unknown_link = This link leads nowhere.
error-used_link = This link has already been used.
error-expired_link = This link has expired.
error-unknown_person = Nobody knows you here yet.
error-no_name = Please say your name.
error-undo_pending = Somebody is already asking to take something back.
error-nothing_asked = Nobody asks to take anything back.
error-out_of_time = The time of this seat is used up.
error-empty_chat = There is nothing to say.
error-long_chat = That is longer than { $most } characters.
error-bad_budget = A time budget is between { $fewest } and { $most } seconds.
error-one_seat_each = You can take one seat only.
error-bad_seed = A seed is a number from 0 up.
error-seed_among_friends = A seed can be chosen only alone with bots: who knows it knows the deck.
error-not_host = Only who opened the table may do that.
error-not_alone = There is no hint: others play here.
error-no_hint = No hint could be found.
error-others_play = Others are still playing here.
error-host_not_permitted = The owner of this server does not permit that address.
error-no_text = There is no such text.

## The command line

cli-about = Town-building board games: play, simulate, replay, score.
cli-epilog = --lang de or --lang en chooses the language, anywhere on the line. “kleinstadt COMMAND --help” says more.
cli-command = COMMAND
cli-game = GAME
cli-file = FILE
cli-see-help = --help says more
cli-bad-lang = --lang { $lang }: the languages are { $known }.
cli-bad-option = --option { $pair }: write it as KEY=VALUE.
cli-no-option = --option { $key }: there is no such option; there are { $known }.
cli-bad-value = --option { $key }: { $value } is not possible; it can be { $known }.
cli-clash = --option { $pair }: this does not go with { $clash }.
cli-no-port = The server cannot listen at { $host }, port { $port }. Another program may be using it; --port chooses another one.
cli-bad-count = --games and --jobs must be at least 1, --seed at least 0.
cli-bots-or-policy = --bots and --policy say the same thing; give one of them.
cli-bad-people = { $people } people cannot play in a game of { $players }.
cli-for-players = { $fewest } to { $most } players
cli-in-file = { $file }: { $why }
cli-not-text = { $file }: this is not a text file in UTF-8.
cli-not-json = { $file }: line { $line }, column { $column }: this is not JSON.
cli-not-toml = { $file }: this is not TOML: { $why }
cli-no-position = { $file }: a position is needed: a table with “players”, or a list of such tables.
cli-total = Total
cli-no-file = Which journal? Name files, or say --all.
cli-no-database = { $file }: there is no database of Kleinstadt here.
cli-no-driver = This database needs the Python package { $module }, which is not installed.
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
cli-other-game = { $file }: this is a game of { $game }.

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
    m                the table and all moves again
    b                all boards
    c [name]         what the cards say
    s                the score as it stands
    r [number]       the rule
    u                take back
    q                leave; the game waits for you
cli-numbers-on-board = The numbers stand on the board, for example: { $first }.
cli-more-moves = { $count ->
    [one] One more move.
   *[other] { $count } more moves.
} Type a word to see only the moves in which it occurs.
cli-no-such-move = There are moves 1 to { $most }.
cli-not-understood = I do not understand “{ $text }”. ? shows what you can type.
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

help-games = which games there are, for how many, with which options
help-play = play in the terminal, against bots or together at one keyboard
help-play-more = Play in the terminal, against bots or together at one keyboard. Without further wishes the game you left goes on.
help-serve = run a server with the browser client
help-simulate = let bots play many games and count
help-replay = tell a recorded game, show it step by step, or check it
help-score = score a finished game on the cardboard table
help-score-more = Score a finished game on the cardboard table, described in JSON or TOML. Warnings go to the error output.
help-setup = draw a fair set-up for the cardboard game
help-bench = measure the speed
help-game = the game; “kleinstadt games” lists them
help-option = an option of the game, as often as you like
help-json = answer in JSON
help-players = how many play
help-people = how many of them are people at this keyboard (1 unless told)
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
help-bench-more = Measure the speed of a game, pure and compiled, beside catanatron and python-chess; or of the server, beside a bare WebSocket echo.
help-bench-game = a game, or “server” (tiny_towns unless told)
help-bench-players = only with so many players (all numbers unless told)
help-bench-repeats = how many rounds count (5 unless told)
help-bench-seconds = how long each measurement takes (0.3 unless told, 8 for the server)
help-bench-tables = for the server: how many tables play at once
help-serve-host = the address to listen on; 0.0.0.0 is the whole network
help-serve-port = the port to listen on
help-serve-open = open the page in your browser
help-serve-origin = a further address of the page, behind a proxy
help-serve-bot-workers = how many processes think for the bots
help-serve-bot-seconds = how long a bot may think about a decision
help-serve-calls-a-minute = REST calls from one address; 0 lifts the limit
help-serve-messages-a-second = socket messages from one screen, over time
help-serve-notify-host = a host that webhooks may lead to
