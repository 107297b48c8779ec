### Garden Nation: alle Namen und Sätze auf Deutsch.

game-garden_nation = Garden Nation
game-garden_nation-text = Ein Garten, vier kleine Völker und eine Schildkröte, die sagt, wo gebaut wird.

## Wörter

terrain-meadow = Wiese
terrain-straw = Stroh
terrain-leaf = Laub
terrain-bramble = Dornenbusch
people-sylphen = Sylphen
people-mecass = Mecass
people-pterygoten = Pterygoten
people-azagayah = Azagayah
colour-green = grün
colour-red = rot
colour-blue = blau
colour-yellow = gelb
place-c = in der Mitte
place-nw = oben links
place-ne = oben rechts
place-e = rechts
place-se = unten rechts
place-sw = unten links
place-w = links
cards-hidden = zwei geheime Bauvorhaben
trick-trick_territory = Gebiet wechseln
trick-trick_territory-text = Vor der Aktion: Die Schildkröte geht zur nächsthöheren oder nächstniedrigeren Zahl.
trick-trick_roof = Dach verschieben
trick-trick_roof-text = Vor der Aktion: Ein Dach von hier kommt auf ein anderes eigenes Gebäude auf gleichem Boden.
trick-raid = Überfallen
trick-raid-text = Als Aktion: Zahle den Wert eines Gebäudes an seinen Besitzer und setze deine Stockwerke an seine Stelle.

## Öffentliche Bauvorhaben

card-sacred_place_straw = Heilige Stätte (Stroh)
card-sacred_place_straw-text = 2 Stockwerke auf Wiese, neben einem freien Strohfeld.
card-sacred_place_leaf = Heilige Stätte (Laub)
card-sacred_place_leaf-text = 2 Stockwerke auf Wiese, neben einem freien Laubfeld.
card-infirmary_meadow = Hospital (Wiese)
card-infirmary_meadow-text = 2 Stockwerke auf Stroh, neben einem freien Wiesenfeld.
card-infirmary_leaf = Hospital (Laub)
card-infirmary_leaf-text = 2 Stockwerke auf Stroh, neben einem freien Laubfeld.
card-fortress_straw = Festung (Stroh)
card-fortress_straw-text = 2 Stockwerke auf Laub, neben einem freien Strohfeld.
card-fortress_meadow = Festung (Wiese)
card-fortress_meadow-text = 2 Stockwerke auf Laub, neben einem freien Wiesenfeld.
card-house = Häuschen
card-house-text = 2 Stockwerke auf Wiese, in einem der sechs äußeren Gebiete.
card-herbalist = Gewächshaus
card-herbalist-text = 2 Stockwerke auf Stroh, in einem der sechs äußeren Gebiete.
card-prison = Gefängnis
card-prison-text = 2 Stockwerke auf Laub, in einem der sechs äußeren Gebiete.
card-terraced_houses = Reihenhaus
card-terraced_houses-text = Zwei Gebäude nebeneinander, beide auf Wiese.
card-forge = Schmiede
card-forge-text = Zwei Gebäude nebeneinander, beide auf Stroh.
card-outpost = Tor
card-outpost-text = Zwei Gebäude nebeneinander, beide auf Laub.
card-sanctuary = Heiliger Baum
card-sanctuary-text = 2 Stockwerke auf Wiese und daneben ein Gebäude auf Wiese.
card-windmill = Windmühle
card-windmill-text = 2 Stockwerke auf Stroh und daneben ein Gebäude auf Stroh.
card-bunker = Bunker
card-bunker-text = 2 Stockwerke auf Laub und daneben ein Gebäude auf Laub.
card-apartments = Hochhaus
card-apartments-text = 3 Stockwerke auf Wiese, im Gebiet in der Mitte.
card-power_station = E-Werk
card-power_station-text = 3 Stockwerke auf Stroh, im Gebiet in der Mitte.
card-radio_tower = Funkturm
card-radio_tower-text = 3 Stockwerke auf Laub, im Gebiet in der Mitte.
card-temple = Tempel
card-temple-text = 2 Stockwerke auf Wiese, daran ein Gebäude auf Stroh und eines auf Laub.
card-water_reservoir = Wasserwerk
card-water_reservoir-text = 2 Stockwerke auf Stroh, daran ein Gebäude auf Wiese und eines auf Laub.
card-air_base = Fliegerhorst
card-air_base-text = 2 Stockwerke auf Laub, daran ein Gebäude auf Wiese und eines auf Stroh.

