### Was alle Spiele gemeinsam haben, auf Deutsch.

list = { $first } und { $last }
player = Gast { $number }

## Teile einer Stellung in Worten: was jede Hand hat

part-cards = Karten
part-count = Zahl der Karten
part-seen = darin gesehene Karten
part-gone = seither ungesehen weg

## Bots

bot-newcomer = Neuling
bot-newcomer-text = Lernt noch und übersieht vieles.
bot-regular = Kenner
bot-regular-text = Kennt das Spiel und irrt sich dann und wann.
bot-expert = Könner
bot-expert-text = Spielt gut und denkt ein wenig voraus.
bot-master = Meister
bot-master-text = Denkt so weit voraus, wie es geht.
bot-random = Zufall
bot-random-text = Spielt, was ihm in die Finger kommt.
bot-greedy = Gierig
bot-greedy-text = Nimmt, was gerade am besten aussieht.
bot-curious = Neugierig
bot-curious-text = Probiert, was er am seltensten gesehen hat.

## Nachrichten außerhalb der Seite

notice-turn = Du bist dran.
notice-mute = Von diesem Tisch nichts mehr
mail-confirm-subject = Deine Mailadresse für Kleinstadt
mail-confirm =
    Jemand, der bei Kleinstadt als { $who } angemeldet ist, möchte hier Mails bekommen. Warst du das, dann öffne diesen Link. Er gilt einen Tag und einmal:

    { $link }

    Warst du es nicht, dann lass ihn zu. Dann kommt nichts weiter.
mail-table = { $game } mit { $others }
mail-turn-subject = Du bist dran: { $table }
mail-turns-subject = Du bist an { $count } Tischen dran: { $table } …
mail-turn-end =
    Diese Mail hast du auf deiner Kontoseite eingeschaltet. Ein Tipp, und es kommt keine mehr:
    { $link }

## Fehler

