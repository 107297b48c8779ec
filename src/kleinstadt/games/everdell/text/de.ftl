### Everdell auf Deutsch. Alle Sätze sind unsere eigenen.

## Das Spiel

game-everdell = Everdell
game-everdell-text = Vier Jahreszeiten für eine Stadt: Schicke Arbeiter aus, spiele Wesen und Bauwerke aus, die einander helfen, und feiere Ereignisse.

## Wörter

good-twigs = Zweig
good-resin = Harz
good-pebbles = Kiesel
good-berries = Beere
good-points = Punkt
season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
source-hand = aus der Hand
source-meadow_1 = von der Wiese (1)
source-meadow_2 = von der Wiese (2)
source-meadow_3 = von der Wiese (3)
source-meadow_4 = von der Wiese (4)
source-meadow_5 = von der Wiese (5)
source-meadow_6 = von der Wiese (6)
source-meadow_7 = von der Wiese (7)
source-meadow_8 = von der Wiese (8)
source-aside = von den Karten vor dir
pile-deck = Nachziehstapel
pile-discards = Ablagestapel
how-free = umsonst
how-less = billiger
how-discard = abwerfen
how-give = verschenken
card-hidden = eine verdeckte Karte

## Teile einer Stellung in Worten

part-first = Hat begonnen
part-meadow = Wiese
part-deck = Nachziehstapel
part-discards = Ablagestapel
part-aside = Karten unterwegs
part-heaps = Stapel davon
part-table = Wird gerade ausgespielt
part-forest = Wald
part-events = Ereignisse
part-event = Ereignis
part-producing = Produziert noch
part-seats = Personen
part-season = Jahreszeit
part-passed = Hat gepasst
part-idle = Verfügbare Arbeiter
part-workers = Eingesetzte Arbeiter
part-goods = Rohstoffe und Punkte
part-hand = Hand
part-hand_limit = Handkartenlimit
part-city = Stadt
part-spaces = Belegte Plätze
part-prison = Im Verlies
part-plays = In dieser Jahreszeit ausgespielt
part-card = Karte
part-marked = Besetzt-Marker
part-owner = Gehört
part-beneath = Darunter
part-source = Kommt aus
part-watching = Kann reagieren
part-price = Zu zahlen
part-place = Platz
part-ruined = Ersetzt
part-twigs = { good-twigs }
part-resin = { good-resin }
part-pebbles = { good-pebbles }
part-berries = { good-berries }
part-points = { good-points }

## Orte

location-basic_three_twigs = 3 Zweige
location-basic_two_twigs_one_card = 2 Zweige und 1 Karte
location-basic_two_resin = 2 Harz
location-basic_one_resin_one_card = 1 Harz und 1 Karte
location-basic_two_cards_one_point = 2 Karten und 1 Punkt
location-basic_one_pebble = 1 Kiesel
location-basic_one_berry_one_card = 1 Beere und 1 Karte
location-basic_one_berry = 1 Beere
location-haven = Zuflucht
location-journey_2 = Reise für 2
location-journey_3 = Reise für 3
location-journey_4 = Reise für 4
location-journey_5 = Reise für 5
location-forest_two_berries_one_card = Wald: 2 Beeren und 1 Karte
location-forest_two_any = Wald: 2 Rohstoffe nach Wahl
location-forest_discard_any_draw_double = Wald: Karten abwerfen, doppelt so viele ziehen
location-forest_copy_basic_one_card = Wald: ein einfacher Ort nach Wahl und 1 Karte
location-forest_one_pebble_three_cards = Wald: 1 Kiesel und 3 Karten
location-forest_twig_resin_berry = Wald: 1 Zweig, 1 Harz und 1 Beere
location-forest_three_berries = Wald: 3 Beeren
location-forest_two_resin_one_twig = Wald: 2 Harz und 1 Zweig
location-forest_two_cards_one_any = Wald: 2 Karten und 1 Rohstoff nach Wahl
location-forest_discard_three_gain_any = Wald: bis zu 3 Karten für je einen Rohstoff
location-forest_two_meadow_cards_play_one = Wald: 2 Karten der Wiese nehmen, eine für 1 weniger ausspielen

## Karten und Ereignisse

