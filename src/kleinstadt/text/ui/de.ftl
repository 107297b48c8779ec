### Was die Oberfläche selbst sagt. Spiele bringen ihre eigenen Sätze mit.

## Überall

skip-to-content = Zum Inhalt
language = Sprache
theme-to-dark = Dunkles Aussehen
theme-to-light = Helles Aussehen
to-home = Zur Startseite
close = Schließen
back = Zurück
yes = ja
no = nein
save = Speichern
send = Senden
copy = Kopieren
copied = Kopiert
you = Du
that-is-you = das bist du
points = Punkte
try-again = Noch einmal versuchen
lost-page = Diese Seite gibt es nicht.

## Startseite

home-title = Was spielen wir heute?
home-lead = Such dir ein Spiel aus, die Bots sitzen schon am Tisch. Ohne Konto, ohne Warten.
home-lead-required = Such dir ein Spiel aus, die Bots sitzen schon am Tisch. Auf diesem Server spielt man mit einem Konto.
my-name = Dein Name
guest = Gast
players-range = { $least } bis { $most } Personen
against = gegen
bot-count = { $count ->
    [0] niemanden (allein)
    [one] 1 Bot
   *[other] { $count } Bots
}
bot-level = Spielstärke
level-newcomer = Neuling
level-regular = Kenner
level-expert = Könner
level-master = Meister
level-random = Zufällig
level-greedy = Gierig
bot-names = Ahorn, Birke, Linde, Erle, Ulme, Buche
play-now = Jetzt spielen
open-table = Tisch eröffnen
going-on = Laufende Partien
more-tables = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
}
my-tables = Meine Tische
my-tables-note = nichts geht verloren, auch nach Tagen
with-people = mit { $names }
table-open = wartet auf Gäste
table-over = zu Ende
table-running = andere sind dran
play-on = Weiterspielen
look-at = Ansehen

game-tiny_towns = Tiny Towns
game-tiny_towns-line = Sechzehn Felder, dieselbe Ressource für alle. Wer baut daraus am meisten?
game-tiny_towns-about = Jede Runde bekommen alle dieselbe Ressource und legen sie auf ein freies Feld ihrer Stadt. Liegen Ressourcen so, wie eine Karte es zeigt, darfst du sie gegen das Gebäude eintauschen: Es steht dann auf einem der Felder, die anderen werden frei. Landhäuser wollen versorgt sein, Brunnen mögen Nachbarn, Kapellen zählen satte Häuser. Ist deine Stadt voll, bist du fertig; leere Felder kosten je einen Punkt.
game-garden_nation = Garden Nation
game-garden_nation-line = Türme wachsen im Garten, und die Schildkröte bestimmt, wo.
game-garden_nation-about = Sieben Gebiete eines Gartens, in denen kleine Völker Türme bauen. Wo gebaut werden darf, bestimmt der Kran auf dem Rücken der Schildkröte, und jeder Bau schickt sie weiter.
game-everdell = Everdell
game-everdell-line = Eine Stadt aus Karten zwischen Wiese und Bahnhof.
game-everdell-about = Vier Jahreszeiten lang sammelst du, was der Wald hergibt, und baust daraus eine Stadt aus fünfzehn Karten. Wer mag, nimmt die Erweiterung Newleaf dazu.
game-colonists = Die Kolonisten
game-colonists-line = Ein weites Land, drei Züge im Halbjahr, eine Gemeinde.
game-colonists-about = Dein Verwalter zieht von Ort zu Ort, und mit jedem Halbjahr wächst deine Gemeinde um Häuser, Betriebe und Menschen.

## Aufbau

setup-title = Tisch eröffnen
setup-seats = Wer spielt mit?
setup-options = Spielregeln
more-options = Weitere Einstellungen
add-seat = Noch ein Platz
remove-seat = Platz { $number } entfernen
seat-number = Platz { $number }
seat-link = Jemand mit Link
seat-invite = Per Link eingeladen
seat-invite-note = Den Link bekommst du, sobald der Tisch eröffnet ist.
seat-bot = Bot, { $level }
seat-open = freier Platz
seat-online = am Tisch
seat-away = gerade nicht da
seats-wrong = Dieses Spiel ist für { $least } bis { $most } Personen.
seat-title = Jemand hat dir einen Platz freigehalten.
seat-lead = Wie heißt du? Dann kannst du dich setzen.
sit-down = Hinsetzen

## Warten

waiting-title = Gleich geht es los.
waiting-lead = Schick jedem freien Platz seinen Link. Sobald alle bereit sind, wird ausgeteilt.
waiting-others = Du bist bereit. Es fehlen noch andere.
send-this-link = Diesen Link verschicken
link-make = Link erstellen
link-renew = Stattdessen neuer Link
is-ready = bereit
i-am-ready = Ich bin bereit

## Einladung

invited = Du bist zu { $game } eingeladen.
invited-by = { $name } lädt dich zu { $game } ein.
is-host = hat den Tisch eröffnet
waiting-yours = { $game }, dein Tisch.
waiting-host = { $game }; { $name } hat den Tisch eröffnet.
waiting-guest = Sobald alle bereit sind, wird ausgeteilt.
seat-to-bot = Diesen Platz einem Bot geben
qr-code = QR-Code: Link zu Platz { $number }
qr-lead = Ihr sitzt zusammen? Halte die Kamera eines Handys auf den Code.
rules-usual = Alles wie üblich.
option-fixed = Nicht möglich mit: { $what }.
option-seats = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
option-is = „{ $option }: { $value }“
file-choose = Datei wählen
name-needed = Wie heißt du?
own-values-off = Ohne eigene Werte
rules-all = Alles andere wie üblich

## Zuschauen

watching = Du schaust zu.
watching-whose = Groß: { $name }. Tippe andere an, um zu wechseln.

## Am Tisch

your-turn = Du bist dran
others-turn = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
still-thinking = { $count ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
}
one-moment = Einen Moment …
game-over = Die Partie ist zu Ende.
at-the-table = Am Tisch
on-the-table = Auf dem Tisch
standing = Stand
standing-now = wenn jetzt Schluss wäre
standing-end = Endstand
has-decided = fertig
open-board = Spielplan von { $name } öffnen
table-opening = Der Tisch wird gedeckt …
table-gone = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
offline = Keine Verbindung. Es geht nichts verloren, gleich geht es weiter …
no-change = ändert den Stand nicht
find-move = Zug suchen
do-it = So machen
enough = Das genügt
go-on = Weiter
draft-back = Zurück
unfold = Antworten
draft-so-far = { $count ->
    [one] Ein Schritt ist gewählt, noch nichts ist geschehen.
   *[other] { $count } Schritte sind gewählt, noch nichts ist geschehen.
}
beside = jederzeit nebenbei
done-for-you = { $done } Etwas anderes war nicht möglich.