error-illegal_move = „{ $move }“ geht jetzt nicht.
error-not_asked = Du hast jetzt nichts zu entscheiden.
error-game_over = Das Spiel ist aus.
error-bad_code = „{ $code }“ ist kein Code eines Aufbaus. Bitte prüfe ihn Zeichen für Zeichen.
error-code_of_other_game = Dieser Code gehört zu einem anderen Spiel: { $game }.
error-too_few_cards = Davon werden { $needed } gebraucht, und nur { $left } sind noch im Spiel. Lasst weniger in der Schachtel.
error-no_such_card = { $card } kann hier nicht in der Schachtel bleiben.
error-no_such_part = { $part } wird hier nicht ausgelost.
error-cannot_be_bought = So viel ist mit diesen Talern nicht zu kaufen.
error-too_often = Öfter als { $number }-mal wird nichts neu ausgelost. Lost lieber alles neu aus.
error-bad_seats = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
error-unknown_option = Die Einstellung { $option } gibt es nicht.
error-unknown_option_near = Die Einstellung { $option } gibt es nicht; ist { $near } gemeint?
error-bad_option_value = Die Einstellung „{ $option }“ kann nicht { $value } sein.
error-bad_combination = Die Einstellung „{ $option }“ kann nicht { $value } sein, wenn { $other } { $other_value } ist.
error-wrong_game = Das gehört zu einem anderen Spiel: { $game }.
error-field_number = { $place }: muss eine Zahl von { $least } bis { $most } sein, nicht { $value }.
error-field_flag = { $place }: muss true oder false sein.
error-field_text = { $place }: muss ein Text sein.
error-field_list = { $place }: muss eine Liste sein.
error-field_list_of = { $place }: muss eine Liste der Länge { $length } sein.
error-field_table = { $place }: muss eine Tabelle sein.
error-field_missing = { $place }: fehlt.
error-field_unknown = { $place }: { $value } ist hier nicht bekannt.
error-field_unknown_near = { $place }: { $value } ist hier nicht bekannt; ist { $near } gemeint?
error-field_step = { $place }: muss die Art des Schritts, sein Platz und seine Zahlen sein.
error-field_step_seat = { $place }: eine Entscheidung braucht den Platz, der sie trifft.
error-field_step_names = { $place }: { $step } braucht diese Zahlen: { $names }.
error-field_step_twice = { $place }: { $step } wartet hier ein zweites Mal.
error-field_lane = { $place }: ein Schritt eines anderen Platzes gehört nicht hierher.
error-field_too_many = { $place }: { $card }: da sind { $number }, in der Schachtel sind nur { $most }.
error-field_over = { $place }: ein Spiel, das vorbei ist, hat keine Schritte mehr vor sich.
error-dead_end = { $place }: jemand würde etwas gefragt, worauf es hier keine Antwort gibt.
error-unknown_move = { $move } ist kein Zug dieses Spiels.
error-unknown_move_number = Einen Zug { $number } gibt es nicht; es gibt { $size }.
error-misfit = { $place }: diese Schritte passen nicht zur Stellung.
error-no_carry_over = Für { $game } gibt es keine Notizen, mit denen man fortsetzen könnte.
error-notes_players = Das sind die Notizen von { $number } Leuten.
error-pad_players = { $place }: muss eine Liste von { $fewest } bis { $most } Personen sein.
error-no_score_pad = Für { $game } gibt es keinen Wertungsblock.
error-kept_game = { $file }, Zeile { $line }: Das ist keine aufgehobene Partie.
error-kept_game_of = { $file }, Zeile { $line }: Das ist keine Partie von { $game }.
error-journal_no_header = Zeile { $line } des Protokolls: Der Kopf fehlt.
error-journal_not_json = Zeile { $line } des Protokolls: Das ist kein JSON.
error-journal_not_object = Zeile { $line } des Protokolls: Das ist kein Objekt.
error-journal_format = Zeile { $line } des Protokolls: Das ist Format { $found }, gelesen wird { $read }.
error-journal_no_game = Zeile { $line } des Protokolls: Der Kopf nennt kein Spiel.
error-journal_header = Zeile { $line } des Protokolls: Der Kopf braucht rules_version und seats.
error-journal_options = Zeile { $line } des Protokolls: options muss eine Tabelle von Werten sein.
error-journal_names = Zeile { $line } des Protokolls: names muss eine Liste von Namen sein.
error-journal_position = Zeile { $line } des Protokolls: position muss eine gespeicherte Stellung sein.
error-journal_seed = Zeile { $line } des Protokolls: Der Kopf braucht einen Startwert, eine Zahl oder ihren hexadezimalen Text.
error-journal_segment = Zeile { $line } des Protokolls: Ein Abschnitt braucht rules_version und position.
error-journal_seat = Zeile { $line } des Protokolls: Diesen Platz gibt es nicht.
error-journal_check = Zeile { $line } des Protokolls: check muss ein Text sein.
error-journal_undo = Zeile { $line } des Protokolls: undo muss frühere Einträge nennen.
error-journal_undo_order = Zeile { $line } des Protokolls: undo muss jeden Eintrag einmal nennen, der Reihe nach.
error-journal_moves = Zeile { $line } des Protokolls: moves muss eine Liste von Zügen sein.
error-journal_refused = Zeile { $line } des Protokolls: „{ $said }“ kann hier nicht gespielt werden.
error-journal_differs = Zeile { $line } des Protokolls: Die Stellung ist eine andere als damals.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-undo_entangled = Das lässt sich nicht zurücknehmen: Ein späterer Zug von jemandem braucht es.
error-older_rules = Das wurde nach älteren Regeln gespielt und lässt sich nicht mehr zeigen.
error-other_rules = Diese Aufzeichnung folgt Fassung { $version } der Regeln; installiert ist { $installed }.
error-unknown_game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
error-broken_game = Das Spiel { $game } lässt sich nicht laden: { $why }
error-game_name_taken = Das Spiel { $game } lässt sich nicht laden: { $why } heißt schon ein anderes.
error-game_is_none = Das Spiel { $game } lässt sich nicht laden: { $why } ist kein Spiel.
error-game_named_otherwise = Das Spiel { $game } lässt sich nicht laden: Es nennt sich selbst { $why }.
error-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $known }.
error-bad_bots = { $seats } Plätze brauchen ebenso viele Bots, nicht { $bots }.
error-missing_text = Ein Text fehlt oder passt nicht: { $text }

## Am Tisch

event-undone = { $count ->
    [one] { $seat } nimmt einen Zug zurück.
   *[other] { $seat } nimmt etwas zurück, und mit ihm alles seither: { $count } Einträge.
}
event-dealt_anew = Jemand setzt sich dazu, und was kommt, war schon bekannt: Das Spiel beginnt neu.
event-rules_changed = { $count ->
    [0] Die Regeln wurden erneuert. Das Spiel geht von hier aus weiter.
    [one] Die Regeln wurden erneuert. Eine Antwort passt nicht mehr dazu und wurde zurückgenommen; das Spiel geht vor ihr weiter.
   *[other] Die Regeln wurden erneuert. Die letzten { $count } Antworten passen nicht mehr dazu und wurden zurückgenommen; das Spiel geht vor ihnen weiter.
}

