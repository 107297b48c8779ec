### Die Kommandozeile, auf Deutsch.

cli-about = Städtebau-Brettspiele: spielen, simulieren, nachspielen, werten.
cli-epilog = --lang de oder --lang en wählt die Sprache, überall in der Zeile. „kleinstadt BEFEHL --help“ sagt mehr.
cli-command = BEFEHL
cli-game = SPIEL
cli-name = NAME
cli-file = DATEI
cli-folder = ORDNER
cli-host = RECHNER
cli-word = WORT
cli-address = ADRESSE
cli-pair = SCHLÜSSEL=WERT
cli-pure = reines Python
cli-compiled = kompiliert
cli-see-help = --help sagt mehr

## Was nicht geht

cli-stopped = Abgebrochen.
cli-fault = Das ist ein Fehler in Kleinstadt { $version }. Bitte melde ihn mit den Zeilen darüber dort, woher du das Programm hast.
cli-not-whole = „{ $text }“ geht nicht; es muss eine ganze Zahl von { $least } bis { $most } sein.
cli-not-decimal = „{ $text }“ geht nicht; es muss eine Zahl von { $least } bis { $most } sein.
cli-no-number = „{ $text }“ geht nicht; es muss eine ganze Zahl sein.
cli-not-seed = „{ $text }“ geht nicht; es muss eine ganze Zahl von 0 bis { $most } sein.
cli-no-bot = --bots: Einen Bot „{ $name }“ gibt es nicht; es gibt { $known }.
cli-system-missing = Diese Datei oder diesen Ordner gibt es nicht.
cli-system-forbidden = Das ist nicht erlaubt.
cli-system-folder = Das ist ein Ordner, keine Datei.
cli-system-no-folder = Auf dem Weg dorthin ist etwas kein Ordner.
cli-system-exists = Das gibt es schon.
cli-system-long-name = Dieser Name ist zu lang.
cli-system-full = Auf dem Datenträger ist kein Platz mehr.
cli-system-many-files = Es sind zu viele Dateien offen.
cli-system-other = Das Betriebssystem meldet { $code }.
cli-bad-lang = --lang { $lang }: Es gibt die Sprachen { $known }.
cli-bad-option = --option { $pair }: Schreib es als SCHLÜSSEL=WERT.
cli-no-facts = { $game } lässt sich nicht mit eigenen Werten spielen.
cli-noted = Notiert in { $file }.
cli-no-option = --option { $key }: Diese Einstellung gibt es nicht; es gibt { $known }.
cli-bad-value = --option { $key }: { $value } geht nicht; möglich ist { $known }.
cli-clash = --option { $pair }: Das passt nicht zu { $clash }.
cli-no-port = Der Server kann an { $host }, Port { $port } nicht lauschen. Vielleicht nutzt ihn ein anderes Programm; --port wählt einen anderen.
cli-bots-or-policy = --bots und --policy sagen dasselbe; gib eines davon an.
cli-contest = { $games ->
    [one] Ein Spiel.
   *[other] { $games } Spiele, jede Verteilung einmal von jedem Platz.
}
cli-generation = { $number } von { $all }: bisher { $games } Spiele, im Mittel { $points } Punkte, um { $error } daneben
cli-trained = Das Gelernte steht in { $file }.
cli-strength = Punkte eines Spiels nach der Zahl der Spiele, aus denen gelernt wurde:
cli-no-values = { $game } hat keine Werte, die sich lernen ließen.
cli-other-run = Der Lauf in { $folder } wurde mit anderen Tatsachen über Stellungen oder anderen --units begonnen, oder seine Dateien sind beschädigt; er kann nicht weitergehen. Nimm einen anderen --folder.
cli-never-so = { $game } wird nie so gespielt.
cli-needs-numpy = Zum Lernen wird das Paket numpy gebraucht: pip install 'kleinstadt[train]'
cli-simulated = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, { $moves } Züge. Prüfsumme { $digest }
cli-took = { $seconds } Sekunden: { $games } Spiele und { $moves } Züge in der Sekunde
cli-bad-people = In einem Spiel zu { $players } können keine { $people } Menschen spielen.
cli-broken-game = Das Spiel { $game } lässt sich nicht beginnen: { $why }
cli-missing-texts = Dem Spiel { $game } fehlen Texte: { $texts }
cli-for-players = { $fewest } bis { $most } Personen
cli-in-file = { $file }: { $why }
cli-not-text = { $file }: Das ist keine Textdatei in UTF-8.
cli-not-json = { $file }: Zeile { $line }, Spalte { $column }: Das ist kein JSON.
cli-not-toml = { $file }: Zeile { $line }, Spalte { $column }: Das ist kein TOML.
cli-no-position = { $file }: Eine Stellung wird gebraucht: eine Tabelle mit „players“ oder eine Liste davon.
cli-total = Summe
cli-no-file = Welche Aufzeichnung? Nenne Dateien oder sag --all.