## Geheime Bauvorhaben

card-cabaret = Tanzlokal
card-cabaret-text = 1 Punkt für jedes deiner Stockwerke auf Wiese. Gebäude mit Dach zählen nicht.
card-post_office = Postamt
card-post_office-text = 1 Punkt für jedes deiner Stockwerke auf Stroh. Gebäude mit Dach zählen nicht.
card-barracks = Kaserne
card-barracks-text = 1 Punkt für jedes deiner Stockwerke auf Laub. Gebäude mit Dach zählen nicht.
card-sculpture = Skulptur
card-sculpture-text = 3 Punkte für jedes deiner Gebäude ab 2 Stockwerken auf Wiese, ohne Dach.
card-market = Markt
card-market-text = 3 Punkte für jedes deiner Gebäude ab 2 Stockwerken auf Stroh, ohne Dach.
card-watchtower = Wachturm
card-watchtower-text = 3 Punkte für jedes deiner Gebäude ab 2 Stockwerken auf Laub, ohne Dach.
card-belfry = Glockenturm
card-belfry-text = 7 Punkte für jedes Gebiet, in dem du auf einem Feld 3 oder mehr Stockwerke ohne Dach hast.
card-observatory = Sternwarte
card-observatory-text = 11 Punkte für jedes Gebiet, in dem du auf einem Feld 4 oder mehr Stockwerke ohne Dach hast.
card-control_one_three = Gebietskontrolle 1 und 3
card-control_one_three-text = 4 Punkte, wenn du in Gebiet 1 oder 3 allein die meisten Stockwerke hast, 12 in beiden. Dächer stören nicht.
card-control_two_four = Gebietskontrolle 2 und 4
card-control_two_four-text = 4 Punkte, wenn du in Gebiet 2 oder 4 allein die meisten Stockwerke hast, 12 in beiden. Dächer stören nicht.
card-control_three_five = Gebietskontrolle 3 und 5
card-control_three_five-text = 4 Punkte, wenn du in Gebiet 3 oder 5 allein die meisten Stockwerke hast, 12 in beiden. Dächer stören nicht.
card-control_four_six = Gebietskontrolle 4 und 6
card-control_four_six-text = 4 Punkte, wenn du in Gebiet 4 oder 6 allein die meisten Stockwerke hast, 12 in beiden. Dächer stören nicht.
card-control_five_seven = Gebietskontrolle 5 und 7
card-control_five_seven-text = 4 Punkte, wenn du in Gebiet 5 oder 7 allein die meisten Stockwerke hast, 12 in beiden. Dächer stören nicht.
card-control_six_one = Gebietskontrolle 6 und 1
card-control_six_one-text = 4 Punkte, wenn du in Gebiet 6 oder 1 allein die meisten Stockwerke hast, 12 in beiden. Dächer stören nicht.
card-control_seven_two = Gebietskontrolle 7 und 2
card-control_seven_two-text = 4 Punkte, wenn du in Gebiet 7 oder 2 allein die meisten Stockwerke hast, 12 in beiden. Dächer stören nicht.

## Fragen

ask-keep = Welche zwei geheimen Bauvorhaben behältst du? Die anderen zwei gehen ungesehen zurück.
ask-act = { $territory ->
    [0] Das allererste Stockwerk: Baue irgendwo im Garten.
   *[other] { $actions ->
        [one] Die Schildkröte wartet in Gebiet { $territory }. Was tust du?
       *[other] Die Schildkröte wartet in Gebiet { $territory }. Was tust du? Du hast noch { $actions } Aktionen.
    }
}
ask-take = Dein Stockwerk in { $territory } { $place } erfüllt ein Bauvorhaben. Nimmst du es? Das Gebäude bekommt ein Dach.
ask-next = Wer ist als Nächstes dran, auf Platz { $slot }?

still-keep = { $count ->
    [one] { $names } wählt noch geheime Bauvorhaben.
   *[other] { $names } wählen noch geheime Bauvorhaben.
}