card-architect = Architekt
card-architect-text = Am Ende 1 Punkt für jedes Harz und jeden Kiesel, die dir übrig bleiben, höchstens 6.
card-bard = Barde
card-bard-text = Beim Ausspielen: Wirf bis zu fünf Handkarten ab, jede bringt 1 Punkt.
card-barge_toad = Bootskröte
card-barge_toad-text = Produktion: 2 Zweige für jede Farm in der Stadt.
card-castle = Schloss
card-castle-text = Am Ende 1 Punkt für jedes gewöhnliche Bauwerk in deiner Stadt.
card-cemetery = Friedhof
card-cemetery-text = Arbeiter, für immer: Decke vier Karten vom Nachziehstapel oder vom Ablagestapel auf; eine davon darfst du umsonst ausspielen, die anderen werden abgelegt. Mit einer Totengräberin in der Stadt ist Platz für einen zweiten Arbeiter.
card-chapel = Kapelle
card-chapel-text = Arbeiter: Lege einen Punkt auf die Kapelle und ziehe dann zwei Karten für jeden Punkt, der dort liegt.
card-chip_sweep = Fegehörnchen
card-chip_sweep-text = Produktion: Lässt eine andere Produktionskarte der Stadt noch einmal arbeiten.
card-clock_tower = Uhrenturm
card-clock_tower-text = Kommt mit 3 Punkten. Bevor deine Arbeiter zurückkehren, darfst du einen davon abgeben und einen einfachen Ort oder Wald-Ort noch einmal nutzen, an dem ein Arbeiter von dir steht.
card-courthouse = Gericht
card-courthouse-text = Jedes weitere Bauwerk, das du in deine Stadt ausspielst, bringt einen Zweig, ein Harz oder einen Kiesel.
card-crane = Kran
card-crane-text = Gib ihn ab, während du ein Bauwerk ausspielst: Es kostet bis zu 3 Rohstoffe weniger.
card-doctor = Doktor
card-doctor-text = Produktion: Zahle bis zu 3 Beeren für je 1 Punkt.
card-dungeon = Verlies
card-dungeon-text = Sperre, während du eine Karte ausspielst, ein Wesen deiner Stadt ein: Die Karte kostet bis zu 3 Rohstoffe weniger. Eine Zelle; mit einem Waldläufer in der Stadt eine zweite.
card-ever_tree = Immerbaum
card-ever_tree-text = Am Ende 1 Punkt für jede Wohlstandskarte in deiner Stadt, diese eingeschlossen. Sein Marker holt ein beliebiges Wesen.
card-fairgrounds = Festplatz
card-fairgrounds-text = Produktion: Ziehe 2 Karten.
card-farm = Farm
card-farm-text = Produktion: 1 Beere.
card-fool = Narr
card-fool-text = Zieht auf einen freien Platz einer anderen Stadt und kostet sie 2 Punkte.
card-general_store = Gemischtwarenladen
card-general_store-text = Produktion: 1 Beere, oder 2, wenn eine Farm in der Stadt ist.
card-historian = Historiker
card-historian-text = Nach jeder weiteren Karte, die du ausspielst, ziehst du eine Karte.
card-husband = Ehemann
card-husband-text = Produktion: ein Rohstoff deiner Wahl, wenn er seinen Platz mit einer Ehefrau teilt und eine Farm in der Stadt ist.
card-inn = Gasthaus
card-inn-text = Offen. Arbeiter: Spiele eine Karte der Wiese für bis zu 3 Rohstoffe weniger aus.
card-innkeeper = Gastwirt
card-innkeeper-text = Gib ihn ab, während du ein Wesen ausspielst: Es kostet bis zu 3 Beeren weniger.
card-judge = Richterin
card-judge-text = Wenn du eine Karte ausspielst, darf ein Rohstoff ihres Preises ein anderer sein.
card-king = König
card-king-text = Am Ende 1 Punkt für jedes deiner einfachen Ereignisse und 2 für jedes besondere.
card-lookout = Ausguck
card-lookout-text = Arbeiter: Nutze einen beliebigen einfachen Ort oder Wald-Ort, egal wer dort steht.
card-mine = Mine
card-mine-text = Produktion: 1 Kiesel.
card-miner_mole = Minenmaulwurf
card-miner_mole-text = Produktion: kopiert eine Produktionskarte einer anderen Stadt; was sie zählt, zählt sie dort.
card-monastery = Kloster
card-monastery-text = Arbeiter, für immer: Gib jemand anderem 2 Rohstoffe und erhalte 4 Punkte. Mit einem Mönch in der Stadt ist Platz für einen zweiten Arbeiter.
card-monk = Mönch
card-monk-text = Produktion: Gib jemand anderem bis zu 2 Beeren, jede bringt 2 Punkte. Öffnet den zweiten Platz des Klosters.
card-palace = Palast
card-palace-text = Am Ende 1 Punkt für jedes einzigartige Bauwerk in deiner Stadt, dieses eingeschlossen.
card-peddler = Hausierer
card-peddler-text = Produktion: Zahle bis zu 2 Rohstoffe und nimm ebenso viele deiner Wahl.
card-post_office = Post
card-post_office-text = Offen. Arbeiter: Gib jemand anderem 2 Handkarten, wirf beliebig viele ab und ziehe dann bis zu deinem Handkartenlimit.
card-postal_pigeon = Brieftaube
card-postal_pigeon-text = Beim Ausspielen: Decke 2 Karten vom Nachziehstapel auf; eine, die höchstens 3 Punkte wert ist, darfst du umsonst ausspielen.
card-queen = Königin
card-queen-text = Arbeiter: Spiele eine Karte, die höchstens 3 Punkte wert ist, umsonst aus.
card-ranger = Waldläufer
card-ranger-text = Beim Ausspielen: Versetze einen deiner eingesetzten Arbeiter an einen anderen Ort und nutze ihn. Öffnet die zweite Zelle des Verlieses.
card-resin_refinery = Harzraffinerie
card-resin_refinery-text = Produktion: 1 Harz.
card-ruins = Ruine
card-ruins-text = Nimmt den Platz eines Bauwerks deiner Stadt ein, das abgelegt wird: Erhalte seinen Preis und ziehe 2 Karten.
card-school = Schule
card-school-text = Am Ende 1 Punkt für jedes gewöhnliche Wesen in deiner Stadt.
card-shepherd = Hirtin
card-shepherd-text = Was du für sie zahlst, bekommt jemand anderes. Beim Ausspielen: 3 Beeren und 1 Punkt für jeden Punkt auf deiner Kapelle.
card-shopkeeper = Ladeninhaber
card-shopkeeper-text = Jedes weitere Wesen, das du in deine Stadt ausspielst, bringt eine Beere.
card-storehouse = Lager
card-storehouse-text = Produktion: Lege 3 Zweige, 2 Harz, 1 Kiesel oder 2 Beeren darauf. Ein Arbeiter von dir nimmt alles, was dort liegt.
card-teacher = Lehrer
card-teacher-text = Produktion: Sieh 2 Karten an, behalte eine und gib die andere jemand anderem.
card-theater = Theater
card-theater-text = Am Ende 1 Punkt für jedes einzigartige Wesen in deiner Stadt.
card-twig_barge = Boot aus Zweigen
card-twig_barge-text = Produktion: 2 Zweige.
card-undertaker = Totengräberin
card-undertaker-text = Beim Ausspielen: Lege 3 Karten der Wiese ab und nimm dann eine von der Wiese. Öffnet den zweiten Platz des Friedhofs.
card-university = Universität
card-university-text = Arbeiter: Lege eine andere Karte deiner Stadt ab und erhalte ihren Preis, einen Rohstoff deiner Wahl und 1 Punkt.
card-wanderer = Wanderin
card-wanderer-text = Beim Ausspielen: Ziehe 3 Karten. Braucht keinen Platz.
card-wife = Ehefrau
card-wife-text = Am Ende 3 Punkte, wenn sie ihren Platz mit einem Ehemann teilt.
card-woodcarver = Holzschnitzer
card-woodcarver-text = Produktion: Zahle bis zu 3 Zweige für je 1 Punkt.
card-city_monument = Monument der Stadt
card-city_monument-text = Für 3 Verwaltungskarten: 3 Punkte.
card-grand_tour = Die große Fahrt
card-grand_tour-text = Für 3 Zielkarten: 3 Punkte.
card-harvest_festival = Herbstfest
card-harvest_festival-text = Für 4 Produktionskarten: 3 Punkte.
card-cartographers_expedition = Expedition des Kartografen
card-cartographers_expedition-text = Für 3 Bewegungskarten: 3 Punkte.
card-graduation_of_scholars = Abschlussprüfung
card-graduation_of_scholars-text = Für Lehrer und Universität. Lege bis zu 3 Wesen aus deiner Hand darunter: je 2 Punkte.
card-a_brilliant_marketing_plan = Eine exzellente Marketing-Strategie
card-a_brilliant_marketing_plan-text = Für Ladeninhaber und Post. Gib anderen bis zu 3 Rohstoffe: sofort 2 Punkte für jeden.
card-performer_in_residence = Ortsansässiger Künstler
card-performer_in_residence-text = Für Gasthaus und Barde. Lege bis zu 3 Beeren darauf: je 2 Punkte.
card-capture_of_the_acorn_thieves = Die Festnahme der Eicheldiebe
card-capture_of_the_acorn_thieves-text = Für Gericht und Waldläufer. Lege bis zu 2 Wesen deiner Stadt darunter: je 3 Punkte.
card-ministering_to_miscreants = Sich der Schurken annehmen
card-ministering_to_miscreants-text = Für Mönch und Verlies. Am Ende 3 Punkte für jedes Wesen in deinem Verlies.
card-croak_wart_cure = Die Warzen-Heilung
card-croak_wart_cure-text = Für Totengräberin und Bootskröte. Zahle 2 Beeren und lege 2 Karten deiner Stadt ab: 6 Punkte.
card-an_evening_of_fireworks = Ein Abend mit Feuerwerk
card-an_evening_of_fireworks-text = Für Ausguck und Minenmaulwurf. Lege bis zu 3 Zweige darauf: je 2 Punkte.
card-a_well_run_city = Eine erfolgreiche Stadt
card-a_well_run_city-text = Für Fegehörnchen und Uhrenturm. Einer deiner eingesetzten Arbeiter kehrt zurück: 4 Punkte.
card-tax_relief = Steuererleichterungen
card-tax_relief-text = Für Richterin und Königin. Alle deine Produktionskarten arbeiten: 3 Punkte.
card-under_new_management = Neues Management
card-under_new_management-text = Für Hausierer und Gemischtwarenladen. Lege bis zu 3 Rohstoffe darauf: Zweige und Beeren bringen 1 Punkt, Harz und Kiesel 2.
card-ancient_scrolls_discovered = Der Fund antiker Schriftrollen
card-ancient_scrolls_discovered-text = Für Historiker und Ruine. Decke 5 Karten auf: Jede kommt auf deine Hand oder darunter, wo sie 1 Punkt bringt.
card-flying_doctor_service = Fliegender Arzt Service
card-flying_doctor_service-text = Für Doktor und Brieftaube. Am Ende 3 Punkte für jedes Ehepaar, das einen Platz teilt, in allen Städten.
card-path_of_the_pilgrims = Pfad der Pilger
card-path_of_the_pilgrims-text = Für Kloster und Wanderin. Am Ende 3 Punkte für jeden Arbeiter in deinem Kloster.
card-remembering_the_fallen = Gedenktag
card-remembering_the_fallen-text = Für Friedhof und Hirtin. Am Ende 3 Punkte für jeden Arbeiter auf deinem Friedhof.
card-pristine_chapel_ceiling = Makellose Kapellendecke
card-pristine_chapel_ceiling-text = Für Holzschnitzer und Kapelle. Eine Karte und ein Rohstoff deiner Wahl für jeden Punkt auf deiner Kapelle; am Ende 2 Punkte für jeden davon.
card-the_everdell_games = Die Everdell-Spiele
card-the_everdell_games-text = Für zwei Karten jeder der fünf Arten: 9 Punkte.

