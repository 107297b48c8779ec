### Everdell auf Deutsch. Alle Sätze sind unsere eigenen.

## Das Spiel

game-everdell = Everdell
game-everdell-text = Vier Jahreszeiten für eine Stadt: Schicke Arbeiter aus, spiele Wesen und Bauwerke aus, die einander helfen, und feiere Ereignisse.
option-newleaf = Erweiterung Newleaf
option-newleaf-text = Neue Karten mit goldenen Markern; mit dem Bahnhof auch Waggons und Gäste.
value-newleaf-off = ohne
value-newleaf-cards = nur neue Karten
value-newleaf-full = mit Bahnhof
option-tickets = Tickets (Newleaf)
option-tickets-text = Alle dürfen zweimal im Spiel einen eingesetzten Arbeiter versetzen.
value-tickets-false = ohne
value-tickets-true = mit
option-reservation = Reservierung (Newleaf)
option-reservation-text = Alle dürfen einmal je Jahreszeit eine offene Karte reservieren und später für 1 Rohstoff weniger ausspielen.
value-reservation-false = ohne
value-reservation-true = mit
option-newleaf_forest = Wald-Orte von Newleaf
option-newleaf_forest-text = Drei weitere Wald-Orte können ins Spiel kommen.
value-newleaf_forest-false = ohne
value-newleaf_forest-true = mit
option-special_events = Besondere Ereignisse
option-special_events-text = Welche besonderen Ereignisse ausliegen.
value-special_events-base = Grundspiel
value-special_events-mixed = Grundspiel und Newleaf gemischt
value-special_events-two_and_two = je zwei
value-special_events-newleaf = Newleaf
option-avoid_named_events = Nur Ereignisse, die keine Karte nennen
option-avoid_named_events-text = Besondere Ereignisse, die bestimmte Karten verlangen, bleiben in der Schachtel.
value-avoid_named_events-false = nein
value-avoid_named_events-true = ja
option-newleaf_basic_events = Einfache Ereignisse von Newleaf
option-newleaf_basic_events-text = Zwei weitere einfache Ereignisse liegen aus.
value-newleaf_basic_events-false = ohne
value-newleaf_basic_events-true = mit
option-abilities = Fähigkeiten (Newleaf)
option-abilities-text = Alle haben eine eigene Fähigkeit und bekommen im Frühling keinen neuen Arbeiter.
value-abilities-false = ohne
value-abilities-true = mit
option-tea_house_reward = Teestube (Newleaf)
option-tea_house_reward-text = Was eine in der Teestube verschenkte Karte bringt, außer einer neuen Karte.
value-tea_house_reward-point = 1 Punkt
value-tea_house_reward-any = 1 Rohstoff nach Wahl
option-queen_sources = Königin
option-queen_sources-text = Woher die Karten der Königin kommen dürfen.
value-queen_sources-all = von überall
value-queen_sources-hand_meadow = nur Hand und Wiese

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
source-meadow_1 = von der Wiese, Platz 1
source-meadow_2 = von der Wiese, Platz 2
source-meadow_3 = von der Wiese, Platz 3
source-meadow_4 = von der Wiese, Platz 4
source-meadow_5 = von der Wiese, Platz 5
source-meadow_6 = von der Wiese, Platz 6
source-meadow_7 = von der Wiese, Platz 7
source-meadow_8 = von der Wiese, Platz 8
source-station_1 = vom Bahnhof, Feld 1
source-station_2 = vom Bahnhof, Feld 2
source-station_3 = vom Bahnhof, Feld 3
source-reserved = reserviert
source-archive = aus dem Archiv
source-aside = von den Karten vor dir
pile-deck = Nachziehstapel
pile-discards = Ablagestapel
how-free = umsonst
how-less = billiger
how-discard = abwerfen
how-give = verschenken
space-station_1 = Bahnhof, Feld 1
space-station_2 = Bahnhof, Feld 2
space-station_3 = Bahnhof, Feld 3
type-traveler = Bewegungskarten
type-production = Produktionskarten
type-destination = Zielkarten
type-governance = Verwaltungskarten
type-prosperity = Wohlstandskarten
car-one_berry = 1 Beere
car-one_resin = 1 Harz
car-one_pebble = 1 Kiesel
car-one_any = 1 Rohstoff nach Wahl
car-two_twigs = 2 Zweige
car-one_point = 1 Punkt
car-hidden = ein verdeckter Waggon
ability-bats = Fledermäuse
ability-bats-text = Nach jeder Karte, die du ausspielst, darfst du eine Karte der Wiese in dein Archiv legen. Von dort kann sie ausgespielt werden, als läge sie auf Hand, Wiese oder Bahnhof.
ability-cats = Katzen
ability-cats-text = Fremde Arbeiter versperren deinen weder einfache Orte noch Wald-Orte noch Zielkarten; in anderen Städten nur dort, wo schon jemand steht.
ability-honey_bees = Honigbienen
ability-honey_bees-text = Nach jeder Karte, die du ausspielst und die keine Produktionskarte ist, darfst du eine Handkarte abwerfen, damit eine deiner Produktionskarten arbeitet. Nicht im Herbst.
ability-snails = Schnecken
ability-snails-text = Hat jemand anderes eine Produktionskarte ausgespielt, darfst du eine Karte deines Stapels von 7 hergeben, um jene Karte auch zu nutzen.
ability-hidden = noch nicht gezeigt
card-hidden = eine verdeckte Karte
kind-critter = Wesen
kind-construction = Bauwerk
rarity-unique = einzigartig
rarity-common = gewöhnlich

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
part-tickets = Tickets übrig
part-plays = In dieser Jahreszeit ausgespielt
part-card = Karte
part-marked = Besetzt-Marker
part-owner = Gehört
part-beneath = Darunter
part-source = Kommt aus
part-watching = Kann reagieren
part-price = Zu zahlen
part-place = Platz
part-ruined = Dafür abgerissen
part-station = Bahnhof
part-cars = Waggons
part-bag = Im Beutel
part-spent = Zur Seite gelegt
part-guests = Gäste
part-stacks = Gästestapel
part-lots = Gäste, die noch kommen
part-away = Fortgeschickte Gäste
part-golden = Goldene Marker
part-reserved = Reserviert
part-turned = Reservierung benutzt
part-ability = Fähigkeit
part-offered = Fähigkeiten zur Wahl
part-pick = Gewählte Fähigkeit
part-archive = Archiv
part-pile = Stapel der Schnecken
part-snails = Stapel der Schnecken
part-shares = Teilt den Platz mit
part-space = Wartet auf Waggon
part-space_limit = Plätze
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
location-forest_two_berries_one_card = Wald (2 Beeren und 1 Karte)
location-forest_two_any = Wald (2 Rohstoffe nach Wahl)
location-forest_discard_any_draw_double = Wald (Karten abwerfen, doppelt so viele ziehen)
location-forest_copy_basic_one_card = Wald (ein einfacher Ort nach Wahl und 1 Karte)
location-forest_one_pebble_three_cards = Wald (1 Kiesel und 3 Karten)
location-forest_twig_resin_berry = Wald (1 Zweig, 1 Harz und 1 Beere)
location-forest_three_berries = Wald (3 Beeren)
location-forest_two_resin_one_twig = Wald (2 Harz und 1 Zweig)
location-forest_two_cards_one_any = Wald (2 Karten und 1 Rohstoff nach Wahl)
location-forest_discard_three_gain_any = Wald (bis zu 3 Karten für je einen Rohstoff)
location-forest_two_meadow_cards_play_one = Wald (2 Karten der Wiese nehmen, eine für 1 weniger ausspielen)
location-forest_four_twigs = Wald (4 Zweige)
location-forest_two_twigs_one_resin = Wald (2 Zweige und 1 Harz)
location-forest_copy_forest = Wald (ein anderer Wald-Ort nach Wahl)
location-knoll-text = Leg 3 offene Karten ab, nimm dann 3 auf die Hand und entlade einen Waggon nach Wahl.
location-platform-text = Schick einen Gast weg, heiße einen anderen willkommen und entlade einen Waggon nach Wahl.
location-haven-text = Wirf beliebig viele Handkarten ab; je zwei bringen einen Rohstoff nach Wahl.
location-journey_2-text = Im Herbst: Wirf 2 Handkarten ab. Der Arbeiter bleibt für immer und ist 2 Punkte wert.
location-journey_3-text = Im Herbst: Wirf 3 Handkarten ab. Der Arbeiter bleibt für immer und ist 3 Punkte wert.
location-journey_4-text = Im Herbst: Wirf 4 Handkarten ab. Der Arbeiter bleibt für immer und ist 4 Punkte wert.
location-journey_5-text = Im Herbst: Wirf 5 Handkarten ab. Der Arbeiter bleibt für immer und ist 5 Punkte wert.
location-knoll = Hügel
location-platform = Bahnsteig

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
card-clock_tower-text = Beim Ausspielen kommen 3 Punkte darauf. Jedes Mal, bevor du die nächste Jahreszeit beginnst, darfst du 1 Punkt von hier weggeben: Dafür nutzt du noch einmal einen einfachen Ort oder Wald-Ort, an dem ein Arbeiter von dir steht. Was liegen bleibt, zählt am Ende.
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
card-air_balloon = Heißluftballon
card-air_balloon-text = Beim Ausspielen: Du darfst tun, was eine Bewegungskarte einer anderen Stadt beim Ausspielen tut. Braucht keinen Platz.
card-baker = Bäckerin
card-baker-text = Am Ende 2 Punkte für jede Beere, die dir übrig bleibt, höchstens 6.
card-bank = Bank
card-bank-text = Produktion: Lege einen Punkt auf die Bank. Jeder Punkt dort erhöht dein Handkartenlimit um eine Karte.
card-chipsmith = Schmiedehörnchen
card-chipsmith-text = Arbeiter: Eine oder zwei verschiedene Produktionskarten deiner Stadt arbeiten.
card-city_hall = Rathaus
card-city_hall-text = Nach jedem weiteren Bauwerk, das du ausspielst, darfst du jemand anderem eine Handkarte geben: 1 Punkt und eine neue Karte für dich.
card-conductor = Schaffner
card-conductor-text = Arbeiter: Tu, was eine Zielkarte einer anderen Stadt tut, als stünde sie in deiner. Nicht Friedhof, Kapelle oder Kloster.
card-diplomat = Diplomat
card-diplomat-text = Nach jedem weiteren Wesen, das du ausspielst, darfst du jemand anderem eine Handkarte geben: 1 Punkt und eine neue Karte für dich.
card-ever_wall = Immermauer
card-ever_wall-text = Am Ende 2 Punkte für je fünf belegte Plätze deiner Stadt. Braucht keinen Platz.
card-freight_car = Frachtwaggon
card-freight_car-text = Kommt mit 2 Rohstoffen jeder Sorte. Produktion: Nimm bis zu 2 davon.
card-gardener = Gärtner
card-gardener-text = Beim Ausspielen: Bis zu zwei verschiedene Produktionskarten deiner Stadt arbeiten.
card-greenhouse = Gewächshaus
card-greenhouse-text = Produktion: Ziehe eine Karte; dazu ein Rohstoff deiner Wahl, wenn es sich den Platz mit einer Farm teilt. Das darf es.
card-hotel = Hotel
card-hotel-text = Offen, für 2 Punkte. Arbeiter: Spiele eine Karte aus der Hand für bis zu 3 Rohstoffe weniger aus.
card-inventor = Erfinderin
card-inventor-text = Gib sie ab, während du eine Karte ausspielst: Sie kostet bis zu 3 Rohstoffe weniger.
card-lamplighter = Laternenkäfer
card-lamplighter-text = Produktion: Nimm bis zu zwei Karten, jede vom Nachziehstapel, von der Wiese oder vom Bahnhof.
card-library = Bücherei
card-library-text = Am Ende 1 Punkt für jede der fünf Kartenarten in deiner Stadt.
card-locomotive = Lokomotive
card-locomotive-text = Arbeiter: Spiele eine Karte vom Bahnhof für bis zu 3 Rohstoffe weniger aus.
card-magician = Zauberin
card-magician-text = Produktion: Du darfst eine andere Karte deiner Stadt ablegen, für 1 Punkt und einen Rohstoff deiner Wahl.
card-main_road = Hauptstraße
card-main_road-text = Braucht keinen Platz und gibt deiner Stadt einen dazu. Bleibt für immer.
card-mayor = Bürgermeister
card-mayor-text = Produktion: 1 Punkt und 1 weiterer für je fünf belegte Plätze der Stadt.
card-miller = Müllerin
card-miller-text = Produktion: Du darfst 1 Kiesel für 3 Punkte zahlen.
card-museum = Museum
card-museum-text = Nach jeder weiteren Karte, die du ausspielst, darfst du 2 Karten ziehen.
card-photographer = Fotografin
card-photographer-text = Am Ende zählt der Bonus einer Wohlstandskarte einer anderen Stadt für dich, als läge sie in deiner.
card-poet = Dichterling
card-poet-text = Beim Ausspielen: Nenne eine Kartenart und nimm alle Karten dieser Art von der Wiese, für je 1 Punkt.
card-tea_house = Teestube
card-tea_house-text = Produktion: Du darfst jemand anderem eine Handkarte geben: 1 Punkt und eine neue Karte für dich.
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
card-a_well_run_city-text = Für Fegehörnchen und Uhrenturm: 4 Punkte, und einer deiner eingesetzten Arbeiter kehrt zurück.
card-tax_relief = Steuererleichterungen
card-tax_relief-text = Für Richterin und Königin: 3 Punkte, und alle deine Produktionskarten arbeiten.
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
card-big_city = Großstadt
card-big_city-text = Für 15 Karten: 5 Punkte.
card-scenic_flight = Ausflug
card-scenic_flight-text = Für 3 Wohlstandskarten: 3 Punkte.
card-city_jubilee = Stadtjubiläum
card-city_jubilee-text = Für 10 Karten. Sofort 1 Punkt für jedes deiner einfachen Ereignisse und 2 für jedes besondere, dieses eingeschlossen.
card-ever_wall_tower_constructed = Turm der Immermauer errichtet
card-ever_wall_tower_constructed-text = Für 9 Bauwerke: 5 Punkte.
card-glow_light_festival = Lichterfest
card-glow_light_festival-text = Für 3 Produktions- und 2 Bewegungskarten. Wirf bis zu eine Handkarte je Produktionskarte ab, jede bringt 1 Punkt; 3 Punkte.
card-hot_air_balloon_race = Ballon-Wettrennen
card-hot_air_balloon_race-text = Für 2 Bewegungs- und 2 Verwaltungskarten. Wirf bis zu eine Handkarte je Bewegungskarte ab, jede bringt 1 Punkt; 4 Punkte.
card-juniper_jig_dance_contest = Juniper Jig Tanzwettbewerb
card-juniper_jig_dance_contest-text = Für 9 Wesen: 5 Punkte.
card-magic_show = Zaubershow
card-magic_show-text = Für 2 Ziel- und 2 Wohlstandskarten. Wirf bis zu eine Handkarte je Zielkarte ab, jede bringt 1 Punkt; 4 Punkte.
card-royal_tea = Königliche Teeparty
card-royal_tea-text = Für 2 Wohlstands- und 3 Produktionskarten. Wirf bis zu eine Handkarte je Wohlstandskarte ab, jede bringt 1 Punkt; 4 Punkte.
card-stock_market_boom = Die Börse boomt
card-stock_market_boom-text = Für 2 Verwaltungs- und 2 Zielkarten. Wirf bis zu eine Handkarte je Verwaltungskarte ab, jede bringt 1 Punkt; 4 Punkte.
card-sunflower_parade = Sonnenblumenparade
card-sunflower_parade-text = Für 3 andere Ereignisse von dir: 5 Punkte.