## Züge

move-keep = { $cards } behalten
move-build = In { $territory } { $place } bauen, für { $cost }
move-build_tile = In { $territory } { $place } bauen, für { $cost }, Boden: { $terrain }
move-demolish = In { $territory } { $place } abreißen und { $refund } bekommen
move-raid = { $other_seat } in { $territory } { $place } überfallen, für { $price }
move-trick_territory = List: die Schildkröte nach { $territory } führen
move-trick_roof = List: das Dach von { $territory } { $place } nach { $to_territory } { $to_place } verschieben
move-on = Weiter nach { $territory }
move-pass = Passen
move-take = { $card } vollenden, { $points } Punkte
move-take_none = Nicht nehmen
move-next = { $other_seat }

## Ereignisse

event-kept = { $seat } behält { $cards }.
event-round_began = Runde { $round }: { $seat } beginnt.
event-turn_began = { $actions ->
    [one] { $seat } hat eine Aktion.
   *[other] { $seat } hat { $actions } Aktionen.
}
event-chose_next = { $seat } gibt den Zug an { $other_seat } weiter.
event-laid_tile = { $seat } rodet die Dornen in { $territory } { $place }, der Boden ist nun { $terrain }.
event-built = { $floors ->
    [one] { $seat } baut in { $territory } { $place } für { $cost }.
   *[other] { $seat } baut in { $territory } { $place } für { $cost }: jetzt { $floors } Stockwerke.
}
event-demolished = { $seat } reißt in { $territory } { $place } ab und bekommt { $refund }.
event-raided = { $seat } überfällt { $other_seat } in { $territory } { $place } und zahlt { $price }.
event-changed_territory = { $seat } nutzt eine List und führt die Schildkröte nach { $territory }.
event-moved_roof = { $seat } nutzt eine List und verschiebt ein Dach von { $territory } { $place } nach { $to_territory } { $to_place }.
event-went_on = { $seat } kann hier nicht bauen und geht weiter nach { $territory }.
event-passed = { $seat } passt.
event-crane_moved = Die Schildkröte ist jetzt in { $territory }.
event-completed = { $seat } vollendet in { $territory } { $place }: { $card }, { $points } Punkte.
event-left_projects = { $seat } lässt das Bauvorhaben liegen.
event-turned_up = Ein neues Bauvorhaben: { $card }.
event-majority = { $seat } hat in { $territory } die meisten Stockwerke: { $gain } Leute mehr.
event-majority_with = { $seat } führt in { $territory } zusammen mit { $other_seat }: eine Person mehr.
event-majority_shared = { $seat } führt in { $territory } mit mehreren anderen zusammen: eine Person mehr.
event-last_floor = { $seat } hat das letzte Stockwerk gesetzt. Das ist die letzte Runde.
event-limit_near = { $left ->
    [one] Die Rundengrenze naht: noch eine Runde nach dieser.
   *[other] Die Rundengrenze naht: noch { $left } Runden nach dieser.
}
event-limit_reached = Runde { $round } ist die letzte.
event-revealed_secret = { $seat } deckt { $card } auf: { $points } Punkte.
event-counted_population = { $seat } hat { $population } Leute: { $points } Punkte.
outlook-could = Dort könnte { $seat } vollenden: { $cards }
outlook-could-you = Dort könntest du vollenden: { $cards }

## Wertung

line-population = Bevölkerung
line-population-detail = { $population } Leute
tie-shared = Gleich viele Punkte: Der Platz wird geteilt, nichts entscheidet darüber hinaus (GN-72).
line-points = Öffentliche Bauvorhaben

## Optionen

option-rounds = Rundengrenze
option-rounds-text = Das Spiel endet, wenn jemand das letzte Stockwerk setzt. Tut das niemand, endet es nach dieser Runde.
value-rounds-60 = 60 Runden
value-rounds-40 = 40 Runden
value-rounds-20 = 20 Runden
value-rounds-0 = aufgehoben (spätestens nach 200)

## Im Terminal und am echten Tisch