log = Verlauf
log-empty = Noch ist nichts geschehen.
log-start = Zu Beginn
log-older = Älteres
chat = Unterhaltung
chat-unread = Unterhaltung, { $count } neu
chat-earlier = Früheres
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
menu = Menü
menu-look = Aussehen
menu-people = Leute am Tisch
menu-notice = Bescheid geben
menu-more = Mehr
no-animations = Ohne Bewegungen
watch-link = Link zum Zuschauen
watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
take-back = Zurücknehmen
give-friend = Link geben
give-bot = Bot übernimmt
gallery = Alle Karten und Teile
save-game = Partie sichern
leave-table = Tisch verlassen
notice-denied = Dieser Browser darf sich nicht melden, wenn du dran bist.
notice-allow = Melden, wenn ich dran bin
notice-push-on = Dieser Browser meldet sich, wenn du dran bist, auch wenn die Seite zu ist.
notice-push-stop = Nicht mehr melden
notice-push-help = Auch wenn die Seite zu ist. Du kannst es hier jederzeit beenden.
notice-push-insecure = Dieser Browser meldet sich nur über eine verschlüsselte Verbindung (https).
notice-push-install = Auf diesem Gerät muss Kleinstadt auf dem Startbildschirm liegen, bevor es sich melden kann.
notice-push-unable = Dieser Browser meldet sich nur, solange eine Seite von Kleinstadt offen ist.
notice-offer = Soll sich dieser Browser melden, wenn du dran bist, auch wenn die Seite zu ist?
notice-offer-yes = Ja, melden
notice-offer-no = Nein
notice-more = Weitere Wege
webhook = Adresse, die benachrichtigt wird (Webhook)
webhook-help = Der Server schickt dorthin eine Nachricht, wenn du dran bist. Erlaubt sind nur Adressen, die sein Betreiber zulässt.
webhook-saved = Gespeichert.

undo = Rückgängig
undo-ask = Um Rücknahme bitten
undo-ask-title = Die anderen fragen?
undo-ask-text = Seit deinem Zug ist etwas geschehen. Er wird zurückgenommen, wenn alle zustimmen.
hint = Tipp
hint-thinking = Ein Bot denkt nach …
review-about = Ein Bot sieht sich jede deiner Antworten noch einmal an, mit dem, was du da wusstest. Das dauert einige Sekunden.
review-ask = Zurückblicken
review-thinking = Ein Bot blickt auf dein Spiel zurück …
clock = Bedenkzeit
clock-none = Ohne Uhr
clock-minutes = Live: { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
} für alle
clock-days = Fernpartie: { $count ->
    [one] ein Tag
   *[other] { $count } Tage
} für jede Antwort
clock-note-minutes = Sind sie um, spielt ein Bot zu Ende. Eine unterbrochene Leitung kostet drei Minuten lang nichts.
clock-note-days = Wer zu spät kommt, wird von einem Bot vertreten, bis er wieder da ist.
clock-left = Restzeit:
seed-chosen = Die Karten dieses Spiels wurden mit einer gewählten Zahl gegeben, { $seed }: Wer nachschlägt, weiß, was kommt.
close-table = Dieses Spiel schließen
close-title = Dieses Spiel für immer schließen?
close-text = Es wird geschlossen und gelöscht, wenn alle zustimmen, die hier einen Platz haben.
close-text-alone = Es wird sofort gelöscht.
close-asked = { $name } möchte dieses Spiel für immer schließen.
close-waiting = Die anderen sind gefragt, ob das Spiel geschlossen wird.
consent-title = { $name } möchte einen Zug zurücknehmen.
consent-yes = Einverstanden
consent-no = Lieber nicht
consent-waiting = Die anderen sind gefragt.

replay = Die ganze Partie
replay-start = von vorn ansehen
replay-end = zurück zum Spiel
replay-play = Abspielen
replay-stop = Anhalten
replay-at = { $at } von { $last }
replay-round = Runde { $round } · { $place }
replay-back = einen Schritt zurück
replay-on = einen Schritt vor
replay-speed = Tempo: { $speed }-fach
seen-go-on = Weiter
to-result = Zum Ergebnis

rules = Regeln
rules-search = In den Regeln suchen
rules-nothing = Dazu steht nichts in den Regeln.
rules-cards = { $count ->
    [one] Eine Karte dieses Namens
   *[other] Karten dieses Namens
}
open-rule = Regel { $rule } aufschlagen

## Ende

end-me = Du gewinnst mit { points-won }.
end-shared-me = Du teilst dir den Sieg mit { points-won }.
end-solo = Deine Stadt zählt { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}.
end-place = Du bist auf Platz { $place }.
score-sheet = Wertung
sum = Summe
line-count = ({ $count })
rematch = Revanche
change-table = Neuer Tisch
plot-title = Punkte im Verlauf
plot-note = wäre jeweils Schluss gewesen
turning-points = Wendepunkte
show-moment = Ansehen

played-rounds = { $count ->
    [one] Eine Runde in { $time }.
   *[other] { $count } Runden in { $time }.
}
played = In { $time } gespielt.
time-moment = weniger als einer Minute
time-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
time-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
time-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
ranking = Rangliste
name-you = { $name } (du)
axis-round = Runde
axis-answer = Züge
round-of = Runde { $round } von { $last }
standing-then = Der Stand in diesem Moment
board-then = Das Brett von da
lead-changes = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count } Mal gewechselt.
}
lead-changes-rounds = { $count ->
    [0] Von Runde zu Runde wechselte die Führung nie.
    [one] Von Runde zu Runde wechselte die Führung einmal.
   *[other] Von Runde zu Runde wechselte die Führung { $count } Mal.
}
turn-in-round = Runde { $round }: { $said }
turn-after-round = Ende der Runde { $round }: { $said }
turn-lead = { $points ->
    [1] { $name } übernimmt endgültig die Führung, mit einem Punkt
   *[other] { $name } übernimmt endgültig die Führung, mit { $points } Punkten
}
turn-late = { $points ->
    [1] { $name } überholt in letzter Minute, mit einem Punkt
   *[other] { $name } überholt in letzter Minute, mit { $points } Punkten
}
turn-behind = { $finally ->
    [0] { $name } liegt { $points } Punkte zurück und gewinnt trotzdem
    [one] { $name } liegt { $points } Punkte zurück, am Ende fehlt nur einer
   *[other] { $name } liegt { $points } Punkte zurück, am Ende fehlen nur { $finally }
}
turn-leap = Der größte Sprung: { $name }, { $points } Punkte
turn-mine = Dein größter Sprung: { $points } Punkte
turn-blow = Der härteste Schlag: { $name } verliert { $points } Punkte
turn-round-worth = Die ganze Runde: { $worth }.
turn-owed = { $points ->
    [one] Einer davon macht nur wett, was vorher selbst aufgegeben war.
   *[other] { $points } davon machen nur wett, was vorher selbst aufgegeben war.
}
turn-best = Kein anderer Zug brachte je so weit nach vorn.

## Schauraum

gallery-lead = Jede Karte und jedes Teil, von uns gezeichnet und aus Papier geschnitten. Zum Stöbern, Nachschlagen und Prüfen.
gallery-box = Im Karton
gallery-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
gallery-public = Bauvorhaben
gallery-secret = Geheime Bauvorhaben
gallery-workshop = Werkstatt
gallery-workshop-note = Sätze und Zahlen, aus denen das Spiel besteht
gallery-resources = Ressourcen
gallery-types = Arten
gallery-decisions = Fragen
gallery-moves = Züge
gallery-lines = Zeilen der Wertung
gallery-events = Ereignisse
gallery-first_game = Für das erste Spiel
gallery-event = Ereignisse
gallery-guest = Gäste
gallery-locations = Orte
gallery-seasons = Jahreszeiten
gallery-cars = Waggons
gallery-abilities = Fähigkeiten
gallery-goods = Güter
gallery-setup = Aufbau
gallery-territories = Gebiete
gallery-places = Plätze eines Gebiets
gallery-terrains = Böden
gallery-peoples = Völker
gallery-tricks = Listen
gallery-pieces = Anzahlen
gallery-turn_order = Zugfolge
gallery-population_points = Punkte der Bevölkerung

