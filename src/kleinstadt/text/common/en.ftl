### What all games share, in English.

list = { $first } and { $last }
player = Player { $number }

## Parts of a position told in words: what every hand has

part-cards = cards
part-count = number of cards
part-seen = cards seen in it
part-gone = cards that left unseen since

## Bots

bot-newcomer = Newcomer
bot-newcomer-text = Still learns, and misses much.
bot-regular = Regular
bot-regular-text = Knows the game and slips now and then.
bot-expert = Expert
bot-expert-text = Plays well and thinks a little ahead.
bot-master = Master
bot-master-text = Thinks ahead as far as it can.
bot-random = Random
bot-random-text = Plays whatever comes to hand.
bot-greedy = Greedy
bot-greedy-text = Takes what looks best right now.
bot-curious = Curious
bot-curious-text = Tries what it has seen least.

## Notices outside the page

notice-turn = It is your turn.
notice-mute = Nothing more of this table
mail-confirm-subject = Your mail address for Kleinstadt
mail-confirm =
    Somebody who is signed in to Kleinstadt as { $who } wants to get mail here. If that was you, open this link. It works for a day, and once:

    { $link }

    If it was not you, leave it closed. Nothing further will come.
mail-table = { $game } with { $others }
mail-turn-subject = Your turn: { $table }
mail-turns-subject = Your turn at { $count } tables: { $table } …
mail-turn-end =
    You switched this mail on on your account page. One tap, and none comes any more:
    { $link }

## Errors

error-illegal_move = “{ $move }” is not possible now.
error-not_asked = You have nothing to decide now.
error-game_over = The game is over.
error-bad_code = “{ $code }” is no code of a set-up. Please check it sign by sign.
error-code_of_other_game = This code belongs to another game: { $game }.
error-too_few_cards = { $needed } of these are needed, and only { $left } are left. Leave fewer in the box.
error-no_such_card = { $card } cannot stay in the box here.
error-no_such_part = { $part } is not drawn here.
error-cannot_be_bought = So much cannot be bought with these Dollars.
error-too_often = Nothing is drawn again more than { $number } times. Rather draw everything anew.
error-bad_seats = This game is for { $fewest } to { $most } players, not { $seats }.
error-unknown_option = There is no option { $option }.
error-unknown_option_near = There is no option { $option }; is { $near } meant?
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
error-field_step_twice = { $place }: { $step } waits here a second time.
error-field_lane = { $place }: a step of another seat does not belong here.
error-field_too_many = { $place }: { $card }: there are { $number }, and only { $most } in the box.
error-field_over = { $place }: a game that is over has no steps to come.
error-dead_end = { $place }: somebody would be asked something that has no answer here.
error-unknown_move = { $move } is no move of this game.
error-unknown_move_number = There is no move { $number }; there are { $size }.
error-misfit = { $place }: these steps do not fit the position.
error-no_carry_over = There are no notes for { $game } that one could go on from.
error-notes_players = These are the notes of { $number } players.
error-pad_players = { $place }: must be a list of { $fewest } to { $most } players.
error-no_score_pad = There is no score pad for { $game }.
error-kept_game = { $file }, line { $line }: this is no kept game.
error-kept_game_of = { $file }, line { $line }: this is no game of { $game }.
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
error-broken_game = The game { $game } cannot be loaded: { $why }
error-game_name_taken = The game { $game } cannot be loaded: another one has the name { $why } already.
error-game_is_none = The game { $game } cannot be loaded: { $why } is no game.
error-game_named_otherwise = The game { $game } cannot be loaded: it calls itself { $why }.
error-unknown_bot = There is no bot “{ $bot }”; there is { $known }.
error-bad_bots = { $seats } seats need as many bots, not { $bots }.
error-missing_text = A text is missing or does not fit: { $text }

## At the table

event-undone = { $count ->
    [one] { $seat } takes a move back.
   *[other] { $seat } takes something back, and with it everything since: { $count } entries.
}
event-dealt_anew = Somebody new sits down, and what is to come was known already: the game begins anew.
event-rules_changed = { $count ->
    [0] The rules have been renewed. The game goes on from here.
    [one] The rules have been renewed. One answer does not fit them any more and has been withdrawn; the game goes on before it.
   *[other] The rules have been renewed. The last { $count } answers do not fit them any more and have been withdrawn; the game goes on before them.
}