board-headline = { $territory ->
    [0] Runde { $round } · die Schildkröte wartet neben dem Garten
   *[other] Runde { $round } · die Schildkröte ist in Gebiet { $territory }
}
board-territory = Gebiet { $territory }
board-legend = W Wiese, S Stroh, L Laub, D Dornen, dann die Zahl; A2^: 2 Stockwerke von A, Dach
board-seat = { $seat }: { $population } Leute, { $points } Punkte, noch { $supply } Stockwerke, { $tricks } Listen
board-projects = Bauvorhaben: { $projects }
board-secrets = Deine geheimen Bauvorhaben: { $cards }
board-field = { $place } { $terrain } { $number }
board-built = { $place } { $terrain } { $number } mit { $floors ->
    [one] einem Stockwerk
   *[other] { $floors } Stockwerken
} von { $seat }
board-roofed = { $place } { $terrain } { $number } mit { $floors ->
    [one] einem Stockwerk
   *[other] { $floors } Stockwerken
} von { $seat }, mit Dach
setup-frame = Legt die sieben Gebiete in den Rahmen, wie das Bild es zeigt:
setup-turned = Dreht jedes im Uhrzeigersinn, von aufrecht aus in Schritten von 60 Grad:
setup-slot = { $place }: Gebiet { $territory }, { $turn ->
    [0] nicht gedreht
    [one] um einen Schritt gedreht
   *[other] um { $turn } Schritte gedreht
}
setup-crane = Stellt die Schildkröte neben den Plan.
setup-side = Nehmt die Seite der Reihenfolgetafel für { $number } Personen.
setup-projects = Offene Bauvorhaben: { $cards }
setup-pile = Mischt alle anderen öffentlichen Bauvorhaben und legt sie als verdeckten Stapel daneben.
setup-seat = { $seat } spielt { $people } ({ $colour }): { $population } Leute, { $supply } Stockwerke, { $tricks } Listen
setup-secrets = Mischt die geheimen Bauvorhaben und gebt allen vier; alle behalten zwei verschiedene und geben zwei ungesehen zurück.
setup-first = { $seat } beginnt und stellt den Marker auf Platz 1 der Reihenfolge.
draw-up = Der Pfeil auf jedem Gebiet zeigt zu seiner oberen Kante, wie es gedruckt ist.
draw-dealt-secret = Geheime Bauvorhaben per Telefon
draw-dealt-secret-text = Statt Karten auszuteilen, reicht ihr das Telefon herum: Alle sehen für sich ihre vier geheimen Bauvorhaben und behalten zwei verschiedene. Die Karten bleiben bis zum Schluss in der Schachtel.

error-gn_slots = { $place }: jedes Gebiet von 1 bis 7 muss auf genau einem Platz liegen.
error-gn_tile_on_bramble = { $place }: Plättchen liegen nur auf Dornen.
error-gn_tiles = { $place }: von jeder Landschaft gibt es { $most } Plättchen.
error-gn_needs_tile = { $place }: ein Gebäude auf Dornen braucht ein Plättchen darunter.
error-gn_roofs = { $place }: es gibt { $most } Dächer.
error-gn_floors = { $place }: { $seat } hat nur { $most } Stockwerke.
error-gn_open_projects = { $place }: höchstens { $most } Projekte liegen aus.
error-gn_project_once = { $place }: jedes öffentliche Projekt gibt es einmal.
error-gn_kept = { $place }: zwei verschiedene Karten werden behalten.
error-gn_kept_dealt = { $place }: nur ausgeteilte Karten können behalten werden.
error-gn_dealt = { $place }: { $most } Karten werden ausgeteilt.
error-gn_secret_copies = { $place }: zu viele haben { $card }.
error-gn_order = { $place }: muss eine Liste von 1 bis { $most } Plätzen sein.
error-gn_order_twice = { $place }: jeder Platz ist einmal in der Runde dran, zu zweit zweimal.
error-gn_pad_points_or = { $place }: entweder Projekte oder Punkte angeben, nicht beides.
error-gn_pad_few_points = { $place }: so wenige Punkte geben keine Projekte: { $points }.
error-gn_pad_secrets = { $place }: müssen zwei verschiedene geheime Projekte sein.
error-gn_pad_floors = { $place }: { $floors } Stockwerke, aber jeder hat nur { $most }.
error-gn_pad_roofs = { $place }: so viele Dächer, aber weniger vollendete Projekte: { $roofs }.
error-gn_pad_all_points = { $place }: alle Projekte zusammen geben nur { $most } Punkte.
error-gn_pad_fields = { $place }: mehr Gebäude in Gebiet { $territory }, als es Felder hat.
error-gn_pad_tiles = { $place }: es gibt nur { $most } Plättchen dieser Landschaft: { $terrain }.
error-gn_pad_not_over = { $place }: niemand hat alle { $most } Stockwerke gesetzt; war das Spiel zu Ende?
error-gn_pad_population = { $place }: eine Bevölkerung von { $population } ist ungewöhnlich groß.
error-gn_pad_high = { $place }: ein Gebäude mit mehr als 6 Stockwerken ist ungewöhnlich.

