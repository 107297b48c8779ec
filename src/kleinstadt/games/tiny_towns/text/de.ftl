### Tiny Towns: alle Namen und Sätze auf Deutsch.

game-tiny_towns = Tiny Towns
game-tiny_towns-text = Sechzehn Felder, fünf Ressourcen, und alle bekommen das Gleiche.

## Ressourcen

resource-wood = Holz
resource-wheat = Weizen
resource-brick = Ziegel
resource-glass = Glas
resource-stone = Stein
resource-hidden = eine Ressource
instead-wood = { resource-wood }
instead-wheat = { resource-wheat }
instead-brick = { resource-brick }
instead-glass = { resource-glass }
instead-stone = { resource-stone }

## Gebäudearten

type-cottage = Landhaus
type-food = Versorgungsgebäude
type-well = Brunnen-Gebäude
type-chapel = Kapellen-Gebäude
type-tavern = Schenken-Gebäude
type-theater = Theater-Gebäude
type-factory = Industriegebäude
type-monument = Denkmal

## Phasen

phase-setup = Vorbereitung
phase-discover = Ressource entdecken
phase-place = Ressource legen
phase-build = Bauen
phase-over = Das Spiel ist aus

## Gebäude

card-hidden = ein Denkmal
card-cottage = Landhaus
card-cottage-text = 3 Punkte, wenn es versorgt ist, sonst keine.
card-farm = Bauernhof
card-farm-text = Versorgt vier Landhäuser deiner Wahl, wo immer sie stehen.
card-granary = Getreidespeicher
card-granary-text = Versorgt jedes Landhaus auf den acht Feldern ringsum, auch schräg.
card-greenhouse = Gewächshaus
card-greenhouse-text = Versorgt eine zusammenhängende Gruppe von Landhäusern, irgendwo in deiner Stadt.
card-orchard = Obstgarten
card-orchard-text = Versorgt jedes Landhaus in seiner Zeile und in seiner Spalte.
card-fountain = Springbrunnen
card-fountain-text = 2 Punkte, wenn ein anderer Springbrunnen danebensteht.
card-millstone = Mühlstein
card-millstone-text = 2 Punkte, wenn ein Versorgungs- oder Theater-Gebäude danebensteht.
card-shed = Schuppen
card-shed-text = 1 Punkt. Du darfst ihn auf jedes leere Feld stellen, nicht nur auf ein bezahltes.
card-well = Brunnen
card-well-text = 1 Punkt je Landhaus daneben, versorgt oder nicht.
card-abbey = Abtei
card-abbey-text = 3 Punkte, wenn kein Industrie-, Schenken- oder Theater-Gebäude danebensteht.
card-chapel = Kapelle
card-chapel-text = 1 Punkt je versorgtem Landhaus deiner Stadt.
card-cloister = Kloster
card-cloister-text = 1 Punkt je eigenem Kloster in einer Ecke der Stadt.
card-temple = Tempel
card-temple-text = 4 Punkte, wenn mindestens zwei versorgte Landhäuser danebenstehen.
card-almshouse = Armenhaus
card-almshouse-text = Alle zusammen: 1 zählt −1, 2 zählen 5, 3 zählen −3, 4 zählen 15, 5 zählen −5, 6 oder mehr 26 Punkte.
card-feast_hall = Festhalle
card-feast_hall-text = Je 2 Punkte; je 3, wenn du mehr davon hast als die Person rechts von dir.
card-inn = Gasthaus
card-inn-text = 3 Punkte, wenn in seiner Zeile und Spalte kein anderes Gasthaus steht.
card-tavern = Schenke
card-tavern-text = Alle zusammen: 1 zählt 2, 2 zählen 5, 3 zählen 9, 4 zählen 14, 5 oder mehr 20 Punkte.
card-bakery = Bäckerei
card-bakery-text = 3 Punkte, wenn ein Versorgungs- oder Industriegebäude danebensteht.
card-market = Markt
card-market-text = 1 Punkt und 1 weiterer je anderem Markt in seiner Zeile oder in seiner Spalte, je nachdem, was besser ist.
card-tailor = Schneiderei
card-tailor-text = 1 Punkt und 1 weiterer je Schneiderei auf den vier Mittelfeldern, sie selbst eingeschlossen.
card-theater = Theater
card-theater-text = 1 Punkt je anderer Gebäudeart in seiner Zeile und Spalte.
card-bank = Bank
card-bank-text = 4 Punkte. Lege eine Ressource darauf, die auf keiner deiner Banken liegt; diese darfst du fortan nicht mehr wählen. Höchstens fünf Banken.
card-factory = Fabrik
card-factory-text = Lege eine Ressource darauf. Sollst du diese nehmen, darfst du stattdessen jede andere nehmen. Keine Punkte.
card-trading_post = Handelsposten
card-trading_post-text = 1 Punkt. Beim Bauen ersetzt er eine beliebige Ressource und bleibt stehen.
card-warehouse = Lagerhalle
card-warehouse-text = Platz für drei Ressourcen: Lagere ein, was du nimmst, oder tausche es gegen etwas Gelagertes. −1 Punkt für jede, die liegen bleibt.