error-bad_message = Diese Nachricht ist nicht zu lesen.
error-bad_body = Diese Anfrage ist nicht zu lesen: { $why }
error-too_fast = Das war zu schnell hintereinander; warte einen Augenblick.
error-too_large = Das ist zu viel auf einmal.
error-trouble = Hier ging etwas schief; es wurde nichts verändert.
error-foreign_origin = Diese Anfrage kommt von einer anderen Seite.
error-stale_answer = Diese Frage ist nicht mehr offen.
error-wrong_method = Das geht hier nicht.
error-no_such_table = Diesen Tisch gibt es nicht.
error-no_such_pad = Dieser Block wird nicht mehr geteilt.
error-pad_too_large = Auf diesem Block steht zu viel, um ihn zu teilen.
error-too_many_pads = Hier werden zu viele Blöcke geteilt; versuch es morgen noch einmal.
error-too_many_phones = Diesen Block haben schon zu viele Telefone offen.
error-no_such_seat = Diesen Platz gibt es nicht.
error-no_such_entry = So weit reicht die Aufzeichnung nicht.
error-not_started = Das Spiel hat noch nicht begonnen.
error-not_over = Das Spiel ist noch nicht aus.
error-not_seated = Du sitzt nicht an diesem Tisch.
error-not_your_seat = Das ist nicht dein Platz.
error-already_seated = Du hast schon einen Platz an diesem Tisch.
error-unknown_link = Dieser Link führt nirgendwohin.
error-used_link = Dieser Link wurde schon benutzt.
error-expired_link = Dieser Link ist abgelaufen.
error-unknown_person = Hier kennt dich noch niemand.
error-no_name = Sag bitte, wie du heißt.
error-undo_pending = Jemand bittet schon um etwas; das kommt zuerst.
error-nothing_asked = Gerade bittet niemand um etwas.
error-out_of_time = Die Zeit dieses Platzes ist um.
error-empty_chat = Da steht nichts.
error-long_chat = Das ist länger als { $most } Zeichen.
error-bad_budget = Die Bedenkzeit liegt zwischen { $fewest } und { $most } Sekunden.
error-one_seat_each = Du kannst nur einen Platz nehmen.
error-bad_seed = Ein Startwert ist eine Zahl ab 0.
error-seed_among_friends = Einen Startwert wählst du nur allein mit Bots: Wer ihn kennt, kennt den Stapel.
error-not_running = Nur ein laufendes Spiel wird geschlossen.
error-not_away_long = So lange ist dort noch niemand fort: Ein Bot darf nach { $minutes } Minuten einspringen, bei Fernpartien, wenn die Tage um sind.
error-account_needed = Hier spielt man mit einem Konto.
error-bad_account_name = Ein Name zum Anmelden hat 2 bis 40 lateinische Buchstaben und Ziffern. Leerzeichen und . _ - dürfen darin stehen.
error-bad_password = Ein Passwort hat mindestens { $least } Zeichen und höchstens { $most }.
error-no_mail = Dieser Server sendet keine Mails.
error-bad_mail_address = An diese Adresse kann keine Mail gehen.
error-too_many_mails = Das wurde zu oft versucht. Bitte warte eine Stunde.
error-old_mail_link = Dieser Link wurde schon benutzt oder ist zu alt.
error-invitation_needed = Hierher wird man mit einem Wort eingeladen.
error-name_taken = Diesen Namen hat schon jemand anderes.
error-no_accounts = Hier gibt es keine Konten.
error-not_signed_in = Du bist nicht angemeldet.
error-signed_in = Du bist schon angemeldet.
error-too_many_tries = Das wurde zu oft versucht; bitte warte eine Minute.
error-wrong_old_password = Das ist nicht dein Passwort.
error-wrong_password = Dieser Name und dieses Passwort gehören nicht zusammen.
error-knows_other_hand = Du hast in diesem Spiel schon auf einem anderen Platz gesessen und weißt, was dort ist.
error-bad_days = Jede Antwort kann 1 bis { $most } Tage Zeit haben.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-not_alone = Hier spielen andere mit: da gibt es keine Tipps.
error-no_hint = Es hat sich kein Tipp gefunden.
error-no_review = Auf dieses Spiel kann niemand zurückblicken.
error-bot_missing = { $bot } lässt sich nicht starten: { $why }
error-bot_silent = { $seconds ->
    [one] { $bot } hat eine Sekunde lang nicht geantwortet.
   *[other] { $bot } hat { $seconds } Sekunden lang nicht geantwortet.
}
error-bot_gone = { $bot } hat mitten im Spiel aufgehört.
error-bot_unreadable = { $bot } hat etwas gesagt, was keine Antwort ist: { $said }
error-bot_illegal = { $bot } hat etwas geantwortet, was nicht erlaubt ist: { $said }
error-others_play = Andere haben Plätze in diesem Spiel. Es wird geschlossen, wenn alle zustimmen oder wenn sie { $days } Tage lang nicht da waren.
error-host_not_permitted = Diese Adresse lässt der Betreiber des Servers nicht zu.
error-no_push_service = An diesen Browser kann der Server keine Nachrichten schicken.
error-no_text = Diesen Text gibt es nicht.