## Gäste

card-bim_little = Benni Klein
card-bim_little-text = Am Ende 7 Punkte für 6 Zielkarten.
card-bosley_tedwardson = Bosley Andersson
card-bosley_tedwardson-text = Am Ende 9 Punkte für zwei Karten jeder der fünf Arten.
card-butterbell_sweetpaw = Bärbel Süßpfote
card-butterbell_sweetpaw-text = Am Ende 6 Punkte für 15 Karten.
card-diggs_deepwell = Bing Brunnentief
card-diggs_deepwell-text = Am Ende 6 Punkte für 2 Kiesel, die dir übrig bleiben.
card-dillweed_quicksniff = Dietlieb Schnüffel
card-dillweed_quicksniff-text = Am Ende 5 Punkte für mehr Bauwerke als Wesen.
card-dim_dustlight = Dorian Dämmerung
card-dim_dustlight-text = Am Ende 5 Punkte für 6 einzigartige Karten.
card-dip_dibble = Tip Tröpfel
card-dip_dibble-text = Am Ende 5 Punkte für 4 Zielkarten.
card-dune_tarrington = Sheriff Dan
card-dune_tarrington-text = Am Ende 6 Punkte für 6 Wohlstandskarten.
card-dwell_northwatch = Delf Nordwacht
card-dwell_northwatch-text = Am Ende 5 Punkte für 4 Bewegungskarten.
card-edvard_triptail = Eduard Stolperschweif
card-edvard_triptail-text = Am Ende 5 Punkte für eine Karte jeder der fünf Arten.
card-frin_stickly = Fred Schuster
card-frin_stickly-text = Am Ende 6 Punkte für 4 Harz, die dir übrig bleiben.
card-glindil_frink = Gilbert Frink
card-glindil_frink-text = Am Ende 4 Punkte für 4 Wohlstandskarten.
card-iggy_silverscale = Ignatius Silberschweif
card-iggy_silverscale-text = Am Ende 7 Punkte für 6 Bewegungskarten.
card-mossy_steptoe = Mona Tanzpfote
card-mossy_steptoe-text = Am Ende 5 Punkte für 5 Produktionskarten.
card-orin_nimblepaw = Ortwin Flinkpfote
card-orin_nimblepaw-text = Am Ende 6 Punkte für 2 Arbeiter auf der Reise.
card-oscar_longtale = Oskar Langatem
card-oscar_longtale-text = Am Ende 5 Punkte für mehr Wesen als Bauwerke.
card-phill_gurgle = Phillip Glucks
card-phill_gurgle-text = Am Ende 10 Punkte für höchstens 2 Produktionskarten.
card-piff_quillglow = Pitt Sternschnuppe
card-piff_quillglow-text = Am Ende 6 Punkte für 5 Zweige, die dir übrig bleiben.
card-plum_shortclaw = Pluto Kurzklaue
card-plum_shortclaw-text = Am Ende 5 Punkte für 4 Verwaltungskarten.
card-quinn_cleanwhisker = Quintia Sauberschnauz
card-quinn_cleanwhisker-text = Am Ende 6 Punkte für 6 Wesen und 6 Bauwerke.
card-reemy_sniggle = René Giggel
card-reemy_sniggle-text = Am Ende 7 Punkte für 3 einfache Ereignisse.
card-rivil_ablacus = Reginald von Schupp
card-rivil_ablacus-text = Am Ende 7 Punkte für 6 Verwaltungskarten.
card-ruby_dew = Rubinia Morgentau
card-ruby_dew-text = Am Ende 8 Punkte für 2 besondere Ereignisse.
card-saris_clearwhistle = Saria Klarpfiff
card-saris_clearwhistle-text = Am Ende 5 Punkte für 6 gewöhnliche Karten.
card-sir_trivle_qs_marqwill_iii = Tristan Q. S. Graf Reineke III
card-sir_trivle_qs_marqwill_iii-text = Am Ende 7 Punkte für einen Rohstoff jeder Sorte, der dir übrig bleibt.
card-skid_shinysnout = Snorri Glanznase
card-skid_shinysnout-text = Am Ende 5 Punkte für 10 erhaltene Punkte.
card-snout_puddlehop = Snout Pfützenhüpf
card-snout_puddlehop-text = Am Ende 8 Punkte für 2 einfache Ereignisse und 1 besonderes Ereignis.
card-triss_peske = Trine Petersen
card-triss_peske-text = Am Ende 6 Punkte für 6 Karten einer Art, die nicht Produktion ist.
card-wildell_family = Familie Wiesengrün
card-wildell_family-text = Am Ende 7 Punkte für 9 gewöhnliche Karten.
card-willow_greengrin = Wilma Grinsegrün
card-willow_greengrin-text = Am Ende 7 Punkte für 7 Produktionskarten.
card-wimble_wuffle = Willibald Wuffel
card-wimble_wuffle-text = Am Ende 6 Punkte für 3 Beeren, die dir übrig bleiben.
card-yara_and_brun_mayberry = Yara & Brun Maibeere
card-yara_and_brun_mayberry-text = Am Ende 7 Punkte für 7 einzigartige Karten.