## Denkmäler

card-architects_guild = Architekten Gilde
card-architects_guild-text = 1 Punkt. Beim Bau: Du darfst bis zu zwei deiner Gebäude durch andere Arten der Auslage ersetzen.
card-archive_of_the_second_age = Archiv des zweiten Zeitalters
card-archive_of_the_second_age-text = 1 Punkt je verschiedener Gebäudeart in deiner Stadt, Denkmäler nicht gezählt.
card-barrett_castle = Schloss Barrett
card-barrett_castle-text = 5 Punkte, wenn es versorgt ist. Zählt als zwei Landhäuser und nicht als Denkmal; eine Portion versorgt es.
card-cathedral_of_caterina = Kathedrale der Katerina
card-cathedral_of_caterina-text = 2 Punkte, und deine leeren Felder kosten nichts.
card-fort_ironweed = Festung Eisenwurzel
card-fort_ironweed-text = 7 Punkte. Solange noch jemand anderes spielt, nimmst du in Wahlrunden nichts (mit dem Hammer: Er geht an dir vorbei).
card-grand_mausoleum_of_the_rodina = Großes Mausoleum
card-grand_mausoleum_of_the_rodina-text = 3 Punkte je Landhaus, das nicht versorgt ist.
card-grove_university = Hainuniversität
card-grove_university-text = 3 Punkte. Beim Bau: Du darfst ein beliebiges Gebäude der Auslage kostenlos auf ein leeres Feld stellen.
card-mandras_palace = Mandras Palast
card-mandras_palace-text = 2 Punkte je verschiedener Gebäudeart daneben.
card-obelisk_of_the_crescent = Obelisk der Mondsichel
card-obelisk_of_the_crescent-text = Keine Punkte. Was du fortan baust, darf auf jedes leere Feld.
card-opaleyes_watch = Opalauges Wacht
card-opaleyes_watch-text = Keine Punkte. Beim Bau: Stelle drei verschiedene Gebäude darauf. Baut jemand neben dir in einer späteren Runde eine dieser Arten, darfst du deines in deine Stadt stellen.
card-shrine_of_the_elder_tree = Schrein des uralten Baumes
card-shrine_of_the_elder_tree-text = Zählt einmal, beim Bau, nach deinen Gebäuden in diesem Moment, ihn eingeschlossen: 1 bis 5 Punkte bei 1 bis 5, 8 Punkte ab 6.
card-silva_forum = Silva-Forum
card-silva_forum-text = 1 Punkt und 1 weiterer je Gebäude deiner größten zusammenhängenden Gruppe einer Art.
card-statue_of_the_bondmaker = Statue der Verbundenheit
card-statue_of_the_bondmaker-text = Keine Punkte. Eine Ressource, die du nicht selbst gewählt hast, darf auf eines deiner Landhäuser, je Landhaus eine; sie bleibt dort für immer.
card-the_sky_baths = Himmelsbäder
card-the_sky_baths-text = 2 Punkte für jede der sieben gewöhnlichen Gebäudearten, die deiner Stadt fehlt.
card-the_starloom = Sternwarte
card-the_starloom-text = 6, 3 oder 2 Punkte, wenn deine Stadt als erste, zweite oder dritte fertig ist.