## Ein neues Spiel

cli-new-game-bad-name = „{ $name }“ kann kein Spiel heißen: Der Name besteht aus kleinen Buchstaben von a bis z, Wörter mit _ verbunden, höchstens { $most } Zeichen, zum Beispiel mein_spiel.
cli-new-game-keyword = „{ $name }“ kann kein Spiel heißen: So heißt schon ein Wort von Python selbst.
cli-new-game-installed = Ein Spiel „{ $name }“ ist schon installiert; wähl einen anderen Namen.
cli-new-game-module = Ein Python-Modul „{ $name }“ gibt es schon, das Spiel würde es verdecken; wähl einen anderen Namen.
cli-new-game-exists = „{ $name }“ gibt es hier schon; geschrieben wurde nichts.
cli-new-game-done = In { $folder } liegt ein kleines Spiel, das läuft. So installierst, spielst und prüfst du es:
cli-new-game-then = Dann mach deines daraus, Datei für Datei: docs/adding-a-game.md erzählt, wie.

## Server und Datenbank

cli-serving = Kleinstadt öffnet unter { $address } (Strg-C beendet den Server; jeder Tisch bleibt erhalten).
cli-needs-server = Das braucht Webserver und Datenbank, die hier nicht installiert sind: pip install "kleinstadt[server]"
cli-no-database = { $file }: Hier ist keine Datenbank von Kleinstadt.
cli-cannot-open = { $file }: Diese Datenbank lässt sich nicht öffnen.
cli-database-in-use = { $file }: Auf dieser Datenbank arbeitet schon ein anderer Server.
cli-other-servers = { $file }: Auf dieser Datenbank arbeiten schon Server einer anderen Version oder mit anderen Spielen oder Bots.
cli-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: --database postgresql://…
cli-bad-mail = So lässt sich keine Mail senden: --mail ist smtp://NAME:PASSWORT@RECHNER:587 oder smtps://…, --mail-from eine Mailadresse.
cli-bad-mail-page = Wohin sollen die Mails zeigen? --mail-page nennt die Adresse der Seite, etwa https://spiele.example.
cli-mail-without = --mail-from und --mail-page brauchen einen Mailserver: --mail smtp://…
cli-no-mail-password = Das Passwort des Mailservers lässt sich nicht lesen: { $file }
help-backup = die Datenbank des Servers kopieren, auch während er läuft
help-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
help-restore = eine Kopie an die Stelle der Datenbank des Servers setzen, die daneben aufgehoben wird
help-restore-file = eine Kopie von `kleinstadt backup`
cli-exists-already = { $file }: Diese Datei gibt es schon.
cli-own-tools = Datenbanken der Art { $kind } werden mit ihren eigenen Werkzeugen kopiert.
cli-backed-up = { $file } enthält alles: { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
}.
cli-restored = { $file } ist wieder wie in der Kopie: { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}.
cli-kept-before = Was vorher da war, liegt in { $file }.
help-people = alle, die der Server kennt, während er läuft: zeigen, abmelden, neues Passwort geben, entfernen
help-people-more = Wer ohne Konto kommt, ist Gast. Ein laufender Server bemerkt es in Sekunden.
help-people-action = list [WORT], sign-out WER (alle Sitzungen enden; Gäste kommen nicht als dieselben zurück), password WER (ein neues, das gezeigt wird), remove WER (Bots nehmen die Plätze)
help-people-who = die Kennung aus der Liste oder der Name von einem Konto
help-people-yes = entfernen, ohne noch einmal zu fragen
cli-who = WER
cli-id = KENNUNG
cli-people-which = Niemand heißt „{ $who }“; die Liste zeigt Kennungen und Namen.
cli-people-no-account = { $who } hat kein Konto und also kein Passwort.
cli-people-nameless = namenlos
cli-people-guest = Gast
cli-people-account = Konto
cli-people-facts = Tische: { $tables }, Sitzungen: { $sessions }, zuletzt hier { $day }
cli-people-signed-out = Alle Sitzungen von { $who } sind beendet.
cli-people-password = Das neue Passwort von { $who }: { $password }
cli-people-sure = { $who } zu entfernen lässt sich nicht rückgängig machen. Mit --yes geschieht es.
cli-people-removed = { $who } ist entfernt.
cli-people-not-removed = Am Tisch { $table } konnte der Platz nicht genommen werden: { $why }
help-tables = alle Tische des Servers, während er läuft: zeigen, schließen
help-tables-more = Ein geschlossener Tisch ist weg, mit seinem Spiel; seine Bildschirme werden in Sekunden geschlossen.
help-tables-action = list oder close KENNUNG
help-tables-table = der Tisch, der geschlossen wird
help-tables-yes = schließen, ohne noch einmal zu fragen
cli-tables-which = Es gibt keinen Tisch „{ $table }“; die Liste zeigt die Kennungen.
cli-tables-sure = { $table } zu schließen löscht das Spiel. Mit --yes geschieht es.
cli-tables-closed = Tisch { $table } ist geschlossen.
cli-table-open = offen
cli-table-running = läuft
cli-table-over = beendet
cli-other-database = { $file } hat eine andere Version: der Server bringt sie auf den neuesten Stand, wenn er startet.