## Tipps

hint-says = Ein Bot würde das tun:
hint-then = Dann: { $moves }
hint-clear = Er ist sich sicher.
hint-likely = Er hält das für das Beste.
hint-close = Er ist sich nicht sicher: Anderes ist etwa gleich gut.
hint-at_once = Denn das { $reasons }.
hint-ahead = Denn das, ein paar Antworten weiter, { $reasons }.
hint-unsaid = Warum, ist schwer in Worte zu fassen: Von { $rounds } Wegen, die er versucht hat, beginnen die besseren so.
hint-next = Das Nächstbeste, etwa { $points } Punkte dahinter: { $move }
hint-next-even = Kaum schlechter: { $move }
review-title = Was dich am meisten gekostet hat
review-none = Keine deiner Antworten hat viel gekostet: Ein Bot hätte etwa so gespielt wie du.
review-played = Deine Antwort: { $move }
review-better = Besser, um etwa { $points } Punkte: { $move }
reason-score = { $points ->
    [one] bringt einen Punkt mehr
   *[other] bringt { $points } Punkte mehr
}

## Wer gewonnen hat

points-won = { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
}
end-winner = { $count ->
    [one] { $names } gewinnt mit { points-won }.
   *[other] { $names } gewinnen mit { points-won }.
}
tie-equal = { $points ->
    [1] { $names } haben je einen Punkt.
   *[other] { $names } haben je { $points } Punkte.
}
tie-broken = Dann entscheidet: { $what } ({ $amounts }).
tie-amount = { $name } { $amount }
tie-nothing = Nichts weiter entscheidet: Der Platz wird geteilt.

## Der Wertungsblock

pad-player = Person { $number }
pad-everybody = Alle zusammen
pad-place-field = { $who }, Zeile { $row }, Spalte { $column }
pad-place-part = { $who }, { $part }
pad-place-item = { $who }, { $part }: { $item }
pad-place-number = { $who }, { $part }, Nummer { $number }
error-field_ambiguous = { $place }: { $value } gibt es mehrfach; gemeint ist eins von diesen: { $known }.

## Die Chronik

error-field_too_long = { $place }: darf nicht länger als { $most } sein.
error-field_date = { $place }: muss ein Tag sein, zum Beispiel 2026-11-16.
error-field_photo = { $place }: muss ein Bild von höchstens zwei Megabyte sein.
error-history_no_winner = { $place }: jemand muss den ersten Platz haben.
error-history_sum = { $place }: muss die Summe der Zeilen sein.
error-history_empty = In dieser Datei steht nichts.
error-history_broken = Diese Datei ist beschädigt: Sie endet zu früh oder ist weder JSON noch CSV.
error-history_foreign = Das ist keine Chronik, die mit Kleinstadt gespeichert wurde. Eine Tabelle braucht mindestens die Spalten date, game, name und points.
error-history_newer = Diese Chronik wurde von einer anderen Ausgabe von Kleinstadt gespeichert und ist hier nicht zu lesen.
error-history_too_many = Eine Datei darf höchstens { $most } Partien enthalten.
error-history_full = Im Konto ist Platz für { $most } Partien.
error-history_too_large = Diese Partie ist zu lang, um sie im Konto aufzubewahren.
