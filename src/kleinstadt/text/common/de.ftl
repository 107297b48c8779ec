### Was alle Spiele gemeinsam haben, auf Deutsch.

list = { $first } und { $last }
player = Gast { $number }

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
error-field_lane = { $place }: ein Schritt eines anderen Platzes gehört nicht hierher.
error-dead_end = { $place }: jemand würde etwas gefragt, worauf es hier keine Antwort gibt.
error-misfit = { $place }: diese Schritte passen nicht zur Stellung.
error-pad_players = { $place }: muss eine Liste von { $fewest } bis { $most } Personen sein.
error-no_score_pad = Für dieses Spiel gibt es keinen Wertungsblock.
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
error-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $known }.

## Am Tisch

event-undone = { $count ->
    [one] { $seat } nimmt einen Zug zurück.
   *[other] { $seat } nimmt etwas zurück, und mit ihm alles seither: { $count } Einträge.
}

error-bad_message = Diese Nachricht ist nicht zu lesen.
error-bad_body = Diese Anfrage ist nicht zu lesen: { $why }
error-too_fast = Das war zu schnell hintereinander; warte einen Augenblick.
error-too_large = Das ist zu viel auf einmal.
error-trouble = Hier ging etwas schief; es wurde nichts verändert.
error-foreign_origin = Diese Anfrage kommt von einer anderen Seite.
error-stale_answer = Diese Frage ist nicht mehr offen.
error-no_such_table = Diesen Tisch gibt es nicht.
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
error-undo_pending = Es wird schon gefragt, ob etwas zurückgenommen werden darf.
error-nothing_asked = Niemand möchte etwas zurücknehmen.
error-out_of_time = Die Zeit dieses Platzes ist um.
error-empty_chat = Da steht nichts.
error-long_chat = Das ist länger als { $most } Zeichen.
error-bad_budget = Die Bedenkzeit liegt zwischen { $fewest } und { $most } Sekunden.
error-one_seat_each = Du kannst nur einen Platz nehmen.
error-bad_seed = Ein Startwert ist eine Zahl ab 0.
error-seed_among_friends = Einen Startwert wählst du nur allein mit Bots: Wer ihn kennt, kennt den Stapel.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-not_alone = Hier spielen andere mit: da gibt es keine Tipps.
error-no_hint = Es hat sich kein Tipp gefunden.
error-others_play = Hier spielen noch andere.
error-host_not_permitted = Diese Adresse lässt der Betreiber des Servers nicht zu.
error-no_text = Diesen Text gibt es nicht.

## Die Kommandozeile

cli-about = Städtebau-Brettspiele: spielen, simulieren, nachspielen, werten.
cli-epilog = --lang de oder --lang en wählt die Sprache, überall in der Zeile. „kleinstadt BEFEHL --help“ sagt mehr.
cli-command = BEFEHL
cli-game = SPIEL
cli-file = DATEI
cli-see-help = --help sagt mehr
cli-bad-lang = --lang { $lang }: Es gibt die Sprachen { $known }.
cli-bad-option = --option { $pair }: Schreib es als SCHLÜSSEL=WERT.
cli-no-option = --option { $key }: Diese Einstellung gibt es nicht; es gibt { $known }.
cli-bad-value = --option { $key }: { $value } geht nicht; möglich ist { $known }.
cli-clash = --option { $pair }: Das passt nicht zu { $clash }.
cli-no-port = Der Server kann an { $host }, Port { $port } nicht lauschen. Vielleicht nutzt ihn ein anderes Programm; --port wählt einen anderen.
cli-bad-count = --games und --jobs müssen mindestens 1 sein, --seed mindestens 0.
cli-bots-or-policy = --bots und --policy sagen dasselbe; gib eines davon an.
cli-bad-people = In einem Spiel zu { $players } können keine { $people } Menschen spielen.
cli-for-players = { $fewest } bis { $most } Personen
cli-in-file = { $file }: { $why }
cli-not-text = { $file }: Das ist keine Textdatei in UTF-8.
cli-not-json = { $file }: Zeile { $line }, Spalte { $column }: Das ist kein JSON.
cli-not-toml = { $file }: Das ist kein TOML: { $why }
cli-no-position = { $file }: Eine Stellung wird gebraucht: eine Tabelle mit „players“ oder eine Liste davon.
cli-total = Summe
cli-no-file = Welche Aufzeichnung? Nenne Dateien oder sag --all.
cli-no-database = { $file }: Hier ist keine Datenbank von Kleinstadt.
cli-no-driver = Diese Datenbank braucht das Python-Paket { $module }; es ist nicht installiert.
cli-replays = { $file }: spielt sich nach, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}.
cli-checked = { $count ->
    [one] Eine Aufzeichnung geprüft
   *[other] { $count } Aufzeichnungen geprüft
}, { $failed ->
    [0] alle spielen sich nach.
    [one] eine spielt sich nicht nach.
   *[other] { $failed } spielen sich nicht nach.
}
cli-table = Tisch { $table }
cli-not-over = Dieses Spiel ist noch nicht aus.
cli-entry-undo = { $number }. { $name } nimmt zurück.
cli-entry-segment = { $number }. Das Spiel geht nach neueren Regeln weiter.
cli-step = Eintrag { $at } von { $last }. Enter: weiter, b: zurück, Zahl: dorthin, q: Ende >
cli-other-game = { $file }: Das ist ein Spiel von { $game }.