help-transfer = alles aus der Datenbank des Servers in eine leere bringen, zum Beispiel nach PostgreSQL
help-transfer-to = die leere Datenbank: eine Adresse wie postgresql://… oder eine Datei
cli-not-empty = { $file }: In dieser Datenbank ist schon etwas.
cli-differs = { $file }: Dort ist nicht dasselbe angekommen. Die alte Datenbank ist, wie sie war.
cli-transferred = { $file } enthält alles: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}.
cli-newer-database = { $file }: Diese Datenbank gehört zu einer anderen Fassung von Kleinstadt.
cli-database-kind = --database { $kind }://…: Das geht mit einer Datei (SQLite) oder einer Adresse, die mit postgresql:// beginnt.
cli-database-nameless = { $file }: Die Adresse muss auch eine Datenbank nennen: postgresql://rechner/kleinstadt.
cli-no-driver = Diese Datenbank braucht das Python-Paket { $module }; es ist nicht installiert.

## Nachspielen

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
cli-other-game = Das ist ein Spiel von { $game }.

## Spielen

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
    m                noch einmal der Tisch und die Züge
    l                alle Züge als Liste, eine Seite nach der anderen
    b                alle Städte und Bretter
    c [Name]         was die Karten sagen
    s                die Punkte, wie sie stehen
    r [Nummer]       die Regel
    t                ein Tipp und warum (allein mit Bots)
    u                zurücknehmen
    q                gehen; das Spiel wartet auf dich
cli-thinking = Ein Bot denkt nach …
cli-review-ask = Soll ein Bot sagen, welche deiner Antworten am meisten gekostet haben? Das dauert einige Sekunden. (j/n)
cli-forfeit = { $why } Damit ist das Spiel für ihn verloren: „{ $deputy }“ antwortet von nun an an seiner Stelle.
cli-forfeits = { $games ->
    [one] { $bot } hat ein Spiel kampflos verloren: { $why }
   *[other] { $bot } hat { $games } Spiele kampflos verloren, das letzte deshalb: { $why }
}
cli-resumed-without = Ein Bot dieses Spiels ist ein Befehl oder hier nicht installiert; „{ $deputy }“ spielt an seiner Stelle.
help-serve-bot = ein weiterer Bot zur Auswahl: der Name eines installierten oder NAME=exec:BEFEHL
cli-bad-guest = --bot { $given }: Das ist weder der Name eines installierten Bots noch NAME=exec:BEFEHL.
cli-numbers-on-board = Die Zahlen stehen auf dem Brett, zum Beispiel: { $first }.
cli-more-moves = { $count ->
    [one] Ein weiterer Zug.
   *[other] { $count } weitere Züge.
} l zeigt, wie es weitergeht; ein Wort zeigt nur die Züge, in denen es vorkommt.
cli-list-moves = l zeigt alle Züge als Liste; ein Wort zeigt die Züge, in denen es vorkommt.
cli-several-there = { $sign } sind mehrere Züge, der erste davon { $number }; l zeigt alle als Liste.
cli-gains = Punkte: { $gains }
cli-no-such-move = Es gibt die Züge 1 bis { $most }.
cli-not-understood = „{ $text }“ verstehe ich nicht. ? zeigt, was du tippen kannst.
cli-no-cards = Dieses Spiel hat keine Karten, über die etwas zu lesen wäre.
cli-no-cards-now = Gerade liegt keine Karte offen; c und ein Name zeigt jede andere.
cli-no-rules = Dieses Spiel bringt keine Regeln zum Lesen mit.
cli-part = TEIL
cli-card = KARTE
cli-setup-code = Code für denselben Aufbau an einem anderen Tisch: { $code }
cli-setup-what = Was wird aufgebaut? Nenne ein Spiel oder einen --code.
cli-code-alone = Ein --code sagt schon alles; daneben gehen nur --names, --again und --json.
cli-no-part = --again { $part }: Das wird hier nicht ausgelost; ausgelost wird { $known }.
cli-no-setup = Für dieses Spiel gibt es keine Anleitung zum Aufbau; so liegt es offen da:
cli-hidden = verdeckt
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

