### Was alle Spiele gemeinsam haben, auf Deutsch.

list = { $first } und { $last }
player = Spieler { $number }

## Bots

bot-random = Zufall
bot-random-text = Spielt, was ihm in die Finger kommt.
bot-greedy = Gierig
bot-greedy-text = Nimmt, was gerade am besten aussieht.
bot-curious = Neugierig
bot-curious-text = Probiert, was er am seltensten gesehen hat.

## Fehler

error-illegal_move = „{ $move }“ geht jetzt nicht.
error-not_asked = Du hast jetzt nichts zu entscheiden.
error-game_over = Das Spiel ist aus.
error-bad_seats = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
error-unknown_option = Die Einstellung { $option } gibt es nicht.
error-bad_option_value = Die Einstellung „{ $option }“ kann nicht { $value } sein.
error-bad_combination = Die Einstellung „{ $option }“ kann nicht { $value } sein, wenn { $other } { $other_value } ist.
error-wrong_game = Das gehört zu einem anderen Spiel: { $game }.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-undo_entangled = Das lässt sich nicht zurücknehmen: Ein späterer Zug von jemandem braucht es.
error-older_rules = Das wurde nach älteren Regeln gespielt und lässt sich nicht mehr zeigen.
error-other_rules = Diese Aufzeichnung folgt Fassung { $version } der Regeln; installiert ist { $installed }.
error-unknown_game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
error-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $known }.