## Für den Anfang (die Tipps einer ersten Partie)

guide-aim = Willkommen! Ihr baut Türme in diesem Garten. Bauvorhaben bringen Punkte: einige, die alle sehen, und zwei geheime nur für dich. Die meisten Punkte gewinnen.
guide-keep = Du hast vier geheime Bauvorhaben bekommen; behalte die zwei, die dir am besten gefallen. Sie zählen erst am Ende, und niemand sonst sieht sie.
guide-anywhere = Das allererste Stockwerk darf überallhin. Die Zahl auf einem Feld sagt, was es kostet.
guide-turtle = Du baust, wo die Schildkröte steht: in Gebiet { $territory }. Die Felder mit einem Ring sind möglich.
guide-cost = Die Zahl sagt, wie viele Leute ein Stockwerk kostet. Jedes weitere Stockwerk kostet 1 mehr.
guide-walk = Wo dein Feld in seinem Gebiet liegt, dorthin geht die Schildkröte im Garten: Ein Feld oben rechts schickt sie in das Gebiet oben rechts.
guide-people = Dir bleiben { $population } Leute. Sie sind dein Geld, und unter 10 kosten sie dich am Ende Punkte.
guide-majority = Am Ende jeder Runde bekommt 2 neue Leute, wer in einem Gebiet die meisten Stockwerke hat; bei Gleichstand alle Beteiligten 1.
guide-projects = Die offenen Bauvorhaben sind für alle da. Sie sagen, was wo stehen muss; wer es zuerst baut, nimmt die Karte und ihre Punkte.
guide-project = Dieses Bauvorhaben kannst du jetzt vollenden: { $card }. Wähle es, und der Garten zeigt dir, wo.
guide-roof = Nimmst du das Bauvorhaben, bekommst du seine Punkte, und das Gebäude bekommt ein Dach: Es ist abgeschlossen und wächst nicht mehr.
guide-next = Du bestimmst, wer als Nächstes dran ist. Wer die Runde beendet, beginnt die nächste.
guide-order = Eine Runde zu zweit: eine Aktion, dann zwei, zwei und zwei, immer abwechselnd. Wer zuletzt dran ist, beginnt die nächste Runde.
guide-tricks = { $tricks ->
    [one] Dir bleibt eine List für das ganze Spiel.
   *[other] Dir bleiben { $tricks } Listen für das ganze Spiel.
} Hier findest du, was eine Aktion sonst sein kann: mit einer List oder ein Abriss.
guide-stuck = Hier kannst du nicht bauen. Reiß etwas ab oder geh weiter in das nächste Gebiet.
guide-secrets = Vergiss deine geheimen Bauvorhaben nicht. Gebäude mit Dach zählen dafür nicht, außer bei der Gebietskontrolle.
guide-last = { $floors ->
    [0] Deine Stockwerke sind aufgebraucht: Das ist die letzte Runde.
    [one] Du hast noch ein Stockwerk. Wer sein letztes setzt, macht diese Runde zur letzten.
   *[other] Du hast noch { $floors } Stockwerke. Wer sein letztes setzt, macht diese Runde zur letzten.
}
guide-end = Bauvorhaben, geheime Bauvorhaben und Bevölkerung zusammen sind deine Punkte.

## Was im Weg ist