## Tabellen

cli-column-bot = Bot
cli-column-seat = Platz
cli-column-games = Spiele
cli-column-seats = Plätze
cli-column-points = Punkte
cli-column-rating = Wertung
cli-column-interval = Bereich (95 %)
cli-column-won = gewonnen
cli-column-even = bei gleicher Stärke
cli-column-decisions = Frage
cli-column-words = Wort
cli-column-events = Ereignis
cli-column-times = Anzahl
cli-column-contender = wer
cli-column-players = Personen
cli-column-moves_per_second = Züge/s
cli-column-games_per_second = Spiele/s
cli-column-rounds_per_second = Runden/s
cli-column-moves_per_round = Züge/Runde
cli-column-thought_moves_per_second = Züge/s
cli-column-moves_us = Zugliste
cli-column-play_us = Zug
cli-column-copy_us = Kopie
cli-column-view_us = Sicht
cli-column-imagine_us = Vorstellung
cli-column-redeal_us = neu geben
cli-column-scores_us = Wertung
cli-column-bytes = Bytes
cli-column-tables = Tische
cli-column-p50_ms = p50 ms
cli-column-p95_ms = p95 ms
cli-column-p99_ms = p99 ms
cli-column-cpu_per_move_us = CPU µs/Zug
cli-column-cpu_per_message_us = CPU µs/Nachricht
cli-column-echo_p95_ms = Echo p95 ms
cli-column-echo_cpu_per_message_us = Echo CPU µs/Nachricht
cli-column-times_echo = × Echo
cli-column-screen_bytes = Bytes/Bildschirm
cli-column-bytes_per_move = Bytes/Zug
cli-contender-pure = rein
cli-contender-compiled = kompiliert
cli-contender-floor = Engine allein
cli-contender-catanatron = catanatron
cli-contender-chess = chess
cli-bench-medians = { $game }, Züge nach Zufall; Mediane; Zeiten in µs des Prozessors
cli-bench-search = Wie Bots denken: Denkrunden in einer Sekunde des Prozessors und die Züge darin; Mediane
cli-bench-ratios = Verhältnis zu { $yardstick } in derselben Runde: Median (kleinstes bis größtes)
cli-bench-spread = × { $median } ({ $least } bis { $most })
cli-bench-missing = { $name } war nicht dabei: { $why }
why-not_compiled = Hier läuft reines Python.
why-not_installed = Das Paket ist nicht installiert; es kommt mit kleinstadt[bench].
why-no_open_spiel = Das Paket ist nicht installiert; es kommt mit kleinstadt[openspiel].
why-no_choice = In hundert Partien hatte nach der Hälfte niemand eine Wahl.

## Befehle und ihre Optionen