## Fragen

ask-turn = Du bist dran.
ask-way = Wie bezahlst du? ({ $card })
ask-strike = Welche Rohstoffe sparst du? ({ $card })
ask-swap = Mit der Richterin: Welchen Rohstoff ersetzt du? ({ $card })
ask-price_to = Wer bekommt, was du zahlst? ({ $card })
ask-target = In wessen Stadt? ({ $card })
ask-ruin = Welches Bauwerk reißt du dafür ab? ({ $card })
ask-surplus = Nicht alles passt auf die Hand von { $other_seat }. Welche Karte wird abgelegt?
ask-gain_any = Rohstoffe nach Wahl: noch { $number }.
ask-choose = Welches davon?
ask-lay = Was legst du darauf? { $number ->
    [0] Mehr passt nicht darauf.
   *[other] Noch bis zu { $number }.
} ({ $card })
ask-amount = Wie viel zahlst du? Höchstens { $number } × { $good }.
ask-pay_to = Wer bekommt es?
ask-pay_any = Welchen Rohstoff zahlst du?
ask-gift = Einen Rohstoff verschenken?
ask-pick = Welche Handkarte willst du { $how }? Bisher { $number }.
ask-send = Wer bekommt die Karten?
ask-raze = Welche Karte deiner Stadt legst du ab?
ask-take = Welche Karte nimmst du? (höchstens noch { $number })
ask-clear = Welche offene Karte legst du ab? (noch { $number })
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
ask-choose_ability = Welche Fähigkeit möchtest du?
ask-share = Einen Platz teilen oder einen freien nehmen? ({ $card })
ask-react_next = Was geschieht als Nächstes? ({ $card })
ask-name_type = Welche Kartenart nimmst du von der Wiese?
ask-may = { $number } Karten ziehen? ({ $card })
ask-unload = Was nimmst du?
ask-choose_car = Welchen Waggon entlädst du?
ask-send_away = Welchen Gast schickst du fort?
ask-welcome = Welchen Gast empfängst du?
ask-keep_reserved = Behältst du die reservierte Karte?
ask-archive = Eine Karte der Wiese ins Archiv legen?
ask-bees = Eine Handkarte abwerfen, damit eine Produktionskarte arbeitet?
ask-snails_may = Eine Karte deines Stapels hergeben, um diese Karte auch zu nutzen? ({ $card })
ask-snail_work = Soll die Karte für dich arbeiten? ({ $card })