## Fragen

ask-keep_monument = Welches Denkmal behältst du? Das andere geht ungesehen zurück.
ask-choose_kind = Freie Wahl: Welche Ressource nimmst du?
ask-name_kind = Du hast den Hammer: Welche Ressource nehmen alle?
ask-open_card = Welche offene Karte nimmst du? Da liegen { $resources }.
ask-place = Wohin damit? Du nimmst { $resource }.
ask-build = { $full ->
    [1] Baust du? Deine Stadt ist voll: Wird kein Feld frei, ist sie fertig.
   *[0] { $waiting ->
        [0] Baust du?
       *[other] Neben dir wurde gebaut. Von deiner Wacht darfst du aufstellen: { $cards }. Und bauen darfst du auch.
    }
}
ask-mark = Welche Ressource legst du auf dein neues Gebäude ({ $card }, { $field })?
ask-replace = Welches Gebäude ersetzt du, und wodurch? { $left ->
    [one] Einmal darfst du noch.
   *[other] { $left }-mal darfst du noch.
}
ask-add = Welches Gebäude stellst du kostenlos auf, und wohin?
ask-watch = Welche drei Gebäude stellst du auf Opalauges Wacht?

still-place = { $count ->
    [one] { $names } setzt noch.
   *[other] { $names } setzen noch.
}
still-build = { $count ->
    [one] { $names } baut noch.
   *[other] { $names } bauen noch.
}
still-keep_monument = { $count ->
    [one] { $names } wählt noch ein Denkmal.
   *[other] { $names } wählen noch ein Denkmal.
}
still-choose_kind = { $count ->
    [one] { $names } wählt noch eine Ressource.
   *[other] { $names } wählen noch eine Ressource.
}

## Züge

move-keep = { $card } behalten
move-choose = { $resource } wählen
move-name = { $resource } ansagen
move-open = Karte { $resource } nehmen
move-place = Auf { $field } legen
move-take = Stattdessen { $resource } nehmen
move-store = In der Lagerhalle { $field } einlagern
move-swap = Gegen { $resource } aus der Lagerhalle { $field } tauschen
move-aside = Neben die Stadt legen
move-build = Auf { $field } bauen: { $card }, bezahlt von { $paid }
move-done = Fertig gebaut
move-mark = { $resource } darauflegen
move-replace = { $field } ersetzen durch: { $card }
move-stop = Nichts mehr ersetzen
move-add = Auf { $field } stellen: { $card }
move-decline = Nichts aufstellen
move-watch = { $cards } aufstellen
move-set = Von der Wacht auf { $field } stellen: { $card }

## Ereignisse

