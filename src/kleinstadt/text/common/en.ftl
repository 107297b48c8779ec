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
error-bad_field = { $place }: { $why }
error-bad_journal = Line { $line } of the journal: { $why }.
error-nothing_to_undo = There is nothing to take back.
error-undo_entangled = That cannot be taken back: a later move of somebody needs it.
error-older_rules = That was played under older rules and cannot be shown.
error-other_rules = This journal follows version { $version } of the rules; installed is { $installed }.
error-unknown_game = There is no game “{ $game }”; there is { $known }.
error-broken_game = The game { $game } cannot be loaded: { $why }
error-unknown_bot = There is no bot “{ $bot }”; there is { $known }.
error-bad_bots = { $seats } seats need as many bots, not { $bots }.
error-missing_text = A text is missing or does not fit: { $text }

## At the table

event-undone = { $count ->
    [one] { $seat } takes a move back.
   *[other] { $seat } takes something back, and with it everything since: { $count } entries.
}
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