obstacle-elsewhere = Gehandelt wird in Gebiet { $territory }: Dort steht die Schildkröte mit dem Kran.
obstacle-by_trick = Mit einem Listplättchen kannst du in dieses Gebiet wechseln.
obstacle-no_floors = Du hast kein Stockwerk mehr. Reiß ein Gebäude ab, dann kommen seine Stockwerke zurück.
obstacle-too_dear = Das kostet { $cost }, und deine Bevölkerung ist { $population }: Mindestens 1 muss bleiben.
obstacle-foreign = Dieses Gebäude gehört { $seat }.
obstacle-by_raid = Mit einem Listplättchen kannst du es für { $price } überfallen.
obstacle-roofed = Dieses Gebäude ist fertig: Auf ein Dach kommt kein Stockwerk mehr.
obstacle-no_building = Hier steht kein Gebäude.
obstacle-own = Das ist dein eigenes Gebäude.
obstacle-raid_dear = Der Überfall kostet { $price }, und deine Bevölkerung ist { $population }: Mindestens 1 muss bleiben.
obstacle-raid_floors = Du brauchst so viele Stockwerke, wie das Gebäude hat: { $floors }. Du hast { $supply ->
    [0] keins mehr
   *[other] nur noch { $supply }
}.
obstacle-not_next = Aus Gebiet { $territory } führt die List nur nach { $before } oder { $after }.
obstacle-there_already = Hier steht die Schildkröte schon.
obstacle-no_roof = Dieses Gebäude hat kein Dach.
obstacle-roof_nowhere = Du hast kein anderes Gebäude ohne Dach auf gleichem Boden: { $terrain }.
obstacle-has_roof = Dieses Gebäude hat schon ein Dach.
obstacle-roof_terrain = Dieses Dach kommt nur auf gleichen Boden: { $terrain }.

## Am Spieltisch

gn-last-call = Letzte Runde!
gn-round-last = Letzte Runde
gn-stuck-no_floors = Du hast kein Stockwerk mehr zum Bauen.
gn-stuck-too_dear = In Gebiet { $territory } ist dir jedes Feld zu teuer.
gn-stuck-no_field = In Gebiet { $territory } ist kein Feld mehr frei.
gn-tricks-left = { $count ->
    [one] noch 1 Listplättchen
   *[other] noch { $count } Listplättchen
}
gn-show-garden = Garten ansehen
gn-show-cards = Karten zeigen

## Erklärungen

explain-build = Setze ein Stockwerk auf ein freies Feld oder auf ein eigenes Gebäude ohne Dach. Es kostet die Zahl des Feldes und 1 mehr für jedes Stockwerk darunter.
explain-demolish = Nimm ein eigenes Gebäude weg: Du bekommst doppelt so viele Leute, wie es gekostet hat, und die Stockwerke zurück.
explain-raid = List: Zahle den Wert eines fremden Gebäudes an den, dem es gehört, und setze deine eigenen Stockwerke hin. Die Zahl ist der niedrigste Preis.
explain-territory = List: Vor deiner Aktion geht die Schildkröte zur nächsthöheren oder nächstniedrigeren Zahl.
explain-roof = List: Ein Dach von dir kommt von hier auf ein anderes eigenes Gebäude auf gleichem Boden.
explain-on = Hier kannst du nicht bauen: Geh weiter in das nächste Gebiet.
explain-pass = Du kannst nirgends bauen: Lass diese Aktion aus.
explain-turn_order = Wer in dieser Runde welchen Platz hat, und ein Kästchen je Aktion. Der erste Platz hat eine Aktion, alle anderen haben zwei.
explain-points = Punkte aus öffentlichen Bauvorhaben bisher. Geheime Bauvorhaben und Bevölkerung kommen am Ende dazu.
explain-population = Bevölkerung: Damit zahlst du. Nie weniger als 1; unter 10 kostet es am Ende Punkte.
explain-supply = Stockwerke im Vorrat. Wer das letzte setzt, macht diese Runde zur letzten.
explain-tricks = Listplättchen: eines je List, und neue gibt es nicht.
explain-forecast = Wer neue Leute bekäme, wenn die Runde jetzt zu Ende wäre: 2 für die meisten Stockwerke in einem Gebiet, bei Gleichstand je 1.
explain-track = Die Bevölkerung aller. Darunter: was sie am Ende wert ist; der schraffierte Teil kostet Punkte.
explain-roofs = Dächer im gemeinsamen Vorrat. Ohne Dach kann kein Bauvorhaben vollendet werden.
explain-tile = Bodenplättchen für Dornenbüsche, die noch da sind: { $terrain }.
explain-project = { $text } Wer das zuerst baut, nimmt die Karte, und das Gebäude bekommt ein Dach.
explain-secret = { $text } Das zählt am Ende.
explain-take = Du bekommst die Punkte und die Karte, und das neue Stockwerk bekommt ein Dach: Das Gebäude ist abgeschlossen.
explain-take_none = Das Bauvorhaben bleibt offen, und das Gebäude kann noch wachsen.
explain-next = Diese Person ist als Nächstes dran. Darunter: was sie dort vollenden könnte, wo die Schildkröte steht.
explain-instead = Was eine Aktion außer Bauen sein kann.
explain-pile = So viele Bauvorhaben liegen noch verdeckt.