## Fragen

ask-turn = Du bist dran.
ask-way = Wie bezahlst du? ({ $card })
ask-strike = Was musst du nicht bezahlen? ({ $card })
ask-swap = Welchen Rohstoff ersetzt du? ({ $card })
ask-price_to = Wer bekommt, was du zahlst? ({ $card })
ask-target = In wessen Stadt? ({ $card })
ask-ruin = Welches Bauwerk wird ersetzt? ({ $card })
ask-surplus = Nicht alles passt auf die Hand von { $other_seat }. Welche Karte wird abgelegt?
ask-gain_any = Rohstoffe nach Wahl: noch { $number }.
ask-choose = Welches davon?
ask-lay = Was legst du darauf? Noch bis zu { $number }. ({ $card })
ask-amount = Wie oft zahlst du? Höchstens { $number } × { $good }.
ask-pay_to = Wer bekommt es?
ask-pay_any = Welchen Rohstoff zahlst du?
ask-gift = Einen Rohstoff verschenken?
ask-pick = Welche Handkarte willst du { $how }? Bisher { $number }.
ask-send = Wer bekommt die Karten?
ask-raze = Welche Karte deiner Stadt legst du ab?
ask-take = Welche Karte der Wiese nimmst du?
ask-clear = Welche Karte der Wiese legst du ab?
ask-reveal_from = Von welchem Stapel deckst du auf?
ask-tuck = Was legst du darunter? ({ $card })
ask-play_one = Welche Karte spielst du { $how } aus?
ask-activate = Welche Karte arbeitet noch einmal?
ask-produce = Welche Karte arbeitet als Nächstes?
ask-copy = Welche Karte kopierst du?
ask-copy_place = Welchen Ort nutzt du?
ask-lift = Welchen Arbeiter versetzt du?
ask-move = Wohin geht der Arbeiter?
ask-recall = Welcher Arbeiter kehrt zurück?
ask-keep = Welche Karte behältst du?
ask-hand_on = Wer bekommt die andere Karte?