event-kept_monument = { $seat } behält { $card }.
event-round = Runde { $round }
event-revealed_card = Die Karte zeigt { $resource }.
event-reshuffled = Die Ressourcenkarten werden neu gemischt; fünf kommen ungesehen beiseite.
event-chose = { $seat } hat gewählt: { $resource }.
event-chosen = { $seat } wählte { $resource }.
event-named = { $seat } sagt { $resource } an.
event-opened = { $seat } nimmt die Karte { $resource }.
event-turned_up = Neu liegt offen: { $resource }.
event-placed = { $seat } legt { $resource } auf { $field }.
event-placed-you = Du legst { $resource } auf { $field }.
event-laid_aside = { $seat } legt { $resource } neben die Stadt.
event-took_instead = { $seat } nimmt { $resource } statt { $instead }.
event-stored = { $seat } lagert { $resource } in der Lagerhalle { $field } ein.
event-swapped = { $seat } tauscht { $instead } gegen { $resource } aus der Lagerhalle { $field }.
event-paid = { $seat } bezahlt von { $fields }.
event-built = { $seat } baut auf { $field }: { $card }.
event-set_from_watch = { $seat } stellt von der Wacht auf { $field }: { $card }.
event-done = { $seat } ist mit Bauen fertig.
event-marked = { $seat } legt { $resource } auf das Gebäude auf { $field }.
event-shrine_counted = { $count ->
    [one] { $seat } hat ein Gebäude: Der Schrein zählt { $points }.
   *[other] { $seat } hat { $count } Gebäude: Der Schrein zählt { $points }.
}
event-removed = { $seat } nimmt von { $field } weg: { $card }.
event-replaced = { $seat } stellt dafür auf { $field }: { $card }.
event-stopped = { $seat } ersetzt nichts mehr.
event-added = { $seat } stellt kostenlos auf { $field }: { $card }.
event-declined = { $seat } stellt nichts auf.
event-laid_on_watch = { $seat } stellt auf Opalauges Wacht: { $cards }.
event-finished = Die Stadt von { $seat } ist in Runde { $round } fertig.
event-hammer = { $seat } bekommt den Hammer.
event-closing = Niemand kann mehr eine Ressource ansagen. Ein letztes Mal dürfen alle bauen.
event-game_over = Nach { $round } Runden sind alle Städte fertig.

## Wertung

line-cottage = { card-cottage }
line-cottage-detail = { $fed } von { $count } versorgt
line-empty_fields = Unbebaute Felder
line-empty_fields-detail = { $count } unbebaut
line-rank = Rang
tie-empty_fields = weniger unbebaute Felder
tie-cottages = mehr Landhäuser, versorgt oder nicht
tie-shared = Punkte, unbebaute Felder und Landhäuser sind gleich: Der Platz wird geteilt (TT-48).
line-rank-detail = { $rank }
rank-master_architect = Meisterarchitekt_in
rank-town_planner = Städteplaner_in
rank-engineer = Ingenieur_in
rank-carpenter = Handwerker_in
rank-apprentice = Lehrling
rank-aspiring_architect = Hobby-Baumeister_in

## Einstellungen