## Fehler

error-refused = Das ging nicht.
error-unreachable = Der Server ist nicht zu erreichen.

## Eine erste Partie, und was erklärt wird

first-game = Erste Partie, mit Tipps
first-game-line = Deine erste Partie: einfach gehalten, gegen einen sanften Bot, mit Tipps, wenn sie helfen.
first-game-short = erste Partie, mit Tipps
first-game-known = Ich kenne das Spiel.
guide-done = Alles klar
guide-stop = Keine Tipps mehr
guide-tips = Tipps zu diesem Spiel
guide-tips-note = Kurze Hinweise für den Anfang, neben dem, worum es geht.
you-watch = Du schaust zu.
you-watch-why = Spielen kann nur, wer am Tisch sitzt.
looking-back = Du blickst zurück.
looking-back-why = Kehre in die Gegenwart zurück, um weiterzuspielen.
others-turn-why = Ansehen kannst du dir inzwischen alles.
rules-contents = Inhalt
rule-short = Regel { $rule }

explain-guide-stop = Im Menü kannst du die Tipps jederzeit zurückholen.
explain-undo = Nimmt deinen letzten Zug zurück, solange dadurch niemand etwas Neues gesehen hat.
put-aside = Beiseitegelegt: { $what }
put-aside-text = Nichts davon ist geschehen. Du kannst es neu beginnen.
explain-undo-begun = Nimmt zurück, was du gerade gewählt hast. Geschehen ist davon noch nichts.
explain-undo-ask = Andere haben seitdem gezogen. Zurückgenommen wird, wenn alle zustimmen.
explain-undo-none = Von dir gibt es gerade nichts zurückzunehmen.
explain-hint = Zeigt, was ein Bot an deiner Stelle tun würde und warum.
explain-rules = Schlägt die Regeln dort auf, wo sie jetzt gelten.
explain-log = Was bisher geschehen ist, Zug für Zug.
explain-chat = Schreib den anderen an diesem Tisch.
explain-menu = Sprache, Aussehen, Tipps, Links und wer wo sitzt.
explain-replay = Sieh dir die ganze Partie noch einmal an, Schritt für Schritt. Verloren geht nichts.
explain-standing = So viele Punkte wären es, wenn die Partie jetzt zu Ende wäre.
explain-open-board = Öffnet den Spielplan dieser Person mit allen Zeilen der Wertung.

## Tiny Towns

tt-round = Runde { $round }
tt-phase-setup = Vorbereiten
tt-phase-discover = Entdecken
tt-phase-place = Platzieren
tt-phase-build = Bauen
tt-phase-over = Ende
tt-free = frei
tt-pile = Stapel
tt-open-cards = Offene Karten
tt-display = Auslage
tt-your-monument = Dein Denkmal
tt-only-you = nur du siehst es
tt-keep = Behalten
tt-built = steht schon
tt-buildable-now = jetzt baubar
tt-buildable = baubar: { $cards }
tt-buildable-with = mit { $resource } baubar: { $cards }
tt-site = Bauplatz { $number } von { $count }
tt-site-before = Voriger Bauplatz
tt-site-next = Nächster Bauplatz
tt-choose-kind = Ressource wählen
tt-instead = Stattdessen
tt-take = Fabrik, stattdessen
tt-swap = Lagerhalle { $field }, tauschen gegen
tt-town-of = Stadt von { $seat }
tt-empty = leer
tt-empty-town = leere Stadt
tt-fed = versorgt
tt-not-fed = nicht versorgt
tt-holds = darauf { $resource }
tt-possible = möglich
tt-where = { $card }: auf welches Feld?
tt-where-resource = { $resource }: auf welches Feld?
tt-which-card = Welche offene Karte nimmst du?
tt-which-monument = Welches Denkmal behältst du?
tt-other-returns = Das andere geht ungesehen zurück.
tt-preview = Vorschau: { $card } auf { $field }
tt-plan = Danach baubar: { $card }
tt-plan-missing = Für { $card } fehlen dann noch { $things }.
tt-plan-needs = Für { $card } fehlen noch { $things }.
tt-plan-nowhere-never = Kein Platz mehr für { $card }.
tt-plan-nowhere-later = Gerade kein Platz für { $card }.
tt-room-never = kein Platz mehr
tt-room-never-why = Zwischen deinen Gebäuden ist kein Platz mehr dafür.
tt-room-later = gerade kein Platz
tt-room-later-why = Was auf deinen Feldern liegt, lässt gerade keinen Platz dafür.
tt-plan-never = Hier wird daraus kein Teil von { $card }.
tt-do-place = { $resource } auf { $field } setzen
tt-do-build = { $card } auf { $field } bauen
tt-do-build-short = Auf { $field } bauen
tt-do-aside = { $resource } weglegen
tt-aside = Weglegen (noch { $left } ×)
tt-do-replace = Auf { $field } ersetzen: { $card }
tt-do-watch = Aufstellen: { $cards }
tt-pick-field = Wähle ein Feld
tt-pick-card = Wähle eine Karte
tt-pick-building = Wähle ein Gebäude
tt-pick-three = Wähle drei Karten
tt-leave-done = Fertig mit Bauen
tt-leave-decline = Nichts aufstellen
tt-leave-stop = Nichts ersetzen
tt-full-title = Deine Stadt ist voll.
tt-full-text = Du könntest noch bauen. Hörst du jetzt auf, ist deine Stadt für immer fertig (TT-36a).
tt-full-yes = Trotzdem fertig
tt-full-no = Weiter bauen
tt-monument-stands = Denkmal steht: { $card }.
tt-monument-hidden = Denkmal verdeckt.
tt-monument-unbuilt = Denkmal, nicht gebaut: { $card }.
tt-out = Stadt fertig
tt-town-finished = Fertig in Runde { $round }.
tt-own-end = Deine Stadt ist voll: bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tt-own-end-why = Kein Feld ist mehr frei: Du hast nichts mehr zu entscheiden, die anderen spielen weiter.
tt-has-hammer = Hat den Hammer.
tt-rank = Dein Rang: { $rank }.
tt-no-card = Wähle zuerst eine Karte.
tt-no-card-why = Karten mit einem Punkt kannst du jetzt bauen.
tt-no-kind-first = Wähle zuerst eine Ressource.
tt-no-three = Wähle zuerst drei Karten.
tt-no-three-why = Auf die Wacht kommen drei verschiedene Gebäude.
tt-no-kind-first-why = Erst wird entdeckt, dann gesetzt, dann gebaut.