cli-welcome = { $game }: Viel Spaß! ? zeigt, was du tippen kannst.
cli-resumed = Willkommen zurück. Das Spiel geht weiter, wo du aufgehört hast (--new beginnt ein anderes).
cli-left = Bis zum nächsten Mal! { $command } geht genau hier weiter.
cli-kept = Das Spiel liegt in { $file }
cli-over = Das Spiel ist aus.
cli-keys-short = ? hilft
cli-keys =
    Zahl oder Zug    spielt ihn: 3 oder „place b2“; auch ein Feld genügt: b2
    p Zahl           was der Zug bewirken würde
    Wort             die Züge, in denen es vorkommt
    m                noch einmal der Tisch und alle Züge
    b                alle Städte und Bretter
    c [Name]         was die Karten sagen
    s                die Punkte, wie sie stehen
    r [Nummer]       die Regel
    u                zurücknehmen
    q                gehen; das Spiel wartet auf dich
cli-numbers-on-board = Die Zahlen stehen auf dem Brett, zum Beispiel: { $first }.
cli-more-moves = { $count ->
    [one] Ein weiterer Zug.
   *[other] { $count } weitere Züge.
} Tippe ein Wort, um nur die Züge zu sehen, in denen es vorkommt.
cli-no-such-move = Es gibt die Züge 1 bis { $most }.
cli-not-understood = „{ $text }“ verstehe ich nicht. ? zeigt, was du tippen kannst.
cli-no-card = Eine Karte „{ $card }“ gibt es nicht.
cli-no-rule = Von „{ $rule }“ erzählen die Regeln nichts.
cli-points-change = Punkte: { $before } → { $after }
cli-hand-over = { $name } ist dran. Drück Enter, wenn du an der Tastatur sitzt.
cli-earlier = ({ $count ->
    [one] ein früheres Ereignis
   *[other] { $count } frühere Ereignisse
})
cli-taken-back = { $count ->
    [one] Zurückgenommen.
   *[other] Zurückgenommen, und mit ihm alles seither: { $count } Züge.
}
cli-all-agree = Seither haben andere gezogen, oder etwas wurde aufgedeckt. Sind alle einverstanden (j/n)?
cli-bot-name-1 = Fuchs
cli-bot-name-2 = Dachs
cli-bot-name-3 = Eule
cli-bot-name-4 = Otter
cli-bot-name-5 = Igel

help-games = welche Spiele es gibt, für wie viele, mit welchen Einstellungen
help-play = im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur
help-play-more = Im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur. Ohne weitere Wünsche geht das verlassene Spiel weiter.
help-serve = einen Server mit der Browser-Oberfläche betreiben
help-simulate = Bots viele Spiele spielen lassen und zählen
help-replay = ein aufgezeichnetes Spiel erzählen, Schritt für Schritt zeigen oder prüfen
help-score = ein beendetes Spiel am echten Tisch werten
help-score-more = Ein beendetes Spiel am echten Tisch werten, beschrieben in JSON oder TOML. Warnungen gehen in die Fehlerausgabe.
help-setup = einen gerechten Aufbau für das Spiel aus Pappe auslosen
help-bench = die Geschwindigkeit messen
help-game = das Spiel; „kleinstadt games“ nennt sie
help-option = eine Einstellung des Spiels, so oft du willst
help-json = in JSON antworten
help-players = wie viele spielen
help-people = wie viele davon Menschen an dieser Tastatur sind (sonst 1)
help-names = die Namen der Menschen
help-bots = welche Bots spielen: { $known }; mehrere wechseln sich ab
help-policy = der Bot, der auf allen Plätzen spielt
help-how-many = wie viele Spiele
help-seed = gleiche Zahl, gleiche Spiele
help-jobs = wie viele Prozesse sich die Arbeit teilen; das Ergebnis ist dasselbe
help-journals = ein Ordner für die Aufzeichnungen aller Spiele
help-vary = jede Partie mit anderer Spielerzahl und anderen Optionen, ausgelost
help-coverage = jede Frage, Karte und jedes Ereignis zählen
help-new = ein neues Spiel beginnen; ein laufendes wird beiseitegelegt
help-resume = mit dieser Aufzeichnung weiterspielen
help-plain = für Bildschirmleser: keine Zeichnungen, keine Farben
help-position-file = eine Stellung in JSON oder TOML (- liest JSON von der Eingabe)
help-journal-file = eine Aufzeichnung
help-check = nur sagen, ob sich die Aufzeichnungen nachspielen lassen
help-step = Schritt für Schritt
help-all = jedes gespeicherte Spiel prüfen: die des Terminals und die der Datenbank
help-database = Datei oder Adresse der Datenbank
help-bench-more = Die Geschwindigkeit eines Spiels messen, rein und kompiliert, neben catanatron und python-chess; oder die des Servers, neben einem bloßen WebSocket-Echo.
help-bench-game = ein Spiel oder „server“ (sonst tiny_towns)
help-bench-players = nur mit so vielen Spielern (sonst mit jeder Zahl)
help-bench-repeats = wie viele Runden zählen (sonst 5)
help-bench-seconds = wie lange jede Messung dauert (sonst 0.3, beim Server 8)
help-bench-tables = für den Server: wie viele Tische zugleich spielen
help-serve-host = die Adresse, unter der der Server zu erreichen ist; 0.0.0.0 ist das ganze Netz
help-serve-port = der Port
help-serve-open = die Seite im Browser öffnen
help-serve-origin = eine weitere Adresse der Seite, hinter einem Proxy
help-serve-bot-workers = wie viele Prozesse für die Bots denken
help-serve-bot-seconds = wie lange ein Bot über eine Entscheidung nachdenken darf
help-serve-calls-a-minute = REST-Aufrufe von einer Adresse; 0 hebt die Grenze auf
help-serve-messages-a-second = Socket-Nachrichten eines Bildschirms, auf Dauer
help-serve-notify-host = ein Rechner, zu dem Webhooks führen dürfen