option-variant = Spielart
option-variant-text = Mit Ressourcenkarten oder mit dem Hammer, der herumgeht.
value-variant-standard = Ressourcenkarten
value-variant-prospectors = Prospektoren (Hammer)
option-monuments = Denkmäler
option-monuments-text = Jede Person behält heimlich eines von zwei Denkmälern. Lasst sie im ersten Spiel weg.
value-monuments-true = mit
value-monuments-false = ohne
option-more_storage = Mehr Lagerplatz
option-more_storage-text = Zweimal im Spiel dürfen alle eine Ressource neben die Stadt legen.
value-more_storage-true = ja
value-more_storage-false = nein
option-display = Karten
option-display-text = Karten nach Los oder die für das erste Spiel empfohlenen.
value-display-random = nach Los
value-display-first_game = erstes Spiel
option-food = Versorgungsgebäude
option-food-text = Welches Versorgungsgebäude ausliegt.
value-food-random = nach Los
value-food-farm = { card-farm }
value-food-granary = { card-granary }
value-food-greenhouse = { card-greenhouse }
value-food-orchard = { card-orchard }
option-well = Brunnen-Gebäude
option-well-text = Welches Brunnen-Gebäude ausliegt.
value-well-random = nach Los
value-well-fountain = { card-fountain }
value-well-millstone = { card-millstone }
value-well-shed = { card-shed }
value-well-well = { card-well }
option-chapel = Kapellen-Gebäude
option-chapel-text = Welches Kapellen-Gebäude ausliegt.
value-chapel-random = nach Los
value-chapel-abbey = { card-abbey }
value-chapel-chapel = { card-chapel }
value-chapel-cloister = { card-cloister }
value-chapel-temple = { card-temple }
option-tavern = Schenken-Gebäude
option-tavern-text = Welches Schenken-Gebäude ausliegt.
value-tavern-random = nach Los
value-tavern-almshouse = { card-almshouse }
value-tavern-feast_hall = { card-feast_hall }
value-tavern-inn = { card-inn }
value-tavern-tavern = { card-tavern }
option-theater = Theater-Gebäude
option-theater-text = Welches Theater-Gebäude ausliegt.
value-theater-random = nach Los
value-theater-bakery = { card-bakery }
value-theater-market = { card-market }
value-theater-tailor = { card-tailor }
value-theater-theater = { card-theater }
option-factory = Industriegebäude
option-factory-text = Welches Industriegebäude ausliegt.
value-factory-random = nach Los
value-factory-bank = { card-bank }
value-factory-factory = { card-factory }
value-factory-trading_post = { card-trading_post }
value-factory-warehouse = { card-warehouse }
option-industry = Fabrik und Lagerhalle
option-industry-text = Ob sie auch für eine Ressource gelten, die du selbst gewählt oder angesagt hast.
value-industry-always = immer
value-industry-not_own_choice = nicht bei eigener Wahl

## Im Terminal und am echten Tisch

letter-wood = H
letter-wheat = W
letter-brick = Z
letter-glass = G
letter-stone = S
board-town = Stadt von { $seat }
board-hammer = { $seat } hat den Hammer
board-fed = versorgt
board-empty = leer
board-nothing = nichts
board-pattern = { $card }: { $content }
board-row = Zeile { $row }: { $content }
board-monument = Geheimes Denkmal: { $card }
board-monument-built = Gebautes Denkmal: { $card }
board-watch = Auf Opalauges Wacht: { $cards }
board-aside = Neben der Stadt: { $count }
board-finished = Fertig in Runde { $round }
board-summary = { $seat }: { $buildings } Gebäude, { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
}, { $empty } leer
setup-display = Legt diese sieben Karten offen aus:
setup-card = { $type }: { $card }
setup-cards = Mischt die fünfzehn Ressourcenkarten und legt fünf ungesehen beiseite.
setup-solo = Lass Festhalle, Bank, Festung Eisenwurzel, Opalauges Wacht und Sternwarte in der Schachtel.
setup-solo-cards = Mische die fünfzehn Ressourcenkarten und lege drei davon offen aus.
setup-hammer = { $seat } bekommt den Hammer. Die Ressourcenkarten bleiben in der Schachtel.
setup-monuments = Mischt die Denkmäler und gebt allen zwei. Behaltet heimlich eines und gebt das andere ungesehen zurück.
setup-more-storage = { option-more_storage-text }
setup-towns = Alle nehmen sich eine leere Stadt. Los geht’s!
draw-group-food = Versorgungsgebäude
draw-group-well = Brunnen-Gebäude
draw-group-chapel = Kapellen-Gebäude
draw-group-tavern = Schenken-Gebäude
draw-group-theater = Theater-Gebäude
draw-group-factory = Industriegebäude
draw-group-monument = Denkmäler
draw-dealt-monuments = Denkmäler per Telefon
draw-dealt-monuments-text = Statt Karten auszuteilen, reicht ihr das Telefon herum: Alle sehen für sich ihre zwei Denkmäler und behalten eines. Die Karten bleiben in der Schachtel, bis die Denkmäler gebaut sind.