tt-short-cottage = 3 Punkte, falls versorgt
tt-short-farm = versorgt vier Landhäuser
tt-short-granary = versorgt die acht Felder ringsum
tt-short-greenhouse = versorgt eine Gruppe Landhäuser
tt-short-orchard = versorgt Zeile und Spalte
tt-short-fountain = 2 neben einem Springbrunnen
tt-short-millstone = 2 neben Versorgung oder Theater
tt-short-shed = 1, auf jedes leere Feld
tt-short-well = 1 je Landhaus nebenan
tt-short-abbey = 3 ohne Lärm nebenan
tt-short-chapel = 1 je versorgtem Landhaus
tt-short-cloister = 1 je Kloster in einer Ecke
tt-short-temple = 4 neben zwei versorgten
tt-short-almshouse = zusammen −1, 5, −3, 15, −5, 26
tt-short-feast_hall = 2, mit Mehrheit 3
tt-short-inn = 3 allein in Zeile und Spalte
tt-short-tavern = zusammen 2, 5, 9, 14, 20
tt-short-bakery = 3 neben Hof oder Fabrik
tt-short-market = 1 und je Markt in einer Reihe 1
tt-short-tailor = 1 und je Schneiderei mittig 1
tt-short-theater = 1 je Art in Zeile und Spalte
tt-short-bank = 4, sperrt eine Ressource
tt-short-factory = tauscht eine Ressource
tt-short-trading_post = 1, ersetzt eine Ressource
tt-short-warehouse = lagert drei Ressourcen
tt-short-architects_guild = 1, ersetzt zwei Gebäude
tt-short-archive_of_the_second_age = 1 je Gebäudeart
tt-short-barrett_castle = 5, falls versorgt; zwei Landhäuser
tt-short-cathedral_of_caterina = 2, leere Felder kosten nichts
tt-short-fort_ironweed = 7, keine freie Wahl mehr
tt-short-grand_mausoleum_of_the_rodina = 3 je unversorgtem Landhaus
tt-short-grove_university = 3 und ein Gebäude umsonst
tt-short-mandras_palace = 2 je Gebäudeart nebenan
tt-short-obelisk_of_the_crescent = baue fortan auf jedes leere Feld
tt-short-opaleyes_watch = drei Gebäude auf Vorrat
tt-short-shrine_of_the_elder_tree = bis 8, nach Zahl der Gebäude
tt-short-silva_forum = 1 und je Haus der größten Gruppe 1
tt-short-statue_of_the_bondmaker = Ressourcen auf Landhäuser
tt-short-the_sky_baths = 2 je fehlender Gebäudeart
tt-short-the_starloom = 6, 3, 2 für früh Fertige

## Garden Nation board