## Fragen, wie der Bildschirm sie stellt

ev-asked-by = { $card }: { $question }
ev-ask-clock_tower = Uhrenturm, vor dem { $season }: für 1 Punkt einen Ort noch einmal nutzen?
ev-ask-amount-twigs = Wie viele Zweige zahlst du?
ev-ask-amount-resin = Wie viel Harz zahlst du?
ev-ask-amount-pebbles = Wie viele Kiesel zahlst du?
ev-ask-amount-berries = Wie viele Beeren zahlst du?

## Antworten

move-visit = Arbeiter einsetzen auf „{ $location }“
move-visit_card = Arbeiter einsetzen auf „{ $card }“ ({ $other_seat })
move-achieve = Das Ereignis „{ $card }“ erreichen{ $points ->
    [0] {""}
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}
move-play = { $card } ausspielen, { $source }
move-ticket = Ein Ticket benutzen: einen Arbeiter versetzen
move-prepare = Auf den { $season } vorbereiten
move-pass = Passen
move-pay_price = Den Preis zahlen
move-mark = Umsonst, mit einem Besetzt-Marker auf { $card }
move-spend = { $card } abgeben, dafür bis zu 3 weniger zahlen
move-imprison = { $card } einsperren, dafür bis zu 3 weniger zahlen
move-judge = { $card }: einen Rohstoff durch einen anderen ersetzen
move-strike = { $goods } sparen
move-swap = { $other_good } statt { $good }
move-to_seat = { $other_seat }
move-raze = { $card } ablegen
move-gain = { $good }
move-choose = { $goods }
move-pay = { $good } zahlen
move-gift = { $good } für { $other_seat }
move-lay = { $good }
move-trade = { $number ->
        [0] Nichts zahlen
       *[other] { $number } × { $good } zahlen
    }
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
move-ability = { $ability }
move-reserve = { $card } reservieren, { $source }
move-gild = Umsonst: goldener Marker auf { $card }
move-reservation = 1 Rohstoff weniger: Sie war reserviert
move-draw = Vom Nachziehstapel ziehen
move-type = { $type }
move-share = Den Platz teilen: { $card }
move-alone = Ein eigener Platz
move-archive = { $card }, { $source }
move-give_up = { $card } ablegen
move-hold = { $card } behalten
move-car = { $car }
move-send_away = { $card }
move-welcome = { $card }
move-unload = { $good }
move-accept = Ja
move-react = { $card }

## Was im Weg ist

obstacle-journey = Die Reise beginnt in deinem Herbst.
obstacle-hand_cards = Dafür brauchst du { $count } Handkarten.
obstacle-workers = Alle deine Arbeiter sind unterwegs. Bereite dich auf die nächste Jahreszeit vor, dann kehren sie zurück.
obstacle-no_workers = Alle deine Arbeiter sind unterwegs, und nach dem Herbst kehrt keiner zurück.
obstacle-taken = Dort steht schon jemand.
obstacle-one_of_each = Dort steht schon ein Arbeiter von dir.
obstacle-use = Dort könntest du jetzt nichts tun.
obstacle-closed = Nur wem die Karte gehört, darf dorthin Arbeiter schicken.
obstacle-achieved = { $seat } hat es erreicht.
obstacle-achieved_already = Dieses Ereignis hast du schon erreicht.
obstacle-taken_event = Fusselwürz hat dieses Ereignis genommen.
obstacle-event_cards = In deiner Stadt fehlt dafür noch: { $cards }.
obstacle-event_needs = Deine Stadt zeigt noch nicht, was es verlangt.
obstacle-event_price = Was es kostet, kannst du nicht hergeben.
obstacle-closed_meadow = Der Arbeiter von Fusselwürz sperrt diese Karte.
obstacle-plays = In dieser Jahreszeit hast du so viele Karten ausgespielt, wie es gibt.
obstacle-unique = Eine einzigartige Karte darf nur einmal in deiner Stadt liegen.
obstacle-fool = Keine andere Stadt hat Platz dafür.
obstacle-ruins = Du hast kein Bauwerk, das du dafür abreißen könntest.
obstacle-room = Alle Plätze deiner Stadt sind belegt.
obstacle-price = Dafür fehlt dir noch: { $goods }.
obstacle-price_helped = { $count ->
    [one] Mit Hilfe deiner Karte „{ $card }“ fehlt nur einer dieser Rohstoffe.
   *[other] Mit Hilfe deiner Karte „{ $card }“ fehlen nur { $count } dieser Rohstoffe.
}
obstacle-price_reserved = { $count ->
    [one] Weil du sie reserviert hast, fehlt nur einer dieser Rohstoffe.
   *[other] Weil du sie reserviert hast, fehlen nur { $count } dieser Rohstoffe.
}
obstacle-by_visit = Mit einem Arbeiter auf „{ $card }“ kannst du sie trotzdem ausspielen.

## Was geschieht

event-visited = { $seat } setzt einen Arbeiter ein: { $location }.
event-visited_card = { $seat } setzt einen Arbeiter ein: { $card } ({ $other_seat }).
event-moved = { $seat } versetzt einen Arbeiter: { $location }.
event-moved_card = { $seat } versetzt einen Arbeiter: { $card } ({ $other_seat }).
event-moved_by = { $seat } versetzt einen Arbeiter ({ $other_card }): { $location }.
event-moved_card_by = { $seat } versetzt einen Arbeiter ({ $other_card }): { $card } ({ $other_seat }).
event-achieved = { $seat } erreicht ein Ereignis: { $card }.
event-played = { $seat } spielt aus: { $card }.
event-travelled = { $seat } benutzt ein Ticket.
event-prepared = { $seat } ist jetzt im { $season } und hat { $number } Arbeiter.
event-passed = { $seat } passt.
event-gained = { $seat } bekommt { $number } × { $good }.
event-paid = { $seat } zahlt { $number } × { $good }.
event-gave = { $seat } gibt { $other_seat } { $number } × { $good }.
event-gave_nobody = { $seat } legt { $number } × { $good } in den Vorrat, da alle anderen gepasst haben.
event-stored = { $seat } legt { $number } × { $good } auf: { $card }.
event-laid = { $seat } legt { $number } × { $good } auf: { $card }.
event-marked = { $seat } legt einen Besetzt-Marker auf { $card } und zahlt nichts.
event-spent = { $seat } gibt ab: { $card }.
event-imprisoned = { $seat } sperrt ein: { $card }.
event-struck = { $seat } spart { $goods }.
event-fooled = Der Narr zieht in die Stadt von { $other_seat }.
event-ruined = { $seat } reißt für die Ruine ab: { $card }.
event-razed = { $seat } legt aus der Stadt ab: { $card }.
event-drew = { $seat } zieht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
event-hand_full = { $seat } zieht keine Karte: Die Hand ist voll.
event-discarded = { $seat } wirft { $number ->
        [one] eine Handkarte
       *[other] { $number } Handkarten
    } ab.