## Antworten

move-visit = Arbeiter: { $location }
move-visit_card = Arbeiter: { $card } ({ $other_seat })
move-achieve = Ereignis: { $card }
move-play = { $card } ausspielen, { $source }
move-prepare = Auf die nächste Jahreszeit vorbereiten
move-pass = Passen
move-pay_price = Den Preis zahlen
move-mark = Umsonst: Besetzt-Marker auf { $card }
move-spend = { $card } abgeben
move-imprison = { $card } einsperren
move-judge = Mit Hilfe von { $card }
move-strike = Nicht zahlen: { $goods }
move-swap = { $other_good } statt { $good }
move-to_seat = { $other_seat }
move-raze = { $card } ablegen
move-gain = { $good }
move-choose = { $goods }
move-pay = { $good } zahlen
move-gift = { $good } für { $other_seat }
move-lay = { $good }
move-trade = { $number } ×
move-done = Fertig
move-decline = Verzichten
move-pick = { $card }
move-discard = { $card } ablegen
move-take = { $card } nehmen, { $source }
move-clear = { $card } ablegen, { $source }
move-reveal = { $pile }
move-tuck = { $card } darunter
move-tuck_from = { $card } aus deiner Stadt darunter
move-keep = { $card } behalten
move-produce = { $card }
move-activate = { $card }
move-copy = { $card } ({ $other_seat })
move-copy_place = { $location }
move-lift = Von: { $location }
move-lift_event = Von: { $card }
move-lift_card = Von: { $card } ({ $other_seat })
move-lift_stray = Neben der Stadt