## Warum ein Bot etwas täte: „Denn das …“

reason-projects = bringt Punkte für öffentliche Bauvorhaben
reason-population = lässt dir mehr Bevölkerung
reason-tricks = spart ein Listplättchen auf
reason-secret = bringt Punkte für deine geheimen Bauvorhaben
reason-hinders = lässt anderen weniger
reason-nears = lässt für { $cards } nur noch ein Stockwerk fehlen
reason-here = schickt die Schildkröte dorthin, wo du { $cards } vollenden könntest
reason-denies = hindert andere daran, gleich { $cards } zu vollenden
reason-completes = { $points ->
    [one] lässt dich { $card } für einen Punkt vollenden
   *[other] lässt dich { $card } für { $points } Punkte vollenden
}
reason-people = { $count ->
    [one] lässt dir eine Person mehr
   *[other] lässt dir { $count } Leute mehr
}
reason-leads = lässt dich in { $territories } allein führen
reason-equals = lässt dich in { $territories } gleichauf
reason-unseats = lässt { $other_seat } in { $territories } weniger Leute
reason-keeps_tricks = { $count ->
    [one] spart ein Listplättchen auf
   *[other] spart { $count } Listplättchen auf
}
reason-secret_points = { $points ->
    [one] bringt einen Punkt mehr für { $card }
   *[other] bringt { $points } Punkte mehr für { $card }
}
reason-grows = bringt dich einem Turm für { $cards } näher
reason-both_on = lässt dieselben Stockwerke auf { $terrain } für beide zählen
reason-both_towers = lässt einen Turm mit { $floors } Stockwerken für beide zählen
reason-both_towers_on = lässt einen Turm mit { $floors } Stockwerken auf { $terrain } für beide zählen
reason-both_control = lässt die meisten Stockwerke in { $territory } für beide zählen

## Der Wertungsblock

pad-buildings = Garten
pad-buildings-text = Tippe ein Feld an, um dort zu bauen, noch einmal für ein Stockwerk mehr. Liegt auf einem Dornenbusch ein Plättchen, sag welches.
pad-population = Bevölkerung
pad-population-text = Wie auf der Leiste am Ende.
pad-secrets = Geheime Bauvorhaben
pad-secrets-text = Die zwei, die behalten wurden.
pad-projects = Erfüllte öffentliche Bauvorhaben
pad-points = Oder: Punkte auf der Leiste
pad-points-text = Statt die Bauvorhaben zu nennen: der Stein vor der Schlusswertung.
error-gn_pad_ground = { $place }: dieses Feld ist { $terrain }.
error-gn_pad_taken = { $place }: dort steht ein anderes Gebäude.
line-population-text = Punkte nach der Leiste: Weniger als 10 Leute kosten Punkte, ab 11 bringen sie welche.
line-points-text = Was der Stein auf der Leiste vor der Schlusswertung zeigte.
pad-floors = { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}
pad-floors-title = Stockwerke
pad-roof = Dach
pad-tile = Plättchen auf dem Dornenbusch

## Die Zughilfe

turns-two = Zu zweit
turns-three = Zu dritt
turns-four = Zu viert