event-gave_card = { $seat } gibt { $other_seat } eine Karte.
event-got_card = { $seat } sieht sich die Karte von { $other_seat } an.
event-refilled = Neu auf der Wiese: { $card }.
event-refilled_station = Neu am Bahnhof: { $card }.
event-shuffled = Der Ablagestapel wird neuer Nachziehstapel: { $number } Karten.
event-took = { $seat } nimmt: { $card }.
event-cleared = { $seat } legt offene Karten ab: { $cards }.
event-revealed = { $seat } deckt auf: { $cards }.
event-swept = Abgelegt: { $cards }.
event-tucked = { $seat } legt { $card } unter: { $other_card }.
event-worked = Für { $seat } arbeitet: { $card }.
event-copied_place = { $seat } nutzt noch einen Ort: { $location }.
event-copied_place_by = { $seat } nutzt noch einen Ort ({ $card }): { $location }.
event-took_off = { $seat } gibt { $number } × { $good } ab von: { $card }.
event-swapped = { $seat } zahlt { $other_good } statt { $good } ({ $card }).
event-recalled = Ein Arbeiter von { $seat } kehrt zurück.
event-picked_ability = { $seat } hat eine Fähigkeit gewählt.
event-has_ability = Fähigkeit von { $seat }: { $ability }.
event-used_ability = { $seat } nutzt eine Fähigkeit: { $ability }.
event-reserved = { $seat } reserviert: { $card }.
event-gave_up = { $seat } legt die reservierte Karte ab: { $card }.
event-gilded = { $seat } spielt sie umsonst aus: goldener Marker auf { $card }.
event-shared = Sie teilt sich einen Platz mit: { $card }.
event-named_type = { $seat } nimmt von der Wiese: { $type }.
event-unloaded = { $seat } entlädt einen Waggon: { $car }.
event-new_car = Ein neuer Waggon: { $car } ({ $space }).
event-sent_away = { $seat } schickt einen Gast fort: { $card }.
event-welcomed = { $seat } empfängt einen Gast: { $card }.
event-uncovered = Ein weiterer Gast am Bahnsteig: { $card }.
event-archived = { $seat } legt ins Archiv: { $card }.
event-snail_gave = { $seat } gibt { $other_seat } eine Karte vom Stapel.
event-snail_dropped = { $seat } legt eine Karte vom Stapel ab; die Hand von { $other_seat } ist voll.

## Was geschieht, wo ich es selbst bin

