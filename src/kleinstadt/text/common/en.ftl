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
error-nothing_to_undo = There is nothing to take back.
error-undo_entangled = That cannot be taken back: a later move of somebody needs it.
error-older_rules = That was played under older rules and cannot be shown.
error-other_rules = This journal follows version { $version } of the rules; installed is { $installed }.
error-unknown_game = There is no game “{ $game }”; there is { $known }.
error-unknown_bot = There is no bot “{ $bot }”; there is { $known }.