error-tt_display = { $place }: von jeder Art wird eine Karte gebraucht, in dieser Reihenfolge: { $types }.
error-tt_not_solo = { $place }: { $card } ist nicht für das Spiel allein.
error-tt_deck = { $place }: es sind zu viele Karten dieser Art: { $resource }.
error-tt_deck_size = { $place }: es gibt { $size } Ressourcenkarten, in allen Stapeln zusammen liegen aber { $found }.
error-tt_no_monument = { $place }: { $card } ist kein Monument.
error-tt_monument_card = { $place }: hier steht ein Monument, aber es gibt keine Karte dafür.
error-tt_monument_twice = { $place }: diese Karte gibt es nur einmal: { $card }.
error-tt_one_monument = { $place }: eine Stadt hat nur ein Monument.
error-tt_not_displayed = { $place }: diese Karte liegt nicht aus: { $card }.
error-tt_displayed_only = { $place }: hier können nur ausliegende Karten genannt werden.
error-tt_held_most = { $place }: { $most ->
    [0] hier kann nichts liegen.
    [one] hier kann höchstens eine Ressource liegen.
   *[other] hier können höchstens { $most } Ressourcen liegen.
}
error-tt_held_exactly = { $place }: { $most ->
    [one] hier muss genau eine Ressource liegen.
   *[other] hier müssen genau { $most } Ressourcen liegen.
}
error-tt_no_storage = { $place }: diese Partie wird ohne Mehr Lagerraum gespielt.
error-tt_no_watch = { $place }: die Wache steht nicht hier.
error-tt_no_shrine_here = { $place }: hier steht kein Schrein.
error-tt_banks = { $place }: eine Stadt hat höchstens { $most } Banken.
error-tt_bank_kinds = { $place }: auf jeder Bank liegt eine andere Ressource.
error-tt_one_food = { $place }: { $card }: in einer Partie gibt es nur eine Art von Nahrungsgebäude.
error-tt_mixed_cards = { $place }: { $card } und { $other_card } sind nie in derselben Partie; beide wurden gewertet.
error-tt_too_full = { $place }: mit diesen Gebäuden { $least ->
    [one] bleibt mindestens ein Feld
   *[other] bleiben mindestens { $least } Felder
} ohne Gebäude.
error-tt_empty_town = { $place }: hier steht gar kein Gebäude.
error-tt_starloom_place = { $place }: die Sternwarte zählt nach dem Platz beim Fertigwerden, und der fehlt.
error-tt_odd_place = { $place }: { $number }, aber so viele waren vorher fertig: { $earlier }.
error-tt_shrine_points = { $place }: hier steht der Schrein; seine Punkte werden gebraucht.
error-tt_shrine_values = { $place }: der Schrein zählt { $values }.
error-tt_no_shrine = { $place }: hier steht kein Schrein, diese Punkte wurden nicht gezählt.
error-tt_shrine_too_good = { $place }: { $points } Punkte, aber es sind nur so viele Gebäude: { $buildings }.

## Für den Anfang (die Tipps einer ersten Partie)