event-visited-you = Du setzt einen Arbeiter ein: { $location }.
event-visited_card-you = Du setzt einen Arbeiter ein: { $card }.
event-moved-you = Du versetzt einen Arbeiter: { $location }.
event-moved_card-you = Du versetzt einen Arbeiter: { $card }.
event-moved_by-you = Du versetzt einen Arbeiter ({ $other_card }): { $location }.
event-moved_card_by-you = Du versetzt einen Arbeiter ({ $other_card }): { $card }.
event-achieved-you = Du erreichst ein Ereignis: { $card }.
event-played-you = Du spielst aus: { $card }.
event-travelled-you = Du benutzt ein Ticket.
event-prepared-you = Du bist jetzt im { $season } und hast { $number } Arbeiter.
event-passed-you = Du passt.
event-gained-you = Du bekommst { $number } × { $good }.
event-paid-you = Du zahlst { $number } × { $good }.
event-gave-you = Du gibst { $other_seat } { $number } × { $good }.
event-gave_nobody-you = Du legst { $number } × { $good } in den Vorrat, da alle anderen gepasst haben.
event-stored-you = Du legst { $number } × { $good } auf: { $card }.
event-laid-you = Du legst { $number } × { $good } auf: { $card }.
event-marked-you = Du legst einen Besetzt-Marker auf { $card } und zahlst nichts.
event-spent-you = Du gibst ab: { $card }.
event-imprisoned-you = Du sperrst ein: { $card }.
event-struck-you = Du sparst { $goods }.
event-ruined-you = Du reißt für die Ruine ab: { $card }.
event-razed-you = Du legst aus der Stadt ab: { $card }.
event-drew-you = Du ziehst { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
event-hand_full-you = Du ziehst keine Karte: Deine Hand ist voll.
event-discarded-you = Du wirfst { $number ->
        [one] eine Handkarte
       *[other] { $number } Handkarten
    } ab.
event-gave_card-you = Du gibst { $other_seat } eine Karte.
event-got_card-you = Du siehst dir die Karte von { $other_seat } an.
event-took-you = Du nimmst: { $card }.
event-cleared-you = Du legst offene Karten ab: { $cards }.
event-revealed-you = Du deckst auf: { $cards }.
event-tucked-you = Du legst { $card } unter: { $other_card }.
event-worked-you = Für dich arbeitet: { $card }.
event-copied_place-you = Du nutzt noch einen Ort: { $location }.
event-copied_place_by-you = Du nutzt noch einen Ort ({ $card }): { $location }.
event-took_off-you = Du gibst { $number } × { $good } ab von: { $card }.
event-swapped-you = Du zahlst { $other_good } statt { $good } ({ $card }).
event-recalled-you = Einer deiner Arbeiter kehrt zurück.
event-picked_ability-you = Du hast eine Fähigkeit gewählt.
event-has_ability-you = Deine Fähigkeit: { $ability }.
event-used_ability-you = Du nutzt eine Fähigkeit: { $ability }.
event-reserved-you = Du reservierst: { $card }.
event-gave_up-you = Du legst die reservierte Karte ab: { $card }.
event-gilded-you = Du spielst sie umsonst aus: goldener Marker auf { $card }.
event-named_type-you = Du nimmst von der Wiese: { $type }.
event-unloaded-you = Du entlädst einen Waggon: { $car }.
event-sent_away-you = Du schickst einen Gast fort: { $card }.
event-welcomed-you = Du empfängst einen Gast: { $card }.
event-archived-you = Du legst ins Archiv: { $card }.
event-snail_gave-you = Du gibst { $other_seat } eine Karte vom Stapel.
event-snail_dropped-you = Du legst eine Karte vom Stapel ab; die Hand von { $other_seat } ist voll.

## Was geschieht, für die, denen es nicht verborgen ist

event-drew-known = { $seat } zieht: { $cards }.
event-discarded-known = { $seat } wirft von der Hand ab: { $cards }.
event-gave_card-known = { $seat } gibt { $other_seat } eine Karte: { $card }.
event-got_card-known = { $seat } bekommt von { $other_seat }: { $card }.
event-picked_ability-known = { $seat } hat eine Fähigkeit gewählt: { $ability }.
event-snail_gave-known = { $seat } gibt { $other_seat } eine Karte vom Stapel: { $card }.

## Was man beim ersten Mal erfährt

guide-aim = Willkommen im Tal! In vier Jahreszeiten baust du eine Stadt mit fünfzehn Plätzen. Karten, Ereignisse und gesammelte Punkte entscheiden.
guide-worker = Schicke einen Arbeiter: Eine leuchtende Figur zeigt einen Ort, der dir offen steht. Was er bringt, bekommst du sofort.
guide-shared = Eine doppelte Figur: Dort dürfen beliebig viele Arbeiter stehen. An allen anderen Orten nur einer.
guide-card = Eine Karte mit Punkt kannst du jetzt ausspielen. Darunter steht ihr Preis, oben rechts ihr Wert.
guide-meadow = Die acht Karten der Wiese gehören allen: Du kannst sie ausspielen, als hättest du sie auf der Hand.
guide-critter = Wesen in runden Fenstern kosten Beeren. Ein Bauwerk von dir kann eines umsonst einladen: Die Tür zeigt, ob es noch frei ist.
guide-production = Grüne Karten arbeiten sofort und noch einmal im Frühling und im Herbst. Hab früh ein paar davon.
guide-prepare = Alle Arbeiter sind unterwegs. Wenn du nichts mehr ausspielen kannst, bereite die nächste Jahreszeit vor: Sie kehren zurück und bringen Hilfe mit.
guide-season = Jahreszeiten hat jeder für sich: Wie weit die anderen sind, ist gleich.
guide-events = Ereignisse verlangen bestimmte Karten in deiner Stadt. Wer zuerst einen Arbeiter schickt, bekommt es.
guide-full = Deine Hand fasst { $limit } Karten. Was nicht passt, ziehst du nicht.
guide-journey = Im Herbst ist die Reise offen: Gib Handkarten für Punkte am Ende.
guide-pass = Im Herbst darfst du passen, dann bist du fertig. Nutze vorher alle Arbeiter.
guide-end = Die Punkte der Karten, violette Extras, Ereignisse und gesammelte Punkte ergeben zusammen dein Ergebnis.

## Was die Dinge sind

explain-twigs = Zweige: für Bauwerke.
explain-resin = Harz: für Bauwerke.
explain-pebbles = Kiesel: für Bauwerke, und selten.
explain-berries = Beeren: Wesen kosten sie.
explain-points = Punkte. Sie sind kein Rohstoff: Bezahlt wird damit nichts.
explain-cards = Handkarten, höchstens 8; was nicht passt, wird nicht gezogen.
explain-workers = Arbeiter: { $idle } von { $all } zu Hause. Die anderen kehren zurück, wenn die nächste Jahreszeit vorbereitet wird.
explain-season = Hier ist { $season }. Jahreszeiten hat jeder für sich.
explain-meadow = Acht offene Karten für alle. Was von hier ausgespielt wird, wird gleich ersetzt.
explain-deck = So viele Karten liegen noch im Nachziehstapel.
explain-discards = So viele Karten wurden abgelegt. Ist der Nachziehstapel leer, werden sie gemischt.
explain-city = Deine Stadt hat 15 Plätze. Ehemann und Ehefrau teilen sich einen.
explain-beside = Diese Karten brauchen keinen Platz.
explain-hand = Deine Hand. Auch Karten der Wiese kannst du ausspielen.
explain-forest = Wald: je ein Arbeiter, zu viert zwei verschiedener Farben.
explain-haven = Zuflucht: Wirf Handkarten ab, je zwei bringen einen Rohstoff nach Wahl.
explain-journey = Reise: nur im Herbst; wirf so viele Handkarten ab, wie der Ort wert ist. Der Arbeiter bleibt.
explain-events = Ein Ereignis erreichst du mit einem Arbeiter, sobald deine Stadt zeigt, was es verlangt. Kräftige Zeichen sind schon da.
explain-door = Ein Bauwerk lädt ein Wesen ein: Leg einen Besetzt-Marker darauf und spiele das Wesen umsonst aus. Einmal je Bauwerk.
explain-open_sign = Offen: Zu dieser Karte einer anderen Stadt darfst du einen Arbeiter schicken. Wem sie gehört, der bekommt einen Punkt.
explain-station = Bahnhof: Karten für alle wie auf der Wiese. Wer eine ausspielt, bekommt dazu, was der Waggon darunter bringt.
explain-car = Waggon: { $car }. Er kommt mit der Karte darüber.
explain-guests = Gäste bringen am Ende ihre Punkte, wenn deine Stadt dann zeigt, was sie verlangen.
explain-golden = Goldene Marker: Jeder lässt ein Wesen umsonst ein, wie es die goldenen Banner sagen. Du hast drei für das ganze Spiel.
explain-reserve = Leg diese Karte für dich zurück. Später spielst du sie für 1 Rohstoff weniger aus; einmal je Jahreszeit.
explain-reserved = Reserviert: Nur du kannst sie ausspielen, für 1 Rohstoff weniger.
explain-archive = Archiv: Nur du kannst diese Karten ausspielen.
explain-rugwort = Fusselwürz hat keine Hand: Für jede Karte, die du ausspielst, nimmt er eine der Wiese. Du brauchst mehr Punkte als er.
explain-unique = Einzigartig: nur eine davon je Stadt.
explain-common = Gewöhnlich: beliebig viele davon je Stadt.
explain-prepare = Alle deine Arbeiter kehren zurück, neue kommen dazu. Im Frühling und im Herbst arbeiten deine grünen Karten; im Sommer nimmst du Karten der Wiese.
explain-pass = Du bist fertig und tust nichts mehr. Die anderen spielen ohne dich weiter.
explain-ticket = Versetze einen deiner eingesetzten Arbeiter an einen anderen Ort: einmal in jeder Jahreszeit möglich, ein zweites Mal ab dem Sommer.
explain-standing = So viele Punkte wären es, wenn die Partie jetzt zu Ende wäre.
explain-production = Produktion: arbeitet beim Ausspielen und noch einmal im Frühling und im Herbst.
explain-destination = Ziel: Schicke einen Arbeiter hin, um sie zu nutzen.
explain-governance = Verwaltung: hilft beim Bezahlen oder wenn du weitere Karten ausspielst.
explain-traveler = Bewegung: wirkt einmal, beim Ausspielen.
explain-prosperity = Wohlstand: zusätzliche Punkte am Ende.

## Zeilen der Wertung

line-cards = Punkte der Karten
line-tokens = Erhaltene Punkte
line-journey = Reise
tie-events = mehr Ereignisse
tie-resources = mehr Rohstoffe übrig

## Fehler

error-ev_workers = { $place }: In dieser Jahreszeit sind es { $number } Arbeiter.
error-ev_places = { $place }: In keiner Stadt liegen mehr als { $number } Karten.
error-ev_twice = { $place }: Etwas ist doppelt, das es nur einmal gibt.
error-ev_no_card = { $place }: Ein Arbeiter steht, wo keine Karte liegt.
error-ev_couple = { $place }: Nur ein Gewächshaus und eine Farm teilen sich einen Platz, jedes mit der anderen.
error-ev_lots = { $place }: Auf den Stapeln müssen so viele Gäste liegen, wie noch kommen.

## Allein gegen Fusselwürz

rival = Fusselwürz
option-solo_year = Fusselwürz
option-solo_year-text = Dein Gegner, wenn du allein spielst: wie fies er ist.
value-solo_year-1 = erstes Jahr: frech
value-solo_year-2 = zweites Jahr: gemein
value-solo_year-3 = drittes Jahr: durchtrieben
part-rugwort = Fusselwürz
part-die = Sein Würfel zeigte
part-owed = Antwortet noch auf
ask-rugwort_card = Welche dieser Karten spielt Fusselwürz außerdem aus?
ask-rugwort_guest = Zwei Gäste sind gleich viel wert. Welchen nimmt Fusselwürz?
ask-banish = Welche Karte muss die Stadt von Fusselwürz verlassen?
move-banish = { $card }
event-rugwort_rolled = Fusselwürz würfelt eine { $number }.
event-rugwort_took = Fusselwürz spielt aus: { $card }.
event-rugwort_fooled = Fusselwürz schickt in die Stadt von { $seat }: { $card }.
event-rugwort_fooled-you = Fusselwürz schickt in deine Stadt: { $card }.
event-rugwort_achieved = Fusselwürz nimmt ein Ereignis: { $card }.
event-rugwort_prepared = Auch Fusselwürz ist nun im { $season } und sperrt { $number ->
    [one] einen Platz
   *[other] { $number } Plätze
} der Wiese.
event-rugwort_feud = Fusselwürz und { $seat } verlieren je einen Arbeiter.
event-rugwort_feud-you = Fusselwürz und du verliert je einen Arbeiter.
event-banished = { $seat } vertreibt aus der Stadt von Fusselwürz: { $card }.
event-banished-you = Du vertreibst aus der Stadt von Fusselwürz: { $card }.
line-rugwort_cards = Karten
line-rugwort_prosperity = Wohlstandskarten
line-rugwort_events = Genommene einfache Ereignisse
line-rugwort_missed = Nicht erreichte besondere Ereignisse
error-ev_not_alone = { $place }: Fusselwürz ist nur da, wenn eine Person allein spielt.
error-ev_forest = { $place }: Der Arbeiter von Fusselwürz findet zu wenige Waldkarten.

## Was zu beachten ist

outlook-draws = { $seat } zieht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
outlook-could = { $seat } könnte erreichen: { $cards }

## Der Wertungsblock

error-ev_pad_rugwort = { $place }: Fusselwürz kommt an zweiter Stelle, nach der einzigen Person.
error-ev_pad_no_points = { $place }: Auf dieser Karte liegen keine Punkte: { $card }.
error-ev_pad_no_workers = { $place }: Auf dieser Karte bleibt kein Arbeiter für immer: { $card }.
error-ev_pad_prison = { $place }: Es müssen ein oder zwei Wesen unter einem Verlies sein.
error-ev_pad_journey = { $place }: Es muss 2, 3, 4 oder 5 sein.
error-ev_pad_journey_once = { $place }: Auf der { $number } steht nur ein Arbeiter.
error-ev_pad_special = { $place }: In einem Spiel gibt es nur { $most } besondere Ereignisse.
error-ev_pad_event_once = { $place }: Jedes Ereignis wird nur einmal erreicht.
error-ev_pad_rugwort_events = { $place }: Fusselwürz nimmt nur einfache Ereignisse.
error-ev_pad_event_goods = { $place }: Diese liegen nicht auf diesem Ereignis.
error-ev_pad_event_needs = { $place }: Die Stadt zeigt nicht, was dieses Ereignis verlangt; es wurde gezählt: { $card }.
error-ev_pad_unique = { $place }: Eine Stadt hat diese Karte nur einmal: { $card }.
error-ev_pad_spaces = { $place }: { $number } Plätze sind belegt, eine Stadt hat aber nur { $most }.
error-ev_pad_workers = { $place }: Jede Person hat { $most } Arbeiter.

## Im Terminal

letter-twigs = Z
letter-resin = H
letter-pebbles = K
letter-berries = B
letter-points = P
board-headline = Nachziehstapel { $deck }, Ablagestapel { $discards }
board-legend = { $letters }; * Besetzt-Marker, ° goldener; <A>: wer dort steht oder es hat
board-meadow = Wiese
board-closed = gesperrt
board-places = Orte
board-forest = Wald
board-events = Ereignisse
board-station = Bahnhof, mit Waggons
board-guests = Gäste
board-seat = { $letter } { $seat }: { $season }, verfügbare Arbeiter { $workers }, Handkarten { $hand }, { $goods }
board-passed = { $letter } { $seat }: hat gepasst, Handkarten { $hand }, { $goods }
board-rugwort = { $letter } Fusselwürz: { $season }, { $goods }
board-city = Stadt ({ $spaces } von { $limit } Plätzen)
board-hand = Hand ({ $count } von { $limit })
board-prison = im Verlies: { $cards }
board-golden = goldene Marker: { $number }
board-tickets = Fahrten mit dem Ticket: { $number }
board-reserved = reserviert: { $card }
board-archive = Archiv: { $cards }
board-snails = Stapel der Schnecken: { $number }
board-unique = einzigartig
board-common = gewöhnlich
board-worth = Preis { $price }, wert { $points }
newleaf-off = die 128 Karten des Grundspiels
newleaf-cards = das Grundspiel und alle Karten von Newleaf außer den Lokomotiven
newleaf-full = das Grundspiel und alle Karten von Newleaf
setup-board = Legt den Spielplan mit den acht einfachen Orten, der Zuflucht und der Reise aus.
setup-forest = Wald-Orte, von oben links an:
setup-location = { $location }
setup-events = Einfache Ereignisse: { $cards }
setup-special = Besondere Ereignisse: { $cards }
setup-deck = Mischt den Nachziehstapel: { $newleaf }.
setup-meadow = Wiese, obere Reihe: { $a_card }, { $b_card }, { $c_card }, { $d_card }; untere Reihe: { $e_card }, { $f_card }, { $g_card }, { $h_card }
setup-station-board = Legt den Bahnhof daneben, mit drei Waggons aus dem Beutel und drei Karten vom Stapel:
setup-station = Bahnhof { $number }: { $card }, Waggon { $car }
setup-guests = Teilt die Gäste in zwei Stapel; oben liegen { $cards }.
setup-golden = Alle nehmen 3 goldene Marker.
setup-tickets = Alle nehmen ein Ticket, die Hinfahrt nach oben.
setup-reservation = Alle nehmen einen Reserviert-Marker.
setup-abilities = Teilt Fähigkeits-Karten aus: zu zweit je 2, von denen eine behalten wird, sonst je 1. Niemand bekommt im Frühling einen Arbeiter.
setup-workers = Alle beginnen im Winter mit zwei Arbeitern; die anderen vier warten auf die Jahreszeiten.
setup-hand = { $seat } zieht { $number } Karten.
setup-rugwort = Fusselwürz bekommt eine eigene Farbe. Seine Arbeiter stehen auf { $locations }.
setup-year-1 = Es ist sein erstes Jahr: Im Herbst geht sein Arbeiter auf die Reise für 3.
setup-year-2 = Es ist sein zweites Jahr: Im Herbst geht sein Arbeiter auf die Reise für 4, und besondere Ereignisse, die du nicht erreichst, bringen ihm 6 Punkte.
setup-year-3 = Es ist sein drittes Jahr: wie das zweite, aber die Reise für 5, und im Herbst verlässt mit seinem Arbeiter auch einer von dir das Spiel.
setup-first = { $seat } fängt an.
draw-forest = Wald
draw-group-forest = Wald-Orte
draw-group-special = Besondere Ereignisse

## Warum ein Bot etwas täte: „Denn das …“

reason-to_come = bringt noch im selben Zug mehr
reason-goods = lässt dir bessere Rohstoffe
reason-wishes = bringt gute Karten in Reichweite
reason-hand = gibt dir mehr Karten
reason-workers = lässt mehr Arbeiter zum Aussenden
reason-production = lässt deine Produktion mehr abwerfen
reason-inviting = erhält ein Bauwerk, das ein Wesen einlädt
reason-plays = bringt { $cards } in deine Stadt
reason-achieves = erreicht ein Ereignis: { $cards }
reason-event_near = bringt dich näher an { $cards }
reason-invites = lässt { $cards } ein Wesen einladen
reason-nears = bringt { $cards } in Reichweite
reason-holds = { $points ->
    [0] lässt dir { $card } auf der Hand
    [one] lässt dir { $card } auf der Hand, einen Punkt wert
   *[other] lässt dir { $card } auf der Hand, { $points } Punkte wert
}
reason-playable = lässt dich { $card } gleich ausspielen
reason-closer = lässt für { $cards } weniger fehlen
reason-gains = lässt dir zusätzlich { $goods }
reason-more_cards = { $count ->
    [one] gibt dir eine Karte mehr
   *[other] gibt dir { $count } Karten mehr
}
reason-more_workers = { $count ->
    [one] lässt dir einen Arbeiter mehr zum Aussenden
   *[other] lässt dir { $count } Arbeiter mehr zum Aussenden
}
reason-scores = { $points ->
    [one] bringt mit { $card } einen Punkt mehr
   *[other] bringt mit { $card } { $points } Punkte mehr
}
reason-produces = { $count ->
    [one] lässt { $card } im Herbst noch einmal arbeiten
   *[other] lässt { $card } im Frühling und im Herbst noch einmal arbeiten
}
reason-any = { $count ->
    [one] gibt dir einen Rohstoff nach Wahl
   *[other] gibt dir { $count } Rohstoffe nach Wahl
}
reason-choice_play_one = lässt dich gleich noch eine Karte ausspielen
reason-choice_copy_place = lässt dich noch einen Ort nutzen
reason-choice_activate = lässt eine Karte noch einmal arbeiten
reason-choice_copy = lässt dich eine Karte kopieren
reason-choice_take = lässt dich eine offene Karte nehmen
reason-choice_choose = lässt dich wählen, was du bekommst

## Der Wertungsblock

pad-city = Stadt
pad-city-text = Jede Karte der Stadt. Finde sie über ihren Namen.
pad-critters = Wesen
pad-constructions = Bauwerke
pad-prison = Unter dem Verlies
pad-prison-text = Sie zählen nur für ein Ereignis.
pad-sharing = Gewächshäuser, die sich einen Platz mit einer Farm teilen
pad-goods = Übrig
pad-goods-text = Alle Punkteplättchen neben der Stadt und was an Waren übrig ist. Was auf Karten und Ereignissen liegt, ist nicht übrig.
pad-good-points = Punkte
pad-good-twigs = Zweige
pad-good-resin = Harz
pad-good-pebbles = Kiesel
pad-good-berries = Beeren
pad-journey = Reise
pad-journey-text = Die Plätze, auf denen ein Arbeiter von dir steht.
pad-journey-2 = 2 Punkte
pad-journey-3 = 3 Punkte
pad-journey-4 = 4 Punkte
pad-journey-5 = 5 Punkte
pad-events = Ereignisse
pad-events-text = Die erreichten.
pad-basic_events = Einfache Ereignisse
pad-special_events = Besondere Ereignisse
pad-guests = Gäste
pad-guests-text = Die neben der Stadt, zufrieden oder nicht.
pad-points = Punkte darauf
pad-workers = Arbeiter für immer darauf
pad-cards = Karten darunter
pad-rugwort = Das Jahr von Fusselwürz
pad-rugwort-text = Wer allein spielt, wertet gegen Fusselwürz. Er nimmt nur einfache Ereignisse; besondere, die du nicht erreicht hast, finden sich von selbst.
line-cards-text = Die Punkte, die auf jeder Karte der Stadt stehen.
line-tokens-text = Alle Punkteplättchen: neben der Stadt und auf ihren Karten.
line-journey-text = Die Punkte der Plätze, auf denen Arbeiter stehen.
line-rugwort_cards-text = Jede seiner Karten zählt gleich viel, Wohlstandskarten ausgenommen.
line-rugwort_prosperity-text = Wohlstandskarten zählen bei ihm mehr.
line-rugwort_events-text = Punkte für jedes einfache Ereignis, das er genommen hat.
line-rugwort_missed-text = Punkte für jedes besondere Ereignis, das du nicht erreicht hast; wie viele, hängt von seinem Jahr ab.

## Die Zughilfe

turns-standard = Zu zweit bis zu viert
turns-solo = Allein gegen Fusselwürz
turns-solo-text = Das Grundspiel.
turns-solo_newleaf = Allein, mit Newleaf
turns-solo_newleaf-text = Mit Bahnhof, Tickets, goldenen Markern, Reservierung und Gästen.
turns-level-1 = Erstes Jahr: frech
turns-level-2 = Zweites Jahr: gemein
turns-level-3 = Drittes Jahr: durchtrieben
turns-rival-cards = Karten in seiner Stadt
turns-rival-points = Seine Punkte
turns-when-card = Ich habe eine Karte ausgespielt
turns-when-visit = Ich habe seine Karte besucht
turns-when-hotel = Ich habe sein Hotel besucht
turns-when-station = Ich habe eine Bahnhofskarte ausgespielt
turns-when-reserved = Ich habe meine reservierte Karte ausgespielt
turns-when-ticket = Ich habe ein Ticket benutzt
turns-when-golden_two = Mein zweiter goldener Marker
turns-when-golden_three = Mein dritter goldener Marker
turns-rugwort-takes = Er nimmt die Karte auf Platz { $number } der Wiese in seine Stadt; fülle nach. Ein Narr kommt in deine Stadt, wenn dort Platz für einen ist.
turns-rugwort-points = { $count ->
    [1] Er bekommt 1 Punkt.
   *[other] Er bekommt { $count } Punkte.
}
turns-rugwort-nothing = Nichts passiert.
turns-rugwort-guest = Er nimmt den sichtbaren Gast mit den meisten Punkten; bei gleich vielen wählst du.
turns-rugwort-events = Er nimmt jedes einfache Ereignis auf dem Brett, das seine Stadt erfüllt.
turns-rugwort-meadow = Ein Arbeiter von ihm geht auf Platz { $number } der Wiese und bleibt dort: Diese Karte ist für dich gesperrt.
turns-rugwort-forest = { $number ->
    [1] Sein Arbeiter steht auf der ersten Waldkarte, links oben.
    [2] Sein Arbeiter im Wald geht weiter auf die zweite Waldkarte.
   *[other] Sein Arbeiter im Wald geht weiter auf die dritte Waldkarte.
}
turns-rugwort-journey = Sein Arbeiter im Wald geht auf „{ $location }“.
turns-rugwort-place = Sein anderer Arbeiter geht auf „{ $location }“.
turns-rugwort-feud = Sein Arbeiter auf „{ $location }“ verlässt das Spiel und nimmt einen deiner verfügbaren Arbeiter mit.
turns-rugwort-turns_up = Decke die obersten { $count } Karten des Stapels auf: Er nimmt eine von der Art deiner reservierten Karte, wenn eine dabei ist (bei mehreren wählst du). Lege den Rest ab.