## Was geschieht

event-visited = { $seat } setzt einen Arbeiter ein: { $location }.
event-visited_card = { $seat } setzt einen Arbeiter ein: { $card } ({ $other_seat }).
event-achieved = { $seat } erreicht ein Ereignis: { $card }.
event-played = { $seat } spielt aus: { $card }.
event-prepared = { $seat } ist jetzt im { $season } und hat { $number } Arbeiter.
event-passed = { $seat } passt.
event-gained = { $seat } bekommt { $number } × { $good }.
event-paid = { $seat } zahlt { $number } × { $good }.
event-gave = { $seat } gibt { $other_seat } { $number } × { $good }.
event-stored = Auf eine Karte von { $seat } gelegt: { $number } × { $good }.
event-laid = { $seat } legt { $number } × { $good } auf: { $card }.
event-marked = { $seat } spielt sie umsonst aus: Besetzt-Marker auf { $card }.
event-spent = { $seat } gibt ab: { $card }.
event-imprisoned = { $seat } sperrt ein: { $card }.
event-struck = { $seat } muss nicht zahlen: { $goods }.
event-fooled = Er zieht in die Stadt von { $other_seat }.
event-ruined = { $seat } ersetzt: { $card }.
event-razed = { $seat } legt aus der Stadt ab: { $card }.
event-drew = { $seat } zieht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
event-discarded = { $seat } wirft { $number ->
        [one] eine Handkarte
       *[other] { $number } Handkarten
    } ab.
event-gave_card = { $seat } gibt { $other_seat } eine Karte.
event-got_card = { $seat } sieht sich die Karte von { $other_seat } an.
event-refilled = Neu auf der Wiese: { $card }.
event-shuffled = Der Ablagestapel wird neuer Nachziehstapel: { $number } Karten.
event-took = { $seat } nimmt: { $card }.
event-cleared = { $seat } legt von der Wiese ab: { $cards }.
event-revealed = { $seat } deckt auf: { $cards }.
event-swept = Abgelegt: { $cards }.
event-tucked = { $seat } legt { $card } unter: { $other_card }.
event-worked = Für { $seat } arbeitet: { $card }.
event-copied_place = { $seat } nutzt noch einen Ort: { $location }.
event-recalled = Ein Arbeiter von { $seat } kehrt zurück.

## Zeilen der Wertung

line-cards = Punkte der Karten
line-tokens = Erhaltene Punkte
line-journey = Reise

## Fehler

error-ev_workers = { $place }: In dieser Jahreszeit sind es { $number } Arbeiter.
error-ev_places = { $place }: In keiner Stadt liegen mehr als { $number } Karten.
error-ev_twice = { $place }: Etwas ist doppelt, das es nur einmal gibt.
error-ev_no_card = { $place }: Ein Arbeiter steht, wo keine Karte liegt.