help-games = welche Spiele es gibt, für wie viele, mit welchen Einstellungen
help-play = im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur
help-play-more = Im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur. Ohne weitere Wünsche geht das verlassene Spiel weiter.
help-new-game = die Dateien eines neuen Spiels schreiben
help-new-game-more = Schreibt die Dateien eines kleinen Spiels, das läuft, in einen neuen Ordner hier, damit ein anderes daraus wird.
help-new-game-name = wie das Spiel heißt: kleine Buchstaben, Wörter mit _ verbunden
help-serve = einen Server mit der Browser-Oberfläche betreiben
help-simulate = Bots viele Spiele spielen lassen und zählen
help-simulate-more = Bots viele Spiele spielen lassen und zählen. Mehrere Bots wechseln nach jedem Spiel den Platz.
help-replay = ein aufgezeichnetes Spiel erzählen, Schritt für Schritt zeigen oder prüfen
help-score = ein beendetes Spiel am echten Tisch werten
help-score-more = Ein beendetes Spiel am echten Tisch werten, beschrieben in JSON oder TOML. Warnungen gehen in die Fehlerausgabe.
help-setup = einen gerechten Aufbau für das Spiel aus Pappe auslosen
help-setup-game = welches Spiel; mit --code nicht nötig
help-code = denselben Aufbau wie mit diesem Code
help-again = diesen Teil noch einmal auslosen; alles andere bleibt (mehrmals möglich)
help-without = diese Karte bleibt in der Schachtel (mehrmals möglich)
help-arena = messen, wie stark Bots sind
help-arena-more = Messen, wie stark Bots sind. Jede Verteilung wird einmal von jedem Platz gespielt; gespielte Spiele werden aufgehoben und nicht wiederholt.
help-arena-players = an Tischen mit so vielen, beliebig oft
help-arena-games = Spiele jeder Gruppe von Bots, die sich treffen (200, wenn nichts gesagt wird)
help-arena-folder = wo gespielte Spiele aufgehoben werden
help-arena-page = alles Aufgehobene als Seite in Markdown schreiben
help-ladder = alle Stufen messen und docs/ladder.md schreiben
help-ladder-more = Lässt in jedem Spiel jede Stufe gegen die nächstniedrigere antreten, zu zweit und zu viert, und schreibt auf, was dabei herauskam. Unterbrochen, geht es dort weiter, wo es war: Eine aufgehobene Partie wird nicht noch einmal gespielt. Wer Stufen oder Werte geändert hat, löscht zuvor SPIEL.jsonl im Ordner, denn darin stehen Partien anderer Bots.
help-ladder-game = nur diese Spiele
help-ladder-page = die Seite, die geschrieben wird, in Markdown (sonst docs/ladder.md)
cli-meeting = { $number } von { $all }: { $game }, { $bots }
cli-ladder = Es steht in { $file }.
help-train = die Werte eines Spiels neu lernen
help-train-more = Von nichts an, im Spielen, lernen, was Stellungen eines Spiels wert sind. Ein unterbrochener Lauf geht weiter, wo er war.
help-train-folder = wo der Lauf aufgehoben wird
help-train-alone = nur aus Partien allein (value.alone.json)
help-train-company = nur aus Partien zu zweit bis viert
help-train-long = nur aus Partien über mehrere Epochen (value.long.json)
help-train-units = verborgene Einheiten des Netzes (64)
help-bench = die Geschwindigkeit messen
help-version = Fassung und Bauart nennen
help-game = das Spiel; „kleinstadt games“ nennt sie
help-option = eine Einstellung des Spiels, so oft du willst
help-notes = aufschreiben, was am Ende einer Sitzung notiert wird, um damit eine neue Partie fortzusetzen
help-facts = eine Datei mit Werten aus deinem eigenen Exemplar (TOML oder JSON), wo ein Spiel das kennt
help-json = in JSON antworten
help-players = wie viele spielen
help-play-people = wie viele davon Menschen an dieser Tastatur sind (sonst 1)
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
help-bench-more = Die Geschwindigkeit eines Spiels messen, rein und kompiliert, neben catanatron und python-chess; die der Suche der Bots, neben OpenSpiel; oder die des Servers, neben einem bloßen WebSocket-Echo.
help-bench-game = ein Spiel, „search“ oder „server“ (sonst tiny_towns)
help-bench-players = nur mit so vielen Spielern (sonst mit jeder Zahl)
help-bench-repeats = wie viele Runden zählen (sonst 5)
help-bench-seconds = wie lange jede Messung dauert (sonst 0.3, bei der Suche 1, beim Server 8)
help-bench-tables = für den Server: wie viele Tische zugleich spielen
help-serve-host = die Adresse, unter der der Server zu erreichen ist; 0.0.0.0 ist das ganze Netz
help-serve-port = der Port
help-serve-open = die Seite im Browser öffnen
help-serve-origin = eine weitere Adresse der Seite, hinter einem Proxy
help-serve-workers = wie viele Prozesse bedienen, mit PostgreSQL
help-serve-bot-workers = wie viele Prozesse für die Bots denken
help-serve-bot-seconds = wie lange ein Bot über eine Entscheidung nachdenken darf
help-serve-calls-a-minute = REST-Aufrufe von einer Adresse; 0 hebt die Grenze auf
help-serve-messages-a-second = Socket-Nachrichten eines Bildschirms, auf Dauer
help-serve-request-seconds = wie lange eine Verbindung Zeit hat, zu sagen, was sie will
help-serve-accounts = optional: man kann ein Konto haben; required: wer spielt, muss eines haben; off: niemand hat eines (ohne Wahl: optional)
help-serve-invitation = ein Wort, das man kennen muss, wenn man neu ist
help-serve-notify-host = ein Rechner, zu dem Webhooks führen dürfen
help-serve-push-host = ein weiterer Push-Dienst neben denen von Google, Mozilla, Apple und Microsoft
help-serve-mail = ein Mailserver, der sagt, dass man dran ist: smtp://NAME:PASSWORT@RECHNER:587 oder smtps://…; das Passwort auch aus KLEINSTADT_MAIL_PASSWORD oder einer Datei, die KLEINSTADT_MAIL_PASSWORD_FILE nennt
help-serve-mail-from = von wem die Mails kommen
help-serve-mail-page = die Adresse der Seite, auf die die Mails zeigen