guide-aim = Willkommen! Hier baust du eine Stadt. Liegen Ressourcen so, wie eine Karte es zeigt, wird daraus dieses Gebäude, und Gebäude bringen Punkte: Die meisten gewinnen.
guide-question = Jede Runde bekommen alle die gleiche Ressource. Diesmal: { $resource }.
guide-place = Leg sie auf ein Feld deiner Stadt: Alle mit einem Punkt sind frei. Dort bleibt sie, bis du mit ihr baust; überlege also, was daraus werden soll.
guide-cards = Jede Karte zeigt ihr Muster, auch gedreht oder gespiegelt. Wähl eine und sieh, was fehlt.
guide-almost = Hier würde ein Muster fertig: { $card }. Danach kannst du bauen.
guide-build = Ein Muster ist fertig: { $card }. Wähle eines der umrahmten Felder, dann steht das Gebäude dort.
guide-choice = Du kannst mehr als eines bauen: { $cards }. Wähle zuerst eine Karte mit Punkt, dann ein Feld.
guide-where = Die Ressourcen des Musters gehen weg; das Gebäude kommt auf eines ihrer Felder, die anderen werden wieder frei. Die kleine Zahl sagt, was du an Punkten gewinnst.
guide-wait = Du musst noch nicht bauen: Ein Muster darf warten. Nur hält es so lange deine Felder besetzt.
guide-free = In jeder dritten Runde wählen alle geheim eine Ressource. Nimm, was deinem nächsten Muster fehlt.
guide-mark = Wähle eine Ressource für deine Fabrik. Immer wenn sie an der Reihe ist, darfst du stattdessen jede andere nehmen.
guide-food = Dein Landhaus zählt seine 3 Punkte nur, wenn es versorgt ist. Dafür braucht es ein Versorgungsgebäude: { $card }.
guide-points = Dein Stand, wenn jetzt Schluss wäre. Jedes Feld ohne Gebäude kostet einen Punkt, darum beginnt er unter null; Ressourcen zählen nichts.
guide-factory = Dank deiner Fabrik darfst du statt dieser Ressource eine andere nehmen.
guide-aside = Passt sie nirgends? Zweimal im Spiel darfst du eine Ressource neben die Stadt legen.
guide-tight = Es wird eng. Ist nach dem Bauen kein Feld mehr frei, ist deine Stadt fertig; schaffe also Platz, indem du baust.
guide-full = Deine Stadt ist voll. Bau jetzt, dann werden Felder frei; sonst ist deine Stadt fertig.
guide-finished = Deine Stadt ist fertig. Die anderen spielen weiter, bis auch ihre voll sind; dann wird alles gezählt.
guide-end = So wurde gezählt: jedes Gebäude nach seiner Karte, und einen Punkt weniger für jedes Feld ohne. Beim nächsten Mal warten die anderen Karten und die Denkmäler.

## Was im Weg ist

obstacle-on_bank = { $resource } liegt auf einer Bank von dir.
obstacle-not_open = { $resource } liegt nicht offen.
obstacle-resource_there = Hier liegt schon etwas: { $resource }.
obstacle-building_there = Hier steht schon etwas: { $card }.
obstacle-cottage_bears = Auf diesem Landhaus liegt schon eine Ressource, mehr trägt es nicht.
obstacle-cottage_chosen = Auf ein Landhaus darf nur, was du nicht selbst gewählt hast.
obstacle-cottage_exchanged = Was aus dem Lagerhaus kommt, darf auf kein Landhaus.
obstacle-stands = Dein Denkmal steht schon, und es gibt es nur einmal.
obstacle-banks = Mehr als { $count } Banken darf deine Stadt nicht haben.
obstacle-missing = Dafür fehlt in deiner Stadt noch: { $resources }.
obstacle-pattern = Die Ressourcen dafür liegen nirgends so wie auf der Karte, auch nicht gedreht oder gespiegelt.
obstacle-unpaid = Hier kann es nicht stehen: Es kommt auf eines der Felder, von denen du bezahlst.
obstacle-no_building = Hier steht kein Gebäude.
obstacle-monument = Ein Denkmal wird nicht ersetzt.
obstacle-just_replaced = Hier hast du gerade etwas ersetzt. Das zweite Gebäude steht auf einem anderen Feld.
obstacle-same = Hier steht das schon: { $card }.

## Erklärungen