error-bad_message = This message cannot be read.
error-bad_body = This request cannot be read: { $why }
error-too_fast = That was too fast; please wait a moment.
error-too_large = That is too much at once.
error-trouble = Something went wrong here; nothing was changed.
error-foreign_origin = This request comes from another page.
error-stale_answer = That question is no longer open.
error-wrong_method = That cannot be done here.
error-no_such_table = There is no such table.
error-no_such_pad = This pad is not shared any more.
error-pad_too_large = There is too much on this pad to share it.
error-too_many_pads = Too many pads are shared here; please try again tomorrow.
error-too_many_phones = Too many phones have this pad open.
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
error-undo_pending = Somebody is already asking for something; that comes first.
error-nothing_asked = Nobody asks for anything now.
error-out_of_time = The time of this seat is used up.
error-empty_chat = There is nothing to say.
error-long_chat = That is longer than { $most } characters.
error-bad_budget = A time budget is between { $fewest } and { $most } seconds.
error-one_seat_each = You can take one seat only.
error-bad_seed = A seed is a number from 0 up.
error-seed_among_friends = A seed can be chosen only alone with bots: who knows it knows the deck.
error-not_running = Only a game that is running is closed.
error-not_away_long = They have not been away for long enough: a bot may sit down for somebody after { $minutes } minutes, by correspondence when their days are over.
error-account_needed = Here one plays with an account.
error-bad_account_name = A name to sign in with has 2 to 40 Latin letters and digits. Spaces and . _ - may stand in it.
error-bad_password = A password has at least { $least } signs, and at most { $most }.
error-no_mail = This server sends no mail.
error-bad_mail_address = Mail cannot be sent to that address.
error-too_many_mails = That was tried too often. Please wait an hour.
error-old_mail_link = This link was used already, or is too old.
error-invitation_needed = Here one is invited by a word.
error-name_taken = Somebody else has this name.
error-no_accounts = There are no accounts here.
error-not_signed_in = You are not signed in.
error-signed_in = You are signed in already.
error-too_many_tries = That was tried too often; please wait a minute.
error-wrong_old_password = That is not your password.
error-wrong_password = This name and this password do not belong together.
error-knows_other_hand = You have sat at another seat of this game and know what is there.
error-bad_days = Every answer can have 1 to { $most } days.
error-not_host = Only who opened the table may do that.
error-not_alone = There is no hint: others play here.
error-no_hint = No hint could be found.
error-no_review = This game cannot be looked back on.
error-bot_missing = { $bot } cannot be started: { $why }
error-bot_silent = { $seconds ->
    [one] { $bot } gave no answer within one second.
   *[other] { $bot } gave no answer within { $seconds } seconds.
}
error-bot_gone = { $bot } ended in the middle of the game.
error-bot_unreadable = { $bot } said something that is no answer: { $said }
error-bot_illegal = { $bot } gave an answer that is not allowed: { $said }
error-others_play = Others have seats in this game. It is closed when all of them agree, or when they have been absent for { $days } days.
error-host_not_permitted = The owner of this server does not permit that address.
error-no_push_service = This server cannot send messages to this browser.
error-no_text = There is no such text.

## Hints

hint-says = A bot would do this:
hint-then = Then: { $moves }
hint-clear = It is sure of that.
hint-likely = It thinks that is best.
hint-close = It is not sure: other answers are about as good.
hint-at_once = Because it { $reasons }.
hint-ahead = Because, a few answers on, it { $reasons }.
hint-unsaid = Why is hard to put into words: of { $rounds } ways on that it tried, the better ones begin like this.
hint-next = Next best, about { $points } points behind: { $move }
hint-next-even = Hardly worse: { $move }
review-title = What cost you most
review-none = No answer of yours cost much: a bot would have played about the same.
review-played = You answered: { $move }
review-better = Better, by about { $points } points: { $move }
reason-score = { $points ->
    [one] brings one more point
   *[other] brings { $points } more points
}

## Who has won

points-won = { $points ->
    [1] one point
   *[other] { $points } points
}
end-winner = { $count ->
    [one] { $names } wins with { points-won }.
   *[other] { $names } win with { points-won }.
}
tie-equal = { $points ->
    [1] { $names } have one point each.
   *[other] { $names } have { $points } points each.
}
tie-broken = What decides then: { $what } ({ $amounts }).
tie-amount = { $name } { $amount }
tie-nothing = Nothing else decides: they share the place.

## The score pad

pad-player = Player { $number }
pad-everybody = All together
pad-place-field = { $who }, row { $row }, column { $column }
pad-place-part = { $who }, { $part }
pad-place-item = { $who }, { $part }: { $item }
pad-place-number = { $who }, { $part }, number { $number }
error-field_ambiguous = { $place }: there are several of { $value }; one of these is meant: { $known }.

## The history

error-field_too_long = { $place }: must not be longer than { $most }.
error-field_date = { $place }: must be a day such as 2026-11-16.
error-field_photo = { $place }: must be a picture of at most two megabytes.
error-history_no_winner = { $place }: somebody must have the first place.
error-history_sum = { $place }: must be the sum of the lines.
error-history_empty = There is nothing in this file.
error-history_broken = This file is broken: it ends too early, or is neither JSON nor CSV.
error-history_foreign = This is no history that was saved with Kleinstadt. A table needs at least the columns date, game, name and points.
error-history_newer = This history was saved by another edition of Kleinstadt and cannot be read here.
error-history_too_many = A file may hold { $most } games at most.
error-history_full = The account has room for { $most } games.
error-history_too_large = This game is too long to be kept with the account.