## Was argparse sagt, mit den Platzhaltern von Python

argparse-usage = Aufruf:{" "}
argparse-heading = %(heading)s:
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe zeigen
argparse-argument = %(argument_name)s: %(message)s
argparse-required = Hier fehlt: %s
argparse-one-required = Eines davon fehlt: %s
argparse-unrecognized = Das gibt es hier nicht: %s
argparse-ambiguous = %(option)s kann mehreres heißen: %(matches)s
argparse-not-with = Das geht nicht zusammen mit %s.
argparse-no-value = Hier gehört kein Wert hin: %r
argparse-one-value = Hier fehlt der Wert.
argparse-most-one-value = Hier gehört höchstens ein Wert hin.
argparse-least-one-value = Hier fehlt mindestens ein Wert.
argparse-values = So viele Werte gehören hierhin: %s
argparse-bad-value = %(value)r geht nicht.
argparse-bad-choice = %(value)r gibt es nicht; es gibt %(choices)s
argparse-bad-command = %(parser_name)r gibt es nicht; es gibt %(choices)s
argparse-error = %(prog)s: %(message)s

## Die Chronik

cli-action = AKTION
cli-words = WORT
cli-history-nothing = Keine behaltene Partie passt.
cli-history-lasted = { $minutes } Minuten
cli-history-which = Nenne eine Partie mit ihrer Kennung oder deren ersten Zeichen; „kleinstadt history“ zählt sie auf.
cli-history-which-file = Nenne eine Datei.
cli-history-no-game = Eine behaltene Partie { $key } gibt es nicht.
cli-history-several = Mehrere behaltene Partien beginnen mit { $key }.
cli-history-read = { $file }: { $added } neu, { $replaced } neuer als bisher, { $known } schon da.
cli-history-saved = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $file } gesichert.
cli-history-sure = { $key } zu löschen lässt sich nicht rückgängig machen. Mit --yes wird gelöscht.
cli-history-deleted = Gelöscht: { $game }, { $day }.
cli-history-kept = In der Chronik behalten.
cli-history-known = Dieses Ergebnis steht schon in der Chronik.
cli-history-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
cli-history-record = Rekord: { $points } ({ $name }, { $day })
cli-history-average = Schnitt aller { $all }, der Sieger { $winners }
cli-history-wins = Wovon Sieger mehr haben: { $lines }
cli-history-how = Wer sich den ersten Platz teilt, hat gewonnen. Partien allein zählen nur als solche, Bots haben keine eigenen Zahlen.
cli-column-name = Name
cli-column-share = Anteil
cli-column-solo = allein
cli-column-duel = zu zweit
cli-column-ahead = vorn
help-history = deine behaltenen Partien und was sie erzählen
help-history-more = Deine behaltenen Partien und was sie erzählen. Sie liegen in deinem Datenordner und sonst nirgends.
help-history-action = list zählt sie auf; search WÖRTER, show KENNUNG, statistics, import DATEI, export DATEI (.json enthält alles, .csv ist eine Tabelle), delete KENNUNG
help-history-words = was gesucht, gezeigt, gelesen, geschrieben oder gelöscht wird
help-history-yes = ohne Rückfrage löschen
help-keep = das Ergebnis in der Chronik behalten