explain-phases = Eine Runde: Ressource entdecken, legen, bauen, Ende der Runde. Alle tun jeden Schritt zur gleichen Zeit.
explain-rounds = Die Runden: was aufgedeckt wurde, was jetzt an der Reihe ist, was noch verborgen liegt. In jeder dritten Runde wählen alle selbst; an einer gestrichelten Linie werden die Karten neu gemischt.
explain-pile = So viele Karten kommen noch, bevor alle neu gemischt werden. Fünf der fünfzehn wurden ungesehen beiseitegelegt.
explain-open_cards = Drei Karten liegen offen. Nimm jede Runde eine; eine neue wird aufgedeckt.
explain-card = { $text } Wähle sie, und deine Stadt zeigt, wo sie gebaut werden könnte und was noch fehlt.
explain-monument = Dein Denkmal: Nur du siehst es, und nur du kannst es bauen, einmal.
explain-kind = Nimm { $resource }.
explain-take = Auf deiner Fabrik liegt die Ressource, die an der Reihe ist: Nimm stattdessen jede andere.
explain-store = Lagere die Ressource in der Lagerhalle, statt sie zu legen. Was am Ende dort liegt, kostet je einen Punkt.
explain-swap = Leg die Ressource in die Lagerhalle und nimm diese dafür heraus.
explain-aside = Leg die Ressource neben die Stadt. Dort tut und kostet sie nichts; zweimal im Spiel ist das erlaubt.
explain-done = Du bist mit dem Bauen für diese Runde fertig. Fertige Muster dürfen warten.
explain-decline = Stelle jetzt nichts auf.
explain-stop = Ersetze nichts mehr.
explain-site = Das Muster liegt mehrmals in deiner Stadt: Wähle, mit welchen Ressourcen du zahlst.

## Warum ein Bot etwas täte: „Denn das …“

reason-feeds = { $count ->
    [one] versorgt ein Landhaus mehr
   *[other] versorgt { $count } Landhäuser mehr
}
reason-builds = führt zum Bau von { $cards }
reason-scores = { $points ->
    [one] bringt für { $card } einen Punkt mehr
   *[other] bringt für { $card } { $points } Punkte mehr
}
reason-completes = lässt { $cards } fertig zum Bauen liegen
reason-nears = lässt für { $cards } nur noch eine Ressource fehlen
reason-begins = lässt für { $cards } weniger fehlen
reason-keeps = hält den Platz für { $cards } frei
reason-room = { $count ->
    [one] lässt ein Feld mehr frei
   *[other] lässt { $count } Felder mehr frei
}
reason-plans = lässt mehrere Gebäude nebeneinander wachsen
reason-tidy = { $count ->
    [one] lässt eine Ressource weniger liegen, die nirgends passt
   *[other] lässt { $count } Ressourcen weniger liegen, die nirgends passen
}
reason-open = passt zu mehr von dem, was kommen kann

## Der Wertungsblock

card-monument = { type-monument }
pad-monument = Denkmalkarte
pad-monument-text = Nur wenn eine Denkmalkarte behalten wurde, gebaut oder nicht.
pad-town = Stadt
pad-town-text = Wähle ein Gebäude, dann tippe die Felder an, auf denen es steht. Noch ein Tipp leert ein Feld.
pad-warehouse = Ressourcen in Lagerhallen
pad-warehouse-text = Alle, die in Lagerhallen liegen, zusammen.
pad-shrine_points = Punkte des Schreins
pad-shrine_points-text = Sie standen fest, als er gebaut wurde.
pad-finished = Platz der Fertigstellung
pad-finished-text = Für die Sternwarte: als wievielte diese Stadt fertig wurde.
line-empty_fields-text = 1 Punkt weniger für jedes Feld ohne Gebäude; Ressourcen, die dort noch liegen, helfen nicht.
line-rank-text = Wer allein spielt, bekommt nach den Punkten einen Rang.

## Die Zughilfe

turns-standard = Mit Ressourcenkarten
turns-standard-text = Das Telefon zieht die Karte jeder Runde; in jeder dritten Runde wählen alle frei.
turns-prospectors = Prospektoren
turns-prospectors-text = Der Hammer geht reihum: Wer ihn hat, nennt die Ressource.
turns-solo = Allein
turns-free-text = Alle wählen gleichzeitig eine Ressource.