gn-round = Runde { $round }
gn-action = Aktion { $action } von { $of }
gn-actions = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}
gn-slot-free = noch offen
gn-you-choose-next = Nach dir bestimmst du, wer folgt.
gn-chooses-next = { $seat } bestimmt, wer folgt.
gn-last-round = Das ist die letzte Runde.
gn-rounds-left = { $left ->
    [one] Noch eine Runde bis zur Grenze.
   *[other] Noch { $left } Runden bis zur Grenze.
}
gn-garden = Garten mit sieben Gebieten
gn-territory = Gebiet { $territory }
gn-place = Gebiet { $territory } { $place }
gn-ground = { $terrain } { $number }
gn-free = frei
gn-building = { $floors ->
    [one] ein Stockwerk von { $seat }
   *[other] { $floors } Stockwerke von { $seat }
}
gn-roofed = mit Dach
gn-no-buildings = keine Gebäude
gn-population = Bevölkerung
gn-population-of = { $seat }
gn-floors = Stockwerke im Vorrat
gn-tricks = Listplättchen
gn-points-at-end = darunter Punkte am Spielende
gn-supply = Vorrat
gn-storeys = { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
gn-turtle = Schildkröte mit Kran
gn-roofs = Dächer
gn-left = noch { $count }
gn-projects = Bauvorhaben
gn-no-projects = Es liegt kein Bauvorhaben mehr aus.
gn-pile = Stapel { $count }
gn-possible-now = jetzt möglich
gn-show-where = { $card }: jetzt möglich, zeigen wo
gn-completed = Vollendete Bauvorhaben
gn-secrets = Geheime Bauvorhaben
gn-secrets-hidden = Zwei geheime Bauvorhaben.
gn-only-you = nur du
gn-counts = zählt jetzt: { $count }
gn-alone = allein
gn-tied = Gleichstand
gn-nobody = niemand
gn-not-leading = nicht vorn
gn-forecast = Am Ende der Runde
gn-grow = Gebiet { $territory }: { $seats }, je +{ $gain }
gn-nobody-grows = Gebiet { $territory }: niemand
gn-for-you = Für dich
gn-after-this = nach diesem Zug
gn-instead = Stattdessen
gn-mode-build = Bauen
gn-mode-demolish = Abreißen
gn-mode-raid = Überfallen
gn-mode-roof = Dach verschieben
gn-from = ab { $amount }
gn-up-to = bis { $amount }
gn-costs-trick = kostet ein Listplättchen
gn-ask-keep = Welche zwei geheimen Bauvorhaben behältst du?
gn-ask-take = Bauvorhaben vollenden?
gn-ask-next = Wer ist als Nächstes dran?
gn-keep-detail = Nur du siehst sie. Die anderen zwei gehen ungesehen zurück.
gn-take-detail = Das neue Stockwerk bekäme dann ein Dach.
gn-where-first = Wo entsteht das erste Stockwerk?
gn-where-build = Wo baust du in Gebiet { $territory }?
gn-where-demolish = Welches Gebäude reißt du ab?
gn-where-raid = Welches Gebäude überfällst du?
gn-where-territory = In welches Gebiet gehst du?
gn-where-roof = Welches Dach nimmst du?
gn-where-roof-to = Wohin kommt das Dach?
gn-which-tile = Welcher Boden?
gn-storey = { $storey }. Stockwerk
gn-do-build = Bauen für { $cost }
gn-do-demolish = Abreißen, +{ $refund }
gn-do-raid = Überfallen für { $price }
gn-do-trick_territory = Nach Gebiet { $territory }
gn-do-trick_roof = Dach verschieben
gn-do-roof = Dach hierher
gn-take-roof = Dach nehmen
gn-do-on = Weiter nach Gebiet { $territory }
gn-do-pass = Passen
gn-crane-to = Schildkröte nach { $territory }
gn-crane-to-short = Schildkröte nach
gn-could = könnte dort: { $cards }
gn-could-nothing = kann dort nichts vollenden
gn-keep-two = Wähle zwei Karten
gn-keep-different = Zweimal dieselbe geht nicht
gn-keep-these = Diese zwei behalten
gn-complete = Vollenden
gn-take-none = Keines nehmen
gn-near = Zur Schildkröte
gn-tab-garden = Garten
gn-tab-projects = Vorhaben
gn-tab-secrets = Geheim
gn-tab-people = Spieler
gn-no-keep-first = Behalte zuerst zwei geheime Bauvorhaben.
gn-no-keep-first-why = Gebaut wird, wenn alle gewählt haben.
gn-no-take-first = Entscheide zuerst über das Bauvorhaben.
gn-no-take-first-why = Nimm es oder lass es; dann geht es weiter.
gn-no-next-first = Bestimme zuerst, wer als Nächstes dran ist.
gn-no-next-first-why = Deine Aktionen dieses Zuges sind gemacht.

## Everdell

ev-season = { $season }
ev-places = Orte
ev-double = doppelte Figur: Platz für alle
ev-haven = Zuflucht
ev-journey = Reise
ev-deck = Stapel { $count }
ev-discards = Ablage { $count }
ev-your-city = Deine Stadt
ev-spaces = { $spaces } von { $of } Plätzen
ev-beside = Daneben, ohne Platz
ev-and-beside = , { $count } daneben
ev-your-hand = Deine Hand
ev-hand-of = { $count } von { $of }
ev-hand-empty = Du hast keine Karten auf der Hand.
ev-city-empty = Noch keine Karten.
ev-workers = Arbeiter: { $idle } von { $all } zu Hause
ev-stands = dort: { $seats }
ev-apart-goods = { $goods } darauf
ev-apart-shares = teilt sich einen Platz
ev-apart-plain = nichts darauf, niemand dort
ev-open-to-you = für dich offen
ev-achieved-by = erreicht von { $seat }
ev-event-basic = Einfaches Ereignis
ev-event-special = Besonderes Ereignis
ev-kind = { $type }. { $kind }, { $rarity }.
ev-kind-short = { $kind }, { $rarity }
ev-type-production = Produktion
ev-type-destination = Ziel
ev-type-governance = Verwaltung
ev-type-traveler = Bewegung
ev-type-prosperity = Wohlstand
ev-kinds-critter = Wesen
ev-kinds-construction = Bauwerke
ev-kinds-any = Karten
ev-any-critter = ein beliebiges Wesen
ev-free-with = Umsonst mit einem Besetzt-Marker auf: { $cards }
ev-invites = Ihr Marker lädt umsonst ein: { $cards }
ev-door-free = Die Tür ist frei, für: { $cards }.
ev-door-occupied = Die Tür ist besetzt.
ev-door = Tür, frei
ev-door-closed = Tür, besetzt
ev-worker = Arbeiter
ev-passed = hat gepasst
ev-has-passed = Hat gepasst.
rival-everdell = Fusselwürz
ev-guest = Gast
ev-belongings = Neben deiner Stadt
ev-pile = { $count ->
    [one] noch eine Karte im Stapel
   *[other] noch { $count } Karten im Stapel
}
ev-reserved-archive = Reserviert, und Archiv
ev-reserve = Diese Karte reservieren
ev-do-reserve = Reservieren: { $card }
ev-door-golden = Darauf liegt ein goldener Marker.
ev-golden-with = Umsonst mit einem goldenen Marker auf Bauwerken: { $what }
ev-golden-invites = Ein goldener Marker hier lädt Wesen ein: { $what }
ev-golden-unique = einzigartige Karten
ev-golden-common = gewöhnliche Karten
ev-sheet = Was du ansiehst
ev-pay-with = Bezahlen
ev-choose-lit = Wähle auf dem Tisch, was leuchtet.
ev-choose-produce = Wähle eine, die leuchtet, oder lass alle in dieser Reihenfolge arbeiten: { $cards }.
ev-rest-in-order = Den Rest in dieser Reihenfolge
ev-chosen-all = Mehr lässt sich jetzt nicht wählen.
ev-do-several = Diese { $count }
ev-open-cards = Offene Karten der anderen
ev-turned-up = Aufgedeckt
ev-choose-something = Wähle eine Karte mit Punkt oder einen Ort mit leuchtender Figur. Was du antippst, steht hier.
ev-look-around = Tippe eine Karte, einen Ort oder ein Ereignis an, um zu sehen, was es tut.
ev-ask-turn = Was tust du?
ev-ask-way = Wie bezahlst du: { $card }?
ev-turn-workers = Du bist am Zug: Schicke einen Arbeiter oder spiele eine Karte aus.
ev-turn-last = Du bist am Zug: Spiele eine Karte aus oder passe. Deine Arbeiter sind alle unterwegs.
ev-turn-no-workers = Du bist am Zug: Spiele eine Karte aus oder bereite dich auf die nächste Jahreszeit vor.
ev-prepare-winter = Frühling vorbereiten
ev-prepare-spring = Sommer vorbereiten
ev-prepare-summer = Herbst vorbereiten
ev-pass = Passen
ev-ticket = Ticket benutzen
ev-do-play = Ausspielen: { $card }
ev-do-visit = Arbeiter schicken
ev-do-visit_card = Arbeiter schicken
ev-do-achieve = Ereignis erreichen
ev-do-prepare = Vorbereiten
ev-do-pass = Endgültig passen
ev-do-ticket = Arbeiter versetzen
ev-answer-first = Beantworte zuerst, was gefragt ist.

## Kolonisten

co-country = Land
co-near = Zu meinem Verwalter
co-beyond = { $count ->
    [one] Noch ein leuchtender Ort
   *[other] Noch { $count } leuchtende Orte
} { $side ->
    [left] weiter links
    [right] weiter rechts
    [top] weiter oben
   *[bottom] weiter unten
}
co-search = Ort suchen
co-empty = freies Feld
co-community = Gemeinde
co-your-community = Deine Gemeinde
co-community-of = Gemeinde: { $seat }
co-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
co-sheet = Auswahl
co-market = Markt dieses Jahr
co-market-tab = Markt
co-market-about = Je Besuch genau eine Zeile. Von überall erreichbar, ohne Abgabe.
co-sale = Verkauf
co-subsidy = Zuschuss
co-action = Aktion
co-or = oder
co-deed-draw_cards = { $cards ->
    [one] 1 Anschaffung
   *[other] { $cards } Anschaffungen
} ziehen; mit Bibliothek { $library_draw } ansehen und bis zu { $library_keep } behalten
co-deed-play_card = eine Anschaffung ausspielen
co-deed-take_marker = Startspielermarke
co-deed-embassy = Beziehungen auf- und ausbauen
co-deed-swap_places = zwei Orte tauschen
co-new-places = Neue Orte am Jahresende
co-places-to-lay = Noch zu legende Orte
co-set-up = Aufbau
co-choose-lit = Wähle eines der hellen Felder.
co-money-left = Noch { $count } Taler
co-no-room = Dafür ist kein Platz, oder mehr davon darfst du nicht haben.
co-your-cards = Deine Anschaffungen
co-cards-tab = Karten { $count }
co-hand-of = { $count } von { $of }
co-hand-empty = Noch keine. Beim Bibliothekar kannst du welche ziehen.
co-card-kind = { $kind }, Epoche { $era }
co-remodels = Umbau aus: { $base }
co-storage = Lager, zahlt
co-warehouse = Speicher
co-only = Nur { $good }
co-buffer = Auf Gebäuden
co-toolbox = Werkzeugkasten
co-free = { $count } frei
co-goods-there = { $goods }
co-idle = { $count ->
    [0] (alle in Arbeit)
   *[other] ({ $count } zu Hause)
}
co-plots = Bauplätze { $used } von { $all }
co-borderland = Randgebiet: { $count } Plätze, offen mit dem Gemeindehaus
co-borderland-open = Randgebiet: noch { $count } Plätze frei
co-free-plot = freier Bauplatz
co-storage-plot = Lagerbauplatz
co-embassy-of = Botschaft { $level }: { $colony }
co-year-end = Ende des { $year }. Jahres
co-demand = Bedarf
co-volume = Ertrag
co-production = Produktion
co-fed = { $good }: Es reicht für alle.
co-fed-now = { $good }: Wer arbeitet, ist für dieses Jahr versorgt.
co-home-eats = { $number } mehr, wenn auch die zu Hause Arbeit bekommen.
co-gap-open = Noch nötig: { $goods }. Sonst bleibt jemand zu Hause.
co-gap-covered = { $goods } aus deinem Vorrat: Es reicht für alle.
co-era = Epoche { $era }
co-year = Jahr { $year }, { $half ->
    [0] Sommer
   *[other] Winter
}
co-marker = Startspieler
co-steward = Verwalter
co-move = Spielzug { $number } von 3
co-ask-go = { $count ->
    [one] Wohin geht dein Verwalter?
   *[other] Welcher Verwalter geht wohin?
}
co-ask-enter = Auf welchem Markt beginnt dein Verwalter?
co-ask-overflow = Für { $number } deiner Waren ist kein Platz. Was wirfst du ab?
co-ask-post = Ende des { $year }. Jahres: Wer arbeitet wo?
co-about-post = Alle deine Kolonisten sind heimgekommen und bekommen neue Arbeit. Wer arbeitet, ist am Ende Taler wert; Bürger und Kaufleute müssen jetzt aber versorgt werden.
co-at-home = Jemand bleibt zu Hause: Für einen mehr reicht es nicht ({ $what }).
co-ask-pick_tile = Ende des { $year }. Jahres: Welchen neuen Ort legst du als nächsten?
co-ask-lay = Ende des { $year }. Jahres: Wohin legst du „{ $place }“?
co-ask-buy_embassy = Welche Beziehungen kaufst du? Dafür hast du { $number } Taler.
co-ask-buy_building = Welche Gebäude kaufst du?
co-ask-buy_goods = Welche Waren kaufst du?
co-ask-build = { $building }: Was baust du?
co-may-go = Hierhin kannst du ziehen
co-stands-here = Hier steht: { $seat }
co-envoy-here = Sonderbotschafter: { $ambassador }
co-levy-here = Abgabe: { $first ->
    [one] 1 Werkzeug oder Versorgungsgut
   *[other] { $first } Werkzeuge oder Versorgungsgüter
} und { $materials } { $materials ->
    [one] Baustoff
   *[other] Baustoffe
}
co-choose-place = Wähle einen hellen Ort im Land.
co-look-around = Sieh dich um: Jeder Ort und jede Karte sagt, was sie kann.
co-anytime = Jederzeit möglich
co-anytime-staff = Jemanden arbeiten lassen
co-about-fill = Die meisten ersten Gebäude kosten Holz, eine Jagdhütte dazu etwas Lehm.
co-about-staff = Die meisten Gebäude tun nichts, solange niemand dort arbeitet. Wer zu Hause ist, kann jetzt anfangen; das ist kein Spielzug, aber Bürger und Kaufleute werden sofort versorgt.
co-move-staff = { $class } an die Arbeit: { $building }
co-move-remodel = { $old } umbauen zu { $building }
co-move-change = { $old } wird zu { $building }, gegen eine Abgabe
co-do-go = Hierher ziehen
co-do-enter = Hier beginnen
co-do-ride = Hierher fahren
co-do-send = Hierher schicken
co-do-lay = Hier anlegen
co-do-lay_market = Hier anlegen
co-do-staff = An die Arbeit
co-do-fill = Lager füllen
co-do-employ = So verteilen
co-do-discard = Abwerfen
co-do-pick_tile = Diesen Ort zuerst
co-do-deed = Das hier tun
co-do-build = Bauen
co-do-remodel = Umbauen
co-do-embassy = Verhandeln
co-do-exchange = { $number ->
    [0] Nichts tauschen
   *[other] Tauschen
}
co-do-sell = { $number ->
    [0] Nichts verkaufen
   *[other] Verkaufen
}
co-do-trade = Tauschen
co-do-pay = Das hergeben
co-do-take = Das nehmen
co-do-as = So nehmen
co-do-save = Das sparen
co-do-play = Ausspielen
co-do-keep = Behalten
co-do-drop = Abwerfen
co-do-swap = Tauschen
co-do-replace = Diesen ersetzen
co-do-unlock = Hier beginnen
co-do-turn_market = So anlegen
co-do-lose_steward = Diesen aufgeben
co-do-send_home = Heimschicken
co-do-decline = Verzichten
co-no-answer-first = Beantworte erst die Frage oben.

## Wie schnell man sieht, was andere tun

pace = Züge der anderen
pace-off = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
pace-skip = { $count ->
    [one] überspringen
   *[other] überspringen ({ $count })
}
since-title = Seit deinem letzten Zug
since-earlier = { $count ->
    [one] und davor noch etwas
   *[other] und davor noch { $count } Dinge
}
since-show = Zeig’s mir
answers = Antworten

## Gemeinsame Teile

map-whole = Ganze Karte
map-near = Dorthin, wo es weitergeht
would-become = { $now }, dann { $next }
costs = Kosten: { $what }
nothing = nichts
goods-of = Was { $name } hat
is-on-turn = am Zug
still-deciding = entscheidet noch
doing-keep_monument = wählt noch ein Denkmal
doing-choose_kind = wählt noch
doing-place = setzt noch
doing-build = baut noch
doing-keep = wählt noch
doing-pick = wählt noch
card-would-be = käme hierher
card-spent = verbraucht
card-may = wählbar
card-down = verdeckt
one-more = Eins mehr: { $what }
one-less = Eins weniger: { $what }
chosen-of = Gewählt: { $what }
sum-of = { $sum } von { $need }
still-missing = { $count ->
    [one] eins fehlt noch
   *[other] { $count } fehlen noch
}
not-like-this = So geht es nicht.
price = Preis
cards-in-hand = auf der Hand
all-moves = Alle Züge zeigen
other-players = Die anderen
touch-a-card = Tippe eine Karte an, um zu sehen, was du mit ihr tun kannst. Außerdem:

## Schauraum der gemeinsamen Teile

parts-title = Teile, die sich Spiele teilen
parts-lead = Jedes Teil in allen Zuständen, mit erfundenen Daten. Zeigen, tippen, Tasten drücken: Alles geht.
parts-card-thumb = Karte, klein
parts-card-city = Karte in der Stadt
parts-card-row = Karte in einer Liste
parts-card-front = Karte von vorn
parts-plain = in Ruhe
parts-lit = jetzt spielbar
parts-ring = eine davon wählen
parts-chosen = gewählt
parts-ghost = käme hierher
parts-spent = verbraucht
parts-down = verdeckt
parts-closed = gesperrt, mit Grund
parts-why = Du kannst sie nicht bezahlen.
parts-hand = Hand
parts-city = Stadt mit fünfzehn Plätzen
parts-meadow = Wiese mit acht Karten
parts-goods = Waren und Preise
parts-pay = Bezahlen
parts-choose = Einen Weg wählen
parts-way-goods = 3 Beeren
parts-way-card = Goldene Marke
parts-list = Mitspielende
parts-list-row = Mitspielende, die Stadt darunter
parts-strip = Leiste für { $count }
parts-kind = Sommer
parts-note = Denkmal verdeckt.
parts-map = Landkarte
parts-map-note = Rad, zwei Finger, ziehen, + − 0 und Pfeile
parts-grow = Wachsen lassen

## Der Begleiter: am echten Tisch

companion-title = Am echten Tisch
companion-line = Aufbauen, zählen und mehr, für das Spiel aus der Schachtel.
companion-lead = Das Spiel liegt vor euch auf dem Tisch, und das Telefon daneben: Es lost aus, rechnet und hilft, mit den Regeln des Spiels.
engine-wakes = Jetzt rechnet dieses Gerät selbst. Bis es so weit ist, dauert es einmal einen Moment.
companion-kept = Das alles geht auf diesem Gerät jetzt auch ohne Verbindung.
pad-title = Wertungsblock
aid-begun = begonnen
pad-new = Neuer Block
pad-new-ask = Alles hier Eingetragene wird vergessen; die Namen bleiben.
pad-new-yes = Neu beginnen
pad-players = Mitspielende
pad-add = Noch jemand spielt mit
pad-name = Name
pad-remove = { $what } entfernen
pad-result = Ergebnis
pad-next = Weiter: { $name }
pad-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
pad-alone = { $name }: { pad-points }
pad-none = keine
pad-unsaid = noch nicht gesagt
pad-free = frei
pad-field = Zeile { $row }, Spalte { $column }: { $what }
pad-what = { $part }: was du eintippst
pad-which = Welches ist im Spiel?
pad-search = { $part }: nach Namen suchen
pad-show-all = Alle zeigen
pad-show-fewer = Weniger zeigen
pad-nothing-found = So heißt hier nichts.
pad-remarks = Bitte prüfen
pad-lines-help = Ein Tipp auf eine Zeile sagt ihre Regel.
pad-order = Tragt alle im Uhrzeigersinn ein, wie ihr sitzt.
pad-kept = Alles bleibt in diesem Browser, auch wenn du die Seite schließt.
pad-behind = Der Server ist nicht erreichbar. Was du einträgst, bleibt; die Rechnung folgt.

## Ein Block, den mehrere Telefone ausfüllen

share-title = Gemeinsam ausfüllen
share-lead = Teile diesen Block mit einem Link. Wer ihn öffnet, sieht denselben Block, und was eine Person einträgt, steht gleich auf allen Telefonen.
share-begin = Diesen Block teilen
share-how = Wer diesen Link öffnet, füllt denselben Block aus.
share-link = Schick diesen Link weiter
share-code = Der Link als Code für die Kamera
share-send = Schicken …
share-age = Der Link gilt bis zwei Wochen nach dem letzten Eintrag.
share-alone = Allein weiter
share-stop = Nicht mehr teilen
share-end-help = „Allein weiter“ gilt nur für dieses Telefon, „Nicht mehr teilen“ für alle. Was eingetragen ist, bleibt auf jedem Telefon.
share-phones = { $count ->
    [1] Geteilt; gerade nur hier offen
   *[other] Geteilt: auf { $count } Telefonen offen
}
share-away = Die anderen sind nicht erreichbar. Was du einträgst, bleibt und kommt nach.
share-ended = Dieser Block wird nicht mehr geteilt. Er bleibt als dein eigener auf diesem Telefon.
share-gone = Dieser Block wird nicht mehr geteilt.
share-opening = Der geteilte Block kommt gleich …
share-other = Es gibt einen Block zu diesem Spiel, den du mit anderen ausfüllst.
pad-new-ask-shared = Alles Eingetragene wird vergessen, auf allen Telefonen; die Namen bleiben.
pad-aside = Ein anderer Block von dir liegt beiseite: { $names }.
pad-change-over = Wechseln

## Der Begleiter: Aufbau

draw-title = Aufbau
draw-lead = Das Telefon lost gerecht aus und sagt, was ihr aus der Schachtel holt und wohin es kommt.
draw-people = Wer spielt mit?
draw-name = Name { $number }
draw-do = Auslosen
draw-have-code = Ihr habt einen Code?
draw-code = Code eines anderen Tisches
draw-open = Öffnen
draw-without = In der Schachtel lassen
draw-without-count = In der Schachtel bleiben { $count }
draw-without-text = Was kein Häkchen hat, wird nicht gezogen.
draw-change = Neuer Aufbau
draw-change-ask = Dieser Aufbau wird vergessen; sein Code bringt ihn wieder. Namen und Einstellungen bleiben.
draw-change-yes = Neu beginnen
draw-picture = So liegt es da
draw-checklist = Zu tun
draw-done = { $done } von { $count }
draw-no-checklist = Für dieses Spiel gibt es keine Anleitung zum Aufbau.
draw-again = Neu auslosen: { $what }
draw-again-short = Neu auslosen, nur das hier
draw-share = Derselbe Aufbau an zwei Tischen
draw-share-text = Wer diesen Code eingibt oder dem Link folgt, bekommt genau das.
draw-share-secret = Damit lässt sich auch nachsehen, was heimlich ausgeteilt wird: Gebt ihn nur Leuten, die nicht mit euch spielen.
draw-share-link = Link
draw-print = Drucken
budget-title = Vor dem Spiel kaufen
budget-text = Alle haben gleich viel; was von einem Betrag übrig bleibt, kommt zum nächsten. Es zählen Preise, Platz und Grenzen der Regeln, aber nicht, was ausgeteilte Karten dazugeben.
budget-money = kostet { $number }
budget-left = noch { $number }
draw-secret-safe = Niemand sieht, was andere haben; was ihr behaltet, merkt sich nur dieses Telefon.
draw-secret-look = Ansehen
draw-secret-again = Nochmal
draw-secret-kept = gewählt
draw-secret-anew = Neu austeilen
draw-secret-hand = Gebt { $name } das Telefon. Niemand sonst schaut jetzt hin.
draw-secret-show = Zeig es mir
draw-secret-choose = { $count ->
    [one] Wähle eine Karte, die du behältst.
   *[other] Wähle { $count } verschiedene Karten, die du behältst.
}
draw-secret-different = Die Karten müssen verschieden sein.
draw-secret-keep = Behalten und verbergen
draw-secret-yours = Das hast du behalten.
draw-secret-hide = Verbergen

## Züge und Zeit am echten Tisch

turns-title = Zughilfe
turns-lead = Wer am Zug ist und wie lange alle brauchen, für ein Telefon mitten auf dem Tisch.
turns-how-many = Wie viele spielen mit?
turns-person = Person { $number }
turns-way = Was spielt ihr?
turns-who-begins = Wer beginnt?
turns-by-lot = Auslosen
turns-begin = Los
turns-count = Runde { $round }
turns-over = Die letzte Runde ist vorbei
turns-all-out = Alle sind fertig
turns-table-time = Zeit seit dem Beginn
turns-undo = Zurücknehmen
turns-pause = Pause
turns-go-on = Weiter
turns-end = Beenden
turns-end-ask = Zeiten und Runden werden vergessen; die Namen bleiben.
turns-end-yes = Beenden
turns-kept = Nichts geht verloren, wenn du die Seite schließt; die Uhr bleibt richtig.
turns-next = Weiter: { $name }
turns-begins = { $name } beginnt
turns-round-over = Runde vorbei: Wer beginnt?
turns-actions = { $count ->
    [1] 1 Aktion
   *[other] { $count } Aktionen
}
turns-is-out = fertig
turns-in-again = doch dabei
turns-choose = Such dir eine aus
turns-chose = Runde { $round }: { $name }
turns-free = Freie Wahl
turns-shuffled = Der Stapel war leer und ist neu gemischt.
turns-pile = { $count ->
    [0] Der Stapel ist leer.
    [1] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
turns-next-round = Nächste Runde
turns-seen = Seit dem Mischen:
turns-rolled = Der Würfel zeigt { $number }.
turns-rival-so-far = Was er bisher in den Jahreszeiten tat
turns-when-season = Vorbereitet: { $season }

## Die Chronik

history-title = Chronik
history-line = Behaltene Partien und was sie erzählen.
history-games = Partien
history-statistics = Statistik
history-guests = { $count ->
    [one] Eine Partie gehört dem Gast dieses Geräts.
   *[other] { $count } Partien gehören dem Gast dieses Geräts.
}
history-take-along = Zu meinen nehmen
history-not-across = Deine anderen Geräte bekommen diese Partien nicht: { $why }
history-nothing = Noch ist keine Partie behalten.
history-nothing-text = Das Ergebnis eines Wertungsblocks behältst du mit einem Tipp; was du hier zu Ende spielst, kommt von selbst dazu.
history-to-pads = Zu den Wertungsblöcken
history-search = Namen, Spiele, Orte, Notizen, Tage suchen
history-nothing-found = Dazu passt keine Partie.
history-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
history-more = Mehr zeigen
history-source-pad = Wertungsblock
history-source-table = Hier gespielt
history-source-import = Aus einer Datei
history-keep = In der Chronik behalten
history-keep-change = Änderung behalten
history-is-kept = In der Chronik
history-open = Öffnen
history-lasted = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
history-behind = Der Server ist nicht erreichbar. Die Zahlen folgen, sobald er wieder da ist.
history-nothing-to-count = Sobald eine Partie behalten ist, gibt es hier etwas zu erzählen.
history-which = Welche Partien zählen
history-at-all = Alle Partien
history-at-real = Am echten Tisch
history-at-here = Hier gespielt
history-months = Partien nach Monaten
history-solo-count = { $count ->
    [one] davon eine allein
   *[other] davon { $count } allein
}
history-people = Wer gewinnt
history-won = { $wins } von { $games } gewonnen
history-only-alone = spielt allein
history-of = { $part } von { $whole }
history-game = Spiel
history-wins = Siege
history-average = Schnitt
history-best = Bestes
history-alone = allein
history-shared = { $count ->
    [one] Einer der Siege war geteilt.
   *[other] { $count } der Siege waren geteilt.
}
history-duel = Zu zweit verglichen
history-duel-one = Die eine Person
history-duel-other = Die andere Person
history-level = { $count } × gleichauf
history-met = { $count ->
    [one] Eine gemeinsame Partie.
   *[other] { $count } gemeinsame Partien.
}
history-margin = Im Schnitt liegt { $name } um { $points } Punkte vorn.
history-margin-none = Im Schnitt liegen sie gleichauf.
history-by-game = Spiel für Spiel
history-record = Rekord
history-winning = Sieger
history-closest = Knappstes Ende
history-clearest = Klarster Sieg
history-length = Übliche Dauer
history-what-wins = Was gewinnt
history-what-wins-text = Um wie viele Punkte Sieger den anderen in einer Zeile der Wertung im Schnitt voraus sind.
history-nothing-wins = Zu wenige Partien mit Wertung, um das zu sagen.
history-by-card = Nach Karten im Spiel
history-by-option = Nach Regeln
history-by-players = Nach Zahl der Mitspielenden
history-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
history-how = Wie gezählt wird
history-how-text = Wer sich den ersten Platz teilt, hat gewonnen. Wer allein spielt, gewinnt gegen niemanden: Solche Partien haben ihren eigenen Schnitt und Bestwert. Bots zählen als Gegner, haben aber keine eigenen Zahlen. Personen werden nach ihrem Namen unterschieden. Karten gelten als im Spiel, wenn jemand sie gebaut hat.
history-photo = Foto der Partie
history-photo-add = Foto dazulegen
history-photo-other = Anderes Foto
history-photo-remove = Foto entfernen
history-photo-unreadable = Dieses Bild ist hier nicht zu lesen.
history-code = Code des Aufbaus:
history-edit = Bearbeiten
history-delete = Löschen
history-delete-title = Diese Partie löschen?
history-delete-text = Die Partie wird mit ihren Notizen und ihrem Foto gelöscht. Das lässt sich nicht rückgängig machen.
history-delete-yes = Endgültig löschen
history-date = Tag
history-minutes = Minuten
history-where = Ort
history-player = Name { $number }
history-notes = Notizen
history-disk = Dieser Browser will das nicht behalten; vielleicht ist kein Platz mehr.
history-transfer = Deine Chronik als Datei
history-transfer-guest = Deine Partien liegen nur in diesem Browser, niemand sonst hat sie.
history-transfer-account = Deine Partien liegen bei deinem Konto und auf jedem Gerät, auf dem du angemeldet bist; Fotos nur auf dem Gerät, das sie hat.
history-transfer-text = Eine Datei sichert sie und bringt sie auf ein anderes Gerät. JSON enthält alles, auch Fotos; die Tabelle ist für Tabellenprogramme.
history-export-json = Alles sichern (JSON)
history-export-csv = Als Tabelle sichern (CSV)
history-import = Datei einlesen
history-saved = Gesichert: { history-count }.
history-read = Neu: { $added }. Neuer als bisher: { $replaced }. Schon da: { $known }.
history-too-large = Diese Datei ist zu groß.
history-unreadable = Diese Datei ist nicht zu lesen.

## Konten

account-title = Konto
account-signed-in = Angemeldet als { $name }
account-sign-in = Anmelden
account-sign-in-line = Der Gast dieses Geräts behält seine Tische und ist wieder da, wenn du dich abmeldest.
account-sign-out = Abmelden
account-guest-back = Wenn du dich abmeldest, ist dieses Gerät wieder der Gast, der es vorher war.
account-make = Konto anlegen
account-make-line = Du bleibst, wer du bist, mit allen Tischen. Wer den Server betreibt, kann dir ein neues Passwort geben, wenn du es vergisst; per Mail kommt keins.
account-why = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Tische und aufbewahrten Partien auf jedem Gerät.
account-why-required = Auf diesem Server spielt man mit einem Konto. Zuschauen und die Hilfen am echten Tisch brauchen keines.
account-off = Hier gibt es keine Konten. Alle spielen als Gast.
account-name = Name zum Anmelden
account-password = Passwort
account-password-least = Mindestens 8 Zeichen
account-password-needed = Bitte gib das Passwort ein.
account-word = Wort der Einladung
account-word-needed = Bitte gib das Wort ein.
account-come-in = Als Gast hereinkommen
account-devices = { $count ->
    [one] Auf diesem Gerät angemeldet
   *[other] Auf { $count } Geräten angemeldet
}
account-device-unknown = Ein Gerät
account-since = seit { $since }, zuletzt benutzt { $seen }
account-here = dieses Gerät
account-end = Dort abmelden
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-new-password-line = Alle anderen Geräte werden abgemeldet.
account-password-changed = Das Passwort ist geändert.
account-delete = Konto löschen
account-delete-ask = Das Konto endgültig löschen?
account-delete-line = Gelöscht werden dein Name, dein Passwort, deine Mailadresse, deine behaltenen Partien und die Tische, an denen sonst niemand einen Platz hat. In Spielen, die mit anderen laufen, spielt ein Bot für dich weiter; was du gespielt hast, bleibt bei ihnen.
mail-title = Mail
mail-why = Mit einer Mailadresse erfährst du auch ohne offene Seite, dass du dran bist. Für anderes wird sie nie benutzt.
mail-address = Mailadresse
mail-other-address = Andere Mailadresse
mail-address-needed = Bitte gib die Mailadresse ein.
mail-want = Bestätigen lassen
mail-wanted = An { $address } geht eine Mail mit einem Link. Öffne ihn innerhalb eines Tages. Ist nach einer Stunde nichts da, dann versuche es noch einmal.
mail-unwant = Doch nicht
mail-remove = Entfernen
mail-notices = Sag mir per Mail, wenn ich dran bin
mail-notices-line = Nur wenn der Tisch nicht offen ist und kein Browser es dir schon gesagt hat; alles in einer Mail, höchstens alle 15 Minuten.
mail-menu-on = Du erfährst per Mail, wenn du dran bist.
mail-menu-off = Auch eine Mail kann dir sagen, wenn du dran bist.
mail-to-account = Zum Konto
mail-confirmed = Deine Mailadresse ist bestätigt. Auf der Kontoseite schaltest du ein, dass dir eine Mail sagt, wenn du dran bist.
mail-stopped = Es kommt keine Mail mehr, wenn du dran bist. Auf der Kontoseite lässt es sich wieder einschalten.
