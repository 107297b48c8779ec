### Die Kolonisten auf Deutsch. Alle Sätze sind eigene.

## Das Spiel

game-colonists = Die Kolonisten
game-colonists-text = Gründe eine Gemeinde: Schick deinen Verwalter durch ein wachsendes Land, baue, gib Kolonisten Arbeit und verhandle mit fernen Kolonien.
option-start_era = Erste Epoche
option-start_era-text = Mit welcher Epoche das Spiel beginnt. Wer später beginnt, kauft zuerst eine Gemeinde.
value-start_era-1 = I
value-start_era-2 = II
value-start_era-3 = III
value-start_era-4 = IV
option-end_era = Letzte Epoche
option-end_era-text = Nach welcher Epoche das Spiel endet. Jede Epoche dauert fünf Jahre; für ein erstes Spiel reicht eine.
value-end_era-1 = I
value-end_era-2 = II
value-end_era-3 = III
value-end_era-4 = IV
option-small_market = Kleiner Markt
option-small_market-text = In Epoche III kommt ein kleiner Markt ins Land und macht die Wege kürzer.
value-small_market-false = ohne
value-small_market-true = mit
option-money_limit = Höchstens drei Geldgebäude
option-money_limit-text = Wer in einer späteren Epoche beginnt, kauft höchstens drei Kneipen, Theater und Kasinos.
value-money_limit-false = nein
value-money_limit-true = ja
option-intro = Einführungsspiel
option-intro-text = Epoche I zu zweit: keine Kolonien, ein Tagelöhner statt des Diplomaten, und das Lager voll Holz.
value-intro-false = nein
value-intro-true = ja
option-carried = Fortsetzung
option-carried-text = Eine frühere Sitzung fortsetzen, wie das Regelheft es vorsieht: eine Datei mit dem, was an ihrem Ende notiert wurde.
value-carried-none = ein neues Spiel
option-own_values = Eigene Werte
option-own_values-text = Werte aus deinem eigenen Exemplar des Spiels statt unserer: eine Datei, wie die Dokumentation sie beschreibt.
value-own_values-printed = keine

## Fragen

ask-lay = Wohin legst du diesen Ort? ({ $place })
ask-lay_market = Wohin legst du den Markt? Wähle das Feld der einen Hälfte.
ask-turn_market = In welcher Richtung liegt die andere Hälfte?
ask-pick_tile = Welchen neuen Ort legst du als Nächstes?
ask-replace = Welchen Ort ersetzt er? ({ $place })
ask-fill = Wie viel deines ersten Lagers ist Holz? Der Rest ist Lehm.
ask-gift = Welches Geschenk der Altruisten nimmst du?
ask-go = Spielzug { $number } von 3: { $stewards ->
    [one] Wohin zieht dein Verwalter?
   *[other] Welcher Verwalter zieht wohin?
}
ask-target = { $stewards ->
    [one] Wohin zieht dein Verwalter?
   *[other] Wohin zieht dein neuer Verwalter?
}
ask-after_move = Ist vor dem Ende dieses Spielzugs noch etwas zu tun?
ask-send = Einen Sonderbotschafter ziehen?
ask-unlock = Auf welchem Markt beginnt der Sonderbotschafter? ({ $ambassador })
ask-dismiss = Welchen Verwalter gibst du ab?
ask-powers = Eine Fähigkeit nutzen?
ask-levy_first = Abgabe an { $other_seat }: ein Werkzeug oder ein Versorgungsgut?
ask-levy_material = Abgabe an { $other_seat }: noch { $number ->
    [one] 1 Baustoff
   *[other] { $number } Baustoffe
}.
ask-choose_deed = { $place }: Was machst du?
ask-choose_discount = Welche Waren spart dir der Altruist?
ask-take_instead = Welche Ware nimmst du stattdessen?
ask-take_one = Was davon nimmst du?
ask-exchange = Wie oft: { $goods } → { $other_goods }?
ask-hand_in = Gib Waren deiner Wahl ab: noch { $number }.
ask-make_room = Vor dem Bezahlen braucht es Platz: Wirf noch { $number } ab.
ask-overflow = Für alles ist kein Platz: Wirf noch { $number } ab.
ask-keep_goods = Waren verlören ihren Platz ({ $goods }). Soll dort jemand arbeiten?
ask-turn_goods = { $good } oder { $other_good }: Wie viele von { $number } nimmst du als { $good }?
ask-build = { $building }: bisher gebaut { $number }. Was als Nächstes?
ask-staff = Jemandem Arbeit geben?
ask-swap = Welcher Ort wechselt seinen Platz?
ask-swap_with = Mit welchem Ort?
ask-keep = Welche Anschaffungen behältst du? Noch bis zu { $number }.
ask-reduce = Du hast zu viele Karten auf der Hand. Welche wirfst du ab?
ask-play = Welche Anschaffung spielst du aus?
ask-may_play = Spielst du noch eine Anschaffung aus?
ask-negotiate = Mit welcher Kolonie verhandelst du?
ask-trade = Was tauschst du?
ask-post = Wie viele arbeiten dort? ({ $post }, { $class })
ask-send_home = { $idle ->
    [1] Bürger dürfen die Arbeit von Bauern nur tun, solange kein Bauer ohne Arbeit ist.
    [2] Kaufleute dürfen die Arbeit von Bürgern nur tun, solange kein Bürger ohne Arbeit ist.
   *[0] Die Versorgung reicht nicht für alle (nötig: Nahrung { $food }, Kleidung { $robes }).
} Wer geht nach Hause?
ask-year_choice = Was bringt deine Botschaft dieses Jahr?
ask-year_work = Am Ende des Jahres Waren umwandeln?
ask-buy_embassy = { $colony }: welche Stufe? Für Botschaften bleiben { amount-dollars }.
ask-buy_building = Welches Gebäude kaufst du? Es bleiben { amount-dollars }.
ask-buy_goods = Welche Waren kaufst du? Es bleiben { amount-dollars }.

## Antworten

move-lay = Hierher
move-lay_market = Hierher
move-turn_market = Nach { $direction }
move-pick_tile = { $place }
move-replace = { $place }
move-swap = { $place }
move-swap_with = Mit „{ $place }“
move-fill = { $goods }
move-go = { $stewards ->
    [one] Der Verwalter
   *[other] Verwalter { $steward ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
} auf „{ $place }“
move-enter = { $stewards ->
    [one] Der Verwalter kommt ins Spiel
   *[other] Ein Verwalter kommt ins Spiel
}: { $place }
move-ride = { $card }: { $stewards ->
    [one] der Verwalter
   *[other] Verwalter { $steward ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
} auf „{ $place }“
move-send = { $ambassador } auf „{ $place }“
move-ride_envoy = { $card }: { $ambassador } auf „{ $place }“
move-unlock = { $ambassador } auf „{ $place }“
move-farther = 1 weiter, gegen eine Abgabe
move-rearrange = Zwei Orte tauschen
move-lose_steward = Verwalter { $steward ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
move-pay = { $goods }
move-discard = { $goods } abwerfen
move-take = { $goods }
move-exchange = { $number } ×
move-sell = { $number } ×
move-as = { $goods }
move-trade = { $goods } gegen { $other_goods }
move-save = { $goods }
move-deed = { $deed }
move-done = Fertig
move-decline = Verzichten
move-build = Bauen: { $building }
move-over = { $building } anstelle von { $old } ({ $plot }, { $crew })
move-over_embassy = { $building } anstelle der Botschaft: { $colony }
move-remodel = { $old } ({ $plot }, { $crew }) umbauen zu { $building }
move-embassy = { $colony }
move-embassy_over = { $colony }, anstelle von { $old } ({ $plot }, { $crew })
move-embassy_for = { $colony }, anstelle der Botschaft: { $other_colony }
move-change = { $old } ({ $crew }) wird zu { $building }, gegen eine Abgabe
move-staff = { $class } an die Arbeit: { $building } ({ $plot }, { $crew })
move-employ = { $number }
move-send_home = { $class } aus { $post }
move-keep = Behalten: { $card }
move-drop = Abwerfen: { $card }
move-play = Ausspielen: { $card }
move-work = Zeile { $number }, Rezept { $recipe }
move-buy_level = Stufe { $number }
move-buy = { $building }
move-buy_good = { $goods }

## Was geschieht

event-tile = { $seat } zieht einen Ort: { $place }.
event-laid = { $seat } legt „{ $place }“.
event-laid_market = { $seat } legt einen Markt.
event-era = Epoche { $number ->
    [1] { value-start_era-1 }
    [2] { value-start_era-2 }
    [3] { value-start_era-3 }
   *[other] { value-start_era-4 }
} beginnt.
event-colony = Eine weitere Kolonie: { $colony }.
event-year = Jahr { $number }. { $market }.
event-places = Am Ende des Jahres kommen: { $places }.
event-winter = Winter.
event-turn = { $seat } ist am Zug.
event-filled = { $seat } füllt das Lager: { $goods }.
event-enter = { $stewards ->
    [one] Der Verwalter
   *[other] Ein Verwalter
} von { $seat } kommt ins Spiel: { $place }.
event-go = { $seat } zieht auf „{ $place }“.
event-leave = Ein Verwalter von { $seat } geht: { $place }.
event-sent = { $seat } zieht { $ambassador } auf „{ $place }“.
event-levy = { $seat } zahlt { $other_seat } eine Abgabe: { $goods }.
event-deed = { $seat }: { $deed }.
event-gain = { $seat } erhält { $goods }.
event-turned = { $seat } macht daraus { $goods }.
event-paid = { $seat } gibt ab: { $goods }.
event-discard = { $seat } wirft { $goods } ab.
event-built = { $seat } baut { $building }.
event-remodelled = { $seat } baut { $old } um zu { $building }.
event-razed = { $seat } reißt ab: { $building }.
event-embassy_razed = { $seat } gibt die Botschaft auf: { $colony }.
event-staffed = { $seat } gibt jemandem Arbeit: { $class }, { $building }.
event-marker = { $seat } nimmt die Startspielermarke.
event-swapped = { $seat } tauscht „{ $place }“ und „{ $other_place }“.
event-shuffled = Die abgeworfenen Anschaffungen werden gemischt.
event-drew = { $seat } zieht { $number ->
    [one] 1 Anschaffung
   *[other] { $number } Anschaffungen
}.
event-kept = { $seat } behält eine.
event-dropped = { $seat } wirft ab: { $card }.
event-played = { $seat } spielt aus: { $card }.
event-worn = { $card } von { $seat } ist verbraucht.
event-embassy = { $seat } hat Beziehungen der Stufe { $number }: { $colony }.
event-farther = { $stewards ->
    [one] Der Verwalter
   *[other] Ein Verwalter
} von { $seat } darf 1 weiter ziehen.
event-changed = { $seat } tauscht { $old } gegen { $building }.
event-starts = { $seat } ist ab jetzt Startspieler.
event-replaced = { $seat } ersetzt „{ $place }“ durch „{ $other_place }“.
event-sustained = { $seat } versorgt alle: Nahrung { $food } erzeugt, { $eaten } verbraucht{ $robes ->
    [0] { $worn ->
        [0] { "" }
       *[other] ; Kleidung { $robes } erzeugt, { $worn } verbraucht
    }
   *[other] ; Kleidung { $robes } erzeugt, { $worn } verbraucht
}.
event-produced = { $seat } produziert { $goods }.
event-dealt = { $seat } beginnt mit { $card }.

## Was geschieht, wo ich es selbst bin

event-tile-you = Du ziehst einen Ort: { $place }.
event-laid-you = Du legst „{ $place }“.
event-laid_market-you = Du legst einen Markt.
event-turn-you = Du bist am Zug.
event-filled-you = Du füllst das Lager: { $goods }.
event-enter-you = Dein Verwalter kommt ins Spiel: { $place }.
event-go-you = Du ziehst auf „{ $place }“.
event-leave-you = Dein Verwalter geht: { $place }.
event-sent-you = Du ziehst { $ambassador } auf „{ $place }“.
event-levy-you = Du zahlst { $other_seat } eine Abgabe: { $goods }.
event-deed-you = { $deed }.
event-gain-you = Du erhältst { $goods }.
event-turned-you = Du machst daraus { $goods }.
event-paid-you = Du gibst ab: { $goods }.
event-discard-you = Du wirfst { $goods } ab.
event-built-you = Du baust { $building }.
event-remodelled-you = Du baust { $old } um zu { $building }.
event-razed-you = Du reißt ab: { $building }.
event-embassy_razed-you = Du gibst die Botschaft auf: { $colony }.
event-staffed-you = Du gibst jemandem Arbeit: { $class }, { $building }.
event-marker-you = Du nimmst die Startspielermarke.
event-swapped-you = Du tauschst „{ $place }“ und „{ $other_place }“.
event-drew-you = Du ziehst { $number ->
    [one] 1 Anschaffung
   *[other] { $number } Anschaffungen
}.
event-kept-you = Du behältst eine.
event-dropped-you = Du wirfst ab: { $card }.
event-played-you = Du spielst aus: { $card }.
event-worn-you = Verbraucht: { $card }.
event-embassy-you = Du hast Beziehungen der Stufe { $number }: { $colony }.
event-farther-you = Dein Verwalter darf 1 weiter ziehen.
event-changed-you = Du tauschst { $old } gegen { $building }.
event-starts-you = Du bist ab jetzt Startspieler.
event-replaced-you = Du ersetzt „{ $place }“ durch „{ $other_place }“.
event-sustained-you = Du versorgst alle: Nahrung { $food } erzeugt, { $eaten } verbraucht{ $robes ->
    [0] { $worn ->
        [0] { "" }
       *[other] ; Kleidung { $robes } erzeugt, { $worn } verbraucht
    }
   *[other] ; Kleidung { $robes } erzeugt, { $worn } verbraucht
}.
event-produced-you = Du produzierst { $goods }.
event-dealt-you = Du beginnst mit { $card }.

## Wertung

line-buildings = Gebäude
line-embassies = Botschaften
line-improvements = Anschaffungen
line-cash = Taler
line-farmers = Arbeitende Bauern
line-farmers-detail = { $number } davon
line-citizens = Arbeitende Bürger
line-citizens-detail = { $number } davon
line-merchants = Arbeitende Kaufleute
line-merchants-detail = { $number } davon
tie-later = wer im ersten Jahr später dran war: so viele waren vorher dran

## Fehler

error-co_twice = { $place }: Etwas ist doppelt da.
error-co_board = { $place }: Plättchen liegen übereinander, oder es sind zu viele oder keine.
error-co_tiles = { $place }: { $number } Orte sollen gezogen werden, und nur noch so viele sind da: { $most }.
error-co_not_on_board = { $place }: Dieses Plättchen liegt nicht im Land.
error-co_stewards = { $place }: Es gibt höchstens vier Verwalter, jeder auf einem Plättchen.
error-co_no_colony = { $place }: Diese Kolonie ist nicht im Spiel.
error-co_workers = { $place }: Es sind mehr Arbeitskräfte als Kolonisten oder Stellen.
error-co_pad_colonies = { $place }: In einem Spiel gibt es nur { $most } Kolonien.
error-co_pad_not_permanent = { $place }: Das ist keine dauerhafte Anschaffung und zählt nichts: { $card }.
error-co_pad_storage = { $place }: Es sind { $number } Lagergebäude, aber nur { $most } Plätze dafür.
error-co_pad_plots = { $place }: { $number } Bauplätze sind belegt, es gibt aber nur { $most }.
error-co_pad_posts = { $place }: { $number } arbeiten, aber es gibt nur Arbeit für { $most }.
error-co_note_card = { $place }: Das ist keine dauerhafte Anschaffung einer früheren Epoche: { $card }.
error-co_no_sitting = Noch keine Epoche ist zu Ende gespielt, auf die eine weitere folgen könnte.
error-co_own_unreadable = Das ist weder TOML noch JSON: Zeile { $line }, Spalte { $column }.
error-co_own_fixed = { $place }: { $value } kann hier nicht stehen, denn das bleibt, wie es ist.
error-co_own_verbs = { $place }: muss genau das tun, in dieser Reihenfolge: { $verbs }.
error-co_own_one_kind = { $place }: müssen Waren einer einzigen Art sein.
error-co_own_crew = { $place }: muss niemand, eine Person oder zwei Bauern oder Bürger sein.

## Teile einer Stellung

part-era = Epoche
part-year = Jahr
part-half = Halbjahr
part-start = Startspieler
part-marker = Startspielermarke
part-first = Begann
part-tiles = Land
part-place = Ort
part-cell = Feld
part-drawn = Neue Orte
part-pile = Kommende Orte
part-market = Marktkarte
part-offers = Kommende Marktkarten
part-deck = Verdeckte Anschaffungen
part-discards = Abgeworfene Anschaffungen
part-boxed = Zurück in der Schachtel
part-colonies = Kolonien
part-abroad = Andere Kolonien
part-ambassadors = Sonderbotschafter
part-aside = Karten zur Wahl
part-drawer = Wählt
part-turn = Zug
part-levy = Abgabe
part-actions = Aktionen
part-seats = Spieler
part-pool = Lager und Speicher
part-buffer = In Zwischenspeichern
part-storage = Lagerflächen
part-warehouse = Speicherplätze
part-buildings = Gebäude
part-building = Gebäude
part-plot = Bauplatz
part-crew = Bei der Arbeit
part-embassies = Botschaften
part-colony = Kolonie
part-level = Stufe
part-table = Ausliegende Anschaffungen
part-card = Anschaffung
part-hand = Hand
part-stewards = Verwalter
part-residents = Kolonisten
part-idle = Arbeitslose
part-demand = Versorgungsbedarf
part-volume = Versorgungsvolumen

## Goods, colonists, plots

good-wood = Holz
good-clay = Lehm
good-planks = Bretter
good-bricks = Ziegel
good-food = Nahrung
good-ore = Erz
good-coal = Kohle
good-iron = Eisen
good-robes = Kleidung
good-tools = Werkzeug
good-dollars = Taler
good-any = beliebige Ware
other_good-wood = { good-wood }
other_good-clay = { good-clay }
other_good-planks = { good-planks }
other_good-bricks = { good-bricks }
other_good-food = { good-food }
other_good-ore = { good-ore }
other_good-coal = { good-coal }
other_good-iron = { good-iron }
other_good-robes = { good-robes }
other_good-tools = { good-tools }
other_good-dollars = { good-dollars }
other_good-any = { good-any }
part-wood = { good-wood }
part-clay = { good-clay }
part-planks = { good-planks }
part-bricks = { good-bricks }
part-food = { good-food }
part-ore = { good-ore }
part-coal = { good-coal }
part-iron = { good-iron }
part-robes = { good-robes }
part-tools = { good-tools }
part-dollars = { good-dollars }
part-any = { good-any }
class-farmer = Bauer
part-farmer = { class-farmer }
guest-farmer = { class-farmer }
class-citizen = Bürger
part-citizen = { class-citizen }
guest-citizen = { class-citizen }
class-merchant = Kaufmann
part-merchant = { class-merchant }
guest-merchant = { class-merchant }
class-farmer_and_citizen = Bauer und Bürger zusammen
plot-borderland = Randgebiet
plot-extra = Zusatzplatz
plot-open = Bauplatz
plot-storage = Lagerbauplatz
crew-nobody = niemand dort
crew-farmer = ein Bauer dort
crew-citizen = ein Bürger dort
crew-merchant = ein Kaufmann dort
crew-two_farmers = zwei Bauern dort
crew-farmer_and_citizen = ein Bauer und ein Bürger dort
crew-two_citizens = zwei Bürger dort
direction-east = Osten
direction-northeast = Nordosten
direction-northwest = Nordwesten
ambassador-alchemist = Alchemist
used-alchemist = { ambassador-alchemist }
ambassador-altruist = Altruist
used-altruist = { ambassador-altruist }
ambassador-laborer = Lohnarbeiter
used-laborer = { ambassador-laborer }
used-range = mehr Reichweite
used-swap = Orte getauscht
deed-take = Waren nehmen
deed-sell = Verkaufen
deed-build = Bauen
deed-refine = Veredeln
deed-draw = Anschaffungen ziehen
deed-develop = Eine Anschaffung ausspielen
deed-negotiate = Beziehungen aufnehmen oder verbessern
deed-office = Die Startspielermarke nehmen
deed-sale = Markt: Verkauf
deed-subsidy = Markt: Zuschuss
deed-action = Markt: Aktion
deed-trade = Markt: Tauschleiter
deed-instead = Stattdessen eine Ware der Lords nehmen
deed-alchemists = Markt: 3 Waren für ein Werkzeug
deed-council_chamber = Markt: { card-council_chamber }
deed-market_stand = Markt: { card-market_stand }

## Buildings

building-farm = Hof
building-farm-text = Heim für 1 Bauern.
building-estate = Gutshof
building-estate-text = Heim für 3 Bauern.
building-flat = Wohnung
building-flat-text = Heim für 1 Bürger.
building-apartment = Appartement
building-apartment-text = Heim für 3 Bürger.
building-house = Haus
building-house-text = Heim für 1 Kaufmann.
building-community_hall = Gemeindehaus
building-community_hall-text = Heim für 3 Kaufleute. Öffnet die Randgebiete.
building-storage_shed = Lagerschuppen
building-storage_shed-text = 2 Lagerflächen. Steht nur auf einem Lagerbauplatz.
building-storage_house = Lagerhaus
building-storage_house-text = 5 Lagerflächen. Steht nur auf einem Lagerbauplatz.
building-storage_hall = Lagerhalle
building-storage_hall-text = 9 Lagerflächen. Steht nur auf einem Lagerbauplatz.
building-foresters_house = Försterei
building-foresters_house-text = Erzeugt 2 Holz im Jahr; Zwischenspeicher 2.
building-hollow = Mulde
building-hollow-text = Erzeugt 1 Lehm im Jahr; Zwischenspeicher 1.
building-hunting_lodge = Jagdhütte
building-hunting_lodge-text = Erzeugt 1 Nahrung im Jahr; Zwischenspeicher 1.
building-hunting_grounds = Jagdrevier
building-hunting_grounds-text = Erzeugt 3 Nahrung im Jahr; Zwischenspeicher 3.
building-iron_mine = Eisenmine
building-iron_mine-text = Erzeugt 1 Erz im Jahr; Zwischenspeicher 1.
building-tailor_shop = Schneiderei
building-tailor_shop-text = Erzeugt 1 Kleidung im Jahr; Zwischenspeicher 1.
building-textile_mill = Textilfabrik
building-textile_mill-text = Erzeugt 2 Kleidung im Jahr; Zwischenspeicher 2.
building-pub = Kneipe
building-pub-text = Bringt 1 Taler im Jahr; Manufakturen ändern daran nichts.
building-theater = Theater
building-theater-text = Bringt 2 Taler im Jahr; Manufakturen ändern daran nichts.
building-casino = Kasino
building-casino-text = Bringt 3 Taler im Jahr; Manufakturen ändern daran nichts.
building-factory = Manufaktur
building-factory-text = Jedes Produktions- und Versorgungsgebäude, das von der Klasse ihres Kolonisten betrieben wird, erzeugt 1 mehr. Geldgebäude und Karten sind davon nicht betroffen.
building-library = Bibliothek
building-library-text = Braucht niemanden. Beim Bibliothekar siehst du 4 Karten und behältst bis zu 2; die Hand darf für einen Moment über die Grenze wachsen.
building-institute = Institut
building-institute-text = Auf jede Anschaffung, die du auf einem Ort ausspielst, darf eine zweite folgen, und jede spart 1 Werkzeug.
building-boardinghouse = Pension
building-boardinghouse-text = Ein weiterer Verwalter; er kommt auf einem Markt ins Spiel.
building-stables = Gestüt
building-stables-text = 1 Reichweite mehr für Verwalter und Sonderbotschafter.
building-customs_office = Zollamt
building-customs_office-text = Solange es besetzt ist, zahlst du keine Abgabe, wem auch immer.
old-farm = { building-farm }
old-estate = { building-estate }
old-flat = { building-flat }
old-apartment = { building-apartment }
old-house = { building-house }
old-community_hall = { building-community_hall }
old-storage_shed = { building-storage_shed }
old-storage_house = { building-storage_house }
old-storage_hall = { building-storage_hall }
old-foresters_house = { building-foresters_house }
old-hollow = { building-hollow }
old-hunting_lodge = { building-hunting_lodge }
old-hunting_grounds = { building-hunting_grounds }
old-iron_mine = { building-iron_mine }
old-tailor_shop = { building-tailor_shop }
old-textile_mill = { building-textile_mill }
old-pub = { building-pub }
old-theater = { building-theater }
old-casino = { building-casino }
old-factory = { building-factory }
old-library = { building-library }
old-institute = { building-institute }
old-boardinghouse = { building-boardinghouse }
old-stables = { building-stables }
old-customs_office = { building-customs_office }
post-farm = { building-farm }
post-estate = { building-estate }
post-flat = { building-flat }
post-apartment = { building-apartment }
post-house = { building-house }
post-community_hall = { building-community_hall }
post-storage_shed = { building-storage_shed }
post-storage_house = { building-storage_house }
post-storage_hall = { building-storage_hall }
post-foresters_house = { building-foresters_house }
post-hollow = { building-hollow }
post-hunting_lodge = { building-hunting_lodge }
post-hunting_grounds = { building-hunting_grounds }
post-iron_mine = { building-iron_mine }
post-tailor_shop = { building-tailor_shop }
post-textile_mill = { building-textile_mill }
post-pub = { building-pub }
post-theater = { building-theater }
post-casino = { building-casino }
post-factory = { building-factory }
post-library = { building-library }
post-institute = { building-institute }
post-boardinghouse = { building-boardinghouse }
post-stables = { building-stables }
post-customs_office = { building-customs_office }
built-farm = { building-farm }
built-estate = { building-estate }
built-flat = { building-flat }
built-apartment = { building-apartment }
built-house = { building-house }
built-community_hall = { building-community_hall }
built-storage_shed = { building-storage_shed }
built-storage_house = { building-storage_house }
built-storage_hall = { building-storage_hall }
built-foresters_house = { building-foresters_house }
built-hollow = { building-hollow }
built-hunting_lodge = { building-hunting_lodge }
built-hunting_grounds = { building-hunting_grounds }
built-iron_mine = { building-iron_mine }
built-tailor_shop = { building-tailor_shop }
built-textile_mill = { building-textile_mill }
built-pub = { building-pub }
built-theater = { building-theater }
built-casino = { building-casino }
built-factory = { building-factory }
built-library = { building-library }
built-institute = { building-institute }
built-boardinghouse = { building-boardinghouse }
built-stables = { building-stables }
built-customs_office = { building-customs_office }
post-embassy = eine Botschaft

## Places

place-b_farm = Baumeister: Hof
place-b_farm-text = Bauen: Hof (1 Werkzeug und 2 Holz).
place-b_library = Baumeister: Bibliothek
place-b_library-text = Bauen: Bibliothek (1 Werkzeug, 1 Holz und 1 Brett).
place-b_hunting_lodge = Baumeister: Jagdhütte
place-b_hunting_lodge-text = Bauen: Jagdhütte (3 Werkzeuge, 2 Holz und 1 Lehm).
place-b_foresters_house = Baumeister: Försterei
place-b_foresters_house-text = Bauen: Försterei (2 Werkzeuge und 3 Holz).
place-b_storage_shed = Baumeister: Lagerschuppen
place-b_storage_shed-text = Bauen: Lagerschuppen (1 Werkzeug und 2 Holz).
place-riverbank_grove = Uferwäldchen
place-riverbank_grove_b = { place-riverbank_grove }
place-riverbank_grove-text = 2 Holz.
place-joiner_0 = Schreiner
place-joiner_0-text = 2 Holz → 1 Brett, beliebig oft.
place-developer = Entwickler
place-developer-text = 2 Werkzeuge; eine Anschaffung ausspielen.
place-librarian = Bibliothekar
place-librarian-text = 1 Taler; 2 Karten ziehen, mit Bibliothek 4 ansehen und bis zu 2 behalten.
place-diplomat = Diplomat
place-diplomat-text = Beziehungen zu Kolonien aufnehmen und verbessern.
place-head_official = Amtsleiter
place-head_official-text = 1 Lehm; die Startspielermarke nehmen.
place-day_laborer = Tagelöhner
place-day_laborer-text = 1 Holz und 1 Taler.
place-grove = Wäldchen
place-grove_b = { place-grove }
place-grove-text = 2 Holz.
place-clay_delve = Lehmkuhle
place-clay_delve_b = { place-clay_delve }
place-clay_delve-text = 2 Lehm.
place-clayburner = Tonbrenner
place-clayburner-text = 1 Holz und 2 Lehm → 1 Ziegel, beliebig oft.
place-joiner_1 = Schreiner
place-joiner_1-text = 2 Holz → 1 Brett, beliebig oft.
place-b_hollow = Baumeister: Mulde
place-b_hollow-text = Bauen: Mulde (2 Werkzeuge und 3 Lehm).
place-b_factory = Baumeister: Manufaktur
place-b_factory-text = Bauen: Manufaktur (3 Werkzeuge, 3 Holz und 3 Lehm).
place-b_pub = Baumeister: Kneipe
place-b_pub-text = Bauen: Kneipe (1 Werkzeug, 1 Lehm, 1 Ziegel und 1 Brett).
place-b_estate = Baumeister: Gutshof
place-b_estate-text = Umbauen zu: Gutshof (1 Werkzeug, 3 Holz und 1 Ziegel).
place-b_flat = Baumeister: Wohnung
place-b_flat-text = Umbauen zu: Wohnung (1 Werkzeug und 1 Brett).
place-baker = Bäcker
place-baker-text = 2 Nahrung oder 2 Nahrung → 1 Taler, beliebig oft.
place-ore_pit_2 = Erzgrube
place-ore_pit_2-text = 1 Erz.
place-clay_pocket = Lehmnest
place-clay_pocket-text = 2 Lehm.
place-riverbank_forest_2 = Uferwald
place-riverbank_forest_2-text = 3 Holz.
place-grand_baker = Großbäcker
place-grand_baker-text = 3 Nahrung oder 2 Nahrung → 1 Taler, beliebig oft.
place-joiner_2 = Schreiner
place-joiner_2-text = 2 Holz → 1 Brett, beliebig oft.
place-loamburner = Lehmbrenner
place-loamburner-text = 1 Holz und 1 Lehm → 1 Ziegel, beliebig oft.
place-blacksmith = Schmied
place-blacksmith-text = 1 Holz und 1 Erz → 2 Werkzeuge, beliebig oft.
place-b_institute = Baumeister: Institut
place-b_institute-text = Bauen: Institut (3 Werkzeuge, 2 Bretter und 2 Ziegel).
place-b_storage_house = Baumeister: Lagerhaus
place-b_storage_house-text = Umbauen zu: Lagerhaus (2 Werkzeuge, 1 Brett und 1 Ziegel).
place-b_theater = Baumeister: Theater
place-b_theater-text = Bauen: Theater (2 Werkzeuge, 2 Lehm, 2 Bretter und 2 Ziegel).
place-b_iron_mine = Baumeister: Eisenmine
place-b_iron_mine-text = Bauen: Eisenmine (2 Werkzeuge, 2 Bretter und 3 Ziegel).
place-b_apartment = Baumeister: Appartement
place-b_apartment-text = Umbauen zu: Appartement (1 Werkzeug, 2 Bretter und 2 Lehm).
place-weaver = Weber
place-weaver-text = 2 Kleidung oder 2 Kleidung → 1 Taler, beliebig oft.
place-riverbank_forest_3 = Uferwald
place-riverbank_forest_3-text = 3 Holz.
place-clay_pit_3 = Lehmgrube
place-clay_pit_3-text = 3 Lehm.
place-coalburner = Köhler
place-coalburner-text = 3 Holz → 1 Kohle, beliebig oft.
place-iron_smelter = Eisenschmelzer
place-iron_smelter-text = 2 Erz und 6 Holz → 1 Eisen oder 2 Erz und 1 Kohle → 1 Eisen, beliebig oft.
place-b_house = Baumeister: Haus
place-b_house-text = Umbauen zu: Haus (2 Werkzeuge, 1 Brett, 1 Ziegel und 2 Lehm).
place-b_hunting_grounds = Baumeister: Jagdrevier
place-b_hunting_grounds-text = Umbauen zu: Jagdrevier (3 Werkzeuge, 4 Holz und 2 Lehm).
place-b_community_hall = Baumeister: Gemeindehaus
place-b_community_hall-text = Umbauen zu: Gemeindehaus (3 Werkzeuge, 3 Bretter, 3 Ziegel und 3 Eisen).
place-b_boardinghouse = Baumeister: Pension
place-b_boardinghouse-text = Bauen: Pension (2 Werkzeuge, 1 Brett, 1 Ziegel und 1 Eisen).
place-b_stables = Baumeister: Gestüt
place-b_stables-text = Bauen: Gestüt (3 Werkzeuge, 2 Bretter, 2 Ziegel und 2 Eisen).
place-b_customs_office = Baumeister: Zollamt
place-b_customs_office-text = Bauen: Zollamt (2 Werkzeuge, 2 Bretter, 2 Ziegel und 1 Erz).
place-b_tailor_shop = Baumeister: Schneiderei
place-b_tailor_shop-text = Bauen: Schneiderei (3 Werkzeuge, 2 Ziegel und 2 Lehm).
place-forest = Wald
place-forest-text = 4 Holz.
place-clay_pit_4 = Lehmgrube
place-clay_pit_4-text = 3 Lehm.
place-ore_pit_4 = Erzgrube
place-ore_pit_4-text = 1 Erz.
place-ore_mine = Erzmine
place-ore_mine-text = 2 Erz.
place-tailor = Schneider
place-tailor-text = 3 Kleidung oder 2 Kleidung → 1 Taler, beliebig oft.
place-carpenter = Zimmermann
place-carpenter-text = 1 Holz → 1 Brett, beliebig oft.
place-brickburner = Ziegelbrenner
place-brickburner-text = 1 Holz und 1 Lehm → 2 Ziegel, beliebig oft.
place-charburner = Kohlebrenner
place-charburner-text = 5 Holz → 2 Kohle, beliebig oft.
place-ironsmith = Eisenschmied
place-ironsmith-text = 1 Eisen und 6 Holz → 6 Werkzeuge oder 1 Eisen und 1 Kohle → 6 Werkzeuge, beliebig oft.
place-b_textile_mill = Baumeister: Textilfabrik
place-b_textile_mill-text = Umbauen zu: Textilfabrik (3 Werkzeuge, 3 Holz, 3 Bretter und 1 Eisen).
place-b_storage_hall = Baumeister: Lagerhalle
place-b_storage_hall-text = Umbauen zu: Lagerhalle (3 Werkzeuge, 3 Ziegel und 1 Eisen).
place-b_casino = Baumeister: Kasino
place-b_casino-text = Bauen: Kasino (3 Werkzeuge, 3 Lehm, 2 Ziegel und 2 Eisen).
place-chief_officer = Amtsrat
place-chief_officer-text = 1 Werkzeug und 1 Taler; die Startspielermarke nehmen; zwei Orte ohne Figuren tauschen, wenn du magst.
place-market_a = Erster Markt
place-market_b = Zweiter Markt
place-market_c = Dritter Markt
place-small_market = Kleiner Markt
other_place-b_farm = { place-b_farm }
other_place-b_library = { place-b_library }
other_place-b_hunting_lodge = { place-b_hunting_lodge }
other_place-b_foresters_house = { place-b_foresters_house }
other_place-b_storage_shed = { place-b_storage_shed }
other_place-riverbank_grove = { place-riverbank_grove }
other_place-riverbank_grove_b = { place-riverbank_grove_b }
other_place-joiner_0 = { place-joiner_0 }
other_place-developer = { place-developer }
other_place-librarian = { place-librarian }
other_place-diplomat = { place-diplomat }
other_place-head_official = { place-head_official }
other_place-day_laborer = { place-day_laborer }
other_place-grove = { place-grove }
other_place-grove_b = { place-grove_b }
other_place-clay_delve = { place-clay_delve }
other_place-clay_delve_b = { place-clay_delve_b }
other_place-clayburner = { place-clayburner }
other_place-joiner_1 = { place-joiner_1 }
other_place-b_hollow = { place-b_hollow }
other_place-b_factory = { place-b_factory }
other_place-b_pub = { place-b_pub }
other_place-b_estate = { place-b_estate }
other_place-b_flat = { place-b_flat }
other_place-baker = { place-baker }
other_place-ore_pit_2 = { place-ore_pit_2 }
other_place-clay_pocket = { place-clay_pocket }
other_place-riverbank_forest_2 = { place-riverbank_forest_2 }
other_place-grand_baker = { place-grand_baker }
other_place-joiner_2 = { place-joiner_2 }
other_place-loamburner = { place-loamburner }
other_place-blacksmith = { place-blacksmith }
other_place-b_institute = { place-b_institute }
other_place-b_storage_house = { place-b_storage_house }
other_place-b_theater = { place-b_theater }
other_place-b_iron_mine = { place-b_iron_mine }
other_place-b_apartment = { place-b_apartment }
other_place-weaver = { place-weaver }
other_place-riverbank_forest_3 = { place-riverbank_forest_3 }
other_place-clay_pit_3 = { place-clay_pit_3 }
other_place-coalburner = { place-coalburner }
other_place-iron_smelter = { place-iron_smelter }
other_place-b_house = { place-b_house }
other_place-b_hunting_grounds = { place-b_hunting_grounds }
other_place-b_community_hall = { place-b_community_hall }
other_place-b_boardinghouse = { place-b_boardinghouse }
other_place-b_stables = { place-b_stables }
other_place-b_customs_office = { place-b_customs_office }
other_place-b_tailor_shop = { place-b_tailor_shop }
other_place-forest = { place-forest }
other_place-clay_pit_4 = { place-clay_pit_4 }
other_place-ore_pit_4 = { place-ore_pit_4 }
other_place-ore_mine = { place-ore_mine }
other_place-tailor = { place-tailor }
other_place-carpenter = { place-carpenter }
other_place-brickburner = { place-brickburner }
other_place-charburner = { place-charburner }
other_place-ironsmith = { place-ironsmith }
other_place-b_textile_mill = { place-b_textile_mill }
other_place-b_storage_hall = { place-b_storage_hall }
other_place-b_casino = { place-b_casino }
other_place-chief_officer = { place-chief_officer }
other_place-market_a = { place-market_a }
other_place-market_b = { place-market_b }
other_place-market_c = { place-market_c }
other_place-small_market = { place-small_market }

## Market cards

market-m1_farm = Marktkarte: Hof
market-m1_farm-text = Verkauf: 1 Lehm → 1 Taler; 1 Brett → 2 Taler, beliebig oft. Zuschuss: 1 Nahrung und 1 Holz. Aktion: Bauen: Hof (1 Werkzeug und 2 Holz), einmal.
market-m1_storage_shed = Marktkarte: Lagerschuppen
market-m1_storage_shed-text = Verkauf: 1 Nahrung → 1 Taler; 2 Holz → 1 Taler, beliebig oft. Zuschuss: 2 Lehm. Aktion: Bauen: Lagerschuppen (1 Werkzeug und 2 Holz), einmal.
market-m1_foresters_house = Marktkarte: Försterei
market-m1_foresters_house-text = Verkauf: 1 Lehm → 1 Taler; 1 Nahrung → 1 Taler, beliebig oft. Zuschuss: 2 Holz. Aktion: Bauen: Försterei (2 Werkzeuge und 3 Holz), einmal.
market-m1_hunting_lodge = Marktkarte: Jagdhütte
market-m1_hunting_lodge-text = Verkauf: 2 Holz → 1 Taler; 1 Ziegel → 3 Taler, beliebig oft. Zuschuss: 1 Nahrung und 1 Lehm. Aktion: Bauen: Jagdhütte (3 Werkzeuge, 2 Holz und 1 Lehm), einmal.
market-m1_planks = Marktkarte: Bretter
market-m1_planks-text = Verkauf: 1 Nahrung → 1 Taler; 1 Ziegel → 3 Taler, beliebig oft. Zuschuss: 2 Holz oder 2 Lehm. Aktion: 2 Holz → 1 Brett, einmal.
market-m1_librarian = Marktkarte: Bibliothekar
market-m1_librarian-text = Verkauf: 2 Holz → 1 Taler; 1 Lehm → 1 Taler, beliebig oft. Zuschuss: 2 Nahrung. Aktion: 1 Karte ziehen, mit Bibliothek 3 ansehen und bis zu 1 behalten.
market-m1_head = Marktkarte: Amtsleiter
market-m1_head-text = Verkauf: 1 Brett → 2 Taler; 1 Ziegel → 3 Taler, beliebig oft. Zuschuss: 2 Holz und 1 Lehm. Aktion: die Startspielermarke nehmen.
market-m2_estate = Marktkarte: Gutshof
market-m2_estate-text = Verkauf: 2 Lehm → 1 Taler; 1 Brett → 1 Taler, beliebig oft. Zuschuss: 2 Nahrung und 1 Holz. Aktion: Umbauen zu: Gutshof (1 Werkzeug, 3 Holz und 1 Ziegel), einmal.
market-m2_flat = Marktkarte: Wohnung
market-m2_flat-text = Verkauf: 3 Holz → 1 Taler; 1 Ziegel → 2 Taler, beliebig oft. Zuschuss: 2 Nahrung und 1 Lehm. Aktion: Umbauen zu: Wohnung (1 Werkzeug und 1 Brett), einmal.
market-m2_hollow = Marktkarte: Mulde
market-m2_hollow-text = Verkauf: 2 Nahrung → 1 Taler; 1 Ziegel → 2 Taler, beliebig oft. Zuschuss: 2 Holz oder 2 Lehm. Aktion: Bauen: Mulde (2 Werkzeuge und 3 Lehm), einmal.
market-m2_factory = Marktkarte: Manufaktur
market-m2_factory-text = Verkauf: 2 Nahrung → 1 Taler; 2 Lehm → 1 Taler, beliebig oft. Zuschuss: 1 Brett. Aktion: Bauen: Manufaktur (3 Werkzeuge, 3 Holz und 3 Lehm), einmal.
market-m2_bricks = Marktkarte: Ziegel
market-m2_bricks-text = Verkauf: 2 Lehm → 1 Taler; 1 Erz → 1 Taler, beliebig oft. Zuschuss: 2 Holz. Aktion: 1 Holz und 2 Lehm → 1 Ziegel, einmal.
market-m2_planks = Marktkarte: Bretter
market-m2_planks-text = Verkauf: 3 Holz → 1 Taler; 1 Erz → 1 Taler, beliebig oft. Zuschuss: 2 Lehm. Aktion: 2 Holz → 1 Brett, höchstens zweimal.
market-m2_head = Marktkarte: Amtsleiter
market-m2_head-text = Verkauf: 2 Nahrung → 1 Taler; 1 Brett → 1 Taler, beliebig oft. Zuschuss: 1 Holz und 1 Lehm. Aktion: die Startspielermarke nehmen.
market-m3_storage_house = Marktkarte: Lagerhaus
market-m3_storage_house-text = Verkauf: 2 Nahrung → 1 Taler; 1 Ziegel → 1 Taler, beliebig oft. Zuschuss: 1 Kleidung. Aktion: Umbauen zu: Lagerhaus (2 Werkzeuge, 1 Brett und 1 Ziegel), einmal.
market-m3_iron_mine = Marktkarte: Eisenmine
market-m3_iron_mine-text = Verkauf: 1 Kleidung → 1 Taler; 2 Bretter → 1 Taler, beliebig oft. Zuschuss: 3 Nahrung. Aktion: Bauen: Eisenmine (2 Werkzeuge, 2 Bretter und 3 Ziegel), einmal.
market-m3_apartment = Marktkarte: Appartement
market-m3_apartment-text = Verkauf: 1 Kleidung → 1 Taler; 1 Erz → 1 Taler, beliebig oft. Zuschuss: 1 Holz und 2 Lehm. Aktion: Umbauen zu: Appartement (1 Werkzeug, 2 Bretter und 2 Lehm), einmal.
market-m3_planks = Marktkarte: Bretter
market-m3_planks-text = Verkauf: 1 Kohle → 1 Taler; 1 Eisen → 4 Taler, beliebig oft. Zuschuss: 1 Erz. Aktion: 2 Holz → 1 Brett, höchstens zweimal.
market-m3_coal = Marktkarte: Kohle
market-m3_coal-text = Verkauf: 2 Nahrung → 1 Taler; 1 Eisen → 4 Taler, beliebig oft. Zuschuss: 2 Holz und 1 Lehm. Aktion: 3 Holz → 1 Kohle, einmal.
market-m3_bricks = Marktkarte: Ziegel
market-m3_bricks-text = Verkauf: 1 Erz → 1 Taler; 1 Kohle → 1 Taler, beliebig oft. Zuschuss: 1 Nahrung und 1 Brett. Aktion: 1 Holz und 2 Lehm → 1 Ziegel, einmal.
market-m3_head = Marktkarte: Amtsleiter
market-m3_head-text = Verkauf: 2 Bretter → 1 Taler; 1 Ziegel → 1 Taler, beliebig oft. Zuschuss: 3 Holz oder 2 Lehm. Aktion: die Startspielermarke nehmen.
market-m4_house = Marktkarte: Haus
market-m4_house-text = Verkauf: 2 Bretter → 1 Taler; 1 Kohle → 1 Taler, beliebig oft. Zuschuss: 1 Kleidung und 1 Holz. Aktion: Umbauen zu: Haus (2 Werkzeuge, 1 Brett, 1 Ziegel und 2 Lehm), einmal.
market-m4_tailor_shop = Marktkarte: Schneiderei
market-m4_tailor_shop-text = Verkauf: 2 Bretter → 1 Taler; 2 Ziegel → 1 Taler, beliebig oft. Zuschuss: 3 Holz oder 2 Lehm. Aktion: Bauen: Schneiderei (3 Werkzeuge, 2 Ziegel und 2 Lehm), einmal.
market-m4_coal = Marktkarte: Kohle
market-m4_coal-text = Verkauf: 2 Ziegel → 1 Taler; 1 Eisen → 3 Taler, beliebig oft. Zuschuss: 1 Nahrung und 1 Erz. Aktion: 3 Holz → 1 Kohle, höchstens zweimal.
market-m4_planks = Marktkarte: Bretter
market-m4_planks-text = Verkauf: 2 Nahrung → 1 Taler; 1 Kohle → 1 Taler, beliebig oft. Zuschuss: 1 Ziegel. Aktion: 2 Holz → 1 Brett, höchstens 3-mal.
market-m4_bricks = Marktkarte: Ziegel
market-m4_bricks-text = Verkauf: 2 Kleidung → 1 Taler; 2 Erz → 1 Taler, beliebig oft. Zuschuss: 2 Nahrung und 1 Brett. Aktion: 1 Holz und 2 Lehm → 1 Ziegel, höchstens zweimal.
market-m4_head = Marktkarte: Amtsleiter
market-m4_head-text = Verkauf: 2 Erz → 1 Taler; 1 Eisen → 3 Taler, beliebig oft. Zuschuss: 1 Kohle. Aktion: die Startspielermarke nehmen.
market-m4_chief = Marktkarte: Amtsrat
market-m4_chief-text = Verkauf: 2 Nahrung → 1 Taler; 2 Kleidung → 1 Taler, beliebig oft. Zuschuss: 1 Werkzeug oder 2 Taler. Aktion: die Startspielermarke nehmen; zwei Orte ohne Figuren tauschen, wenn du magst.

## Colonies

colony-alchemists = Kolonie der Alchemisten
colony-alchemists-1 = Holz und Lehm dürfen sich ineinander verwandeln, sobald du sie erhältst; Erzeugtes nie.
colony-alchemists-2 = Ebenso Bretter und Ziegel. Der Alchemist kommt dazu: Neben einem fremden Verwalter lässt er dich den Ort nutzen.
colony-alchemists-3 = Ebenso Nahrung und Erz sowie Kleidung und Kohle.
colony-alchemists-4 = Neue Marktaktion: 3 beliebige Waren → 1 Werkzeug.
colony-altruists = Kolonie der Altruisten
colony-altruists-1 = Ein Geschenk zu Beginn jedes Jahres: 2 Holz oder 1 Lehm. Ein weiterer Speicherplatz.
colony-altruists-2 = 1 Brett oder 1 Ziegel kommen zu den Geschenken dazu. 1 Nahrung im Jahr. Der Altruist kommt dazu: Wo es Waren umsonst gibt, macht er deine Aktionen um diese billiger.
colony-altruists-3 = 1 Erz oder 1 Kohle kommen zu den Geschenken dazu. 1 weiteres Versorgungsgut im Jahr, Nahrung oder Kleidung.
colony-altruists-4 = 1 Eisen, 2 Bretter oder 2 Ziegel kommen zu den Geschenken dazu. 1 Werkzeug im Jahr.
colony-scholars = Kolonie der Gelehrten
colony-scholars-1 = Eine Bibliothek für sich. In jeder Produktionsphase siehst du 2 Anschaffungen und behältst 1 davon.
colony-scholars-2 = Hast du auf einem Ort Karten gezogen, darfst du gleich eine Anschaffung ausspielen, mit besetztem Institut zwei.
colony-scholars-3 = Zum Entwickler darf gesprungen werden.
colony-scholars-4 = Keine Anschaffung kostet dich Werkzeug.
colony-envoys = Kolonie der Gesandten
colony-envoys-1 = Ein zweiter Verwalter.
colony-envoys-2 = Zum Diplomaten darf gesprungen werden. Gegen eine Abgabe zieht einmal im Halbjahr ein Verwalter 1 Ort weiter.
colony-envoys-3 = 1 Reichweite mehr.
colony-envoys-4 = Jede Aktion beim Diplomaten bringt 1 Werkzeug, und statt seiner Aktion darfst du dort eine Marktaktion nutzen.
colony-traders = Kolonie der Händler
colony-traders-1 = Neue Marktaktion: Holz, Lehm und Nahrung eins zu eins gegeneinander.
colony-traders-2 = Bretter und Ziegel kommen auf die Leiter.
colony-traders-3 = Erz, Kohle und Kleidung kommen auf die Leiter.
colony-traders-4 = Eisen und Werkzeug kommen auf die Leiter.
colony-industrialists = Kolonie der Industriellen
colony-industrialists-1 = Die Botschaft nimmt einen Kolonisten auf und arbeitet dann als Manufaktur. Ein weiterer Speicherplatz. In jeder Produktionsphase einmal 2 Holz → 1 Brett.
colony-industrialists-2 = In jeder Produktionsphase zweimal Bretter und einmal 1 Holz und 1 Lehm → 1 Ziegel.
colony-industrialists-3 = Ein weiterer Speicherplatz. In jeder Produktionsphase zweimal Bretter, zweimal Ziegel und einmal 3 Holz → 1 Kohle.
colony-industrialists-4 = In jeder Produktionsphase dreimal 1 Holz → 1 Brett, zweimal Ziegel, einmal 3 Holz → 1 Kohle oder 5 Holz → 2 Kohle, einmal 1 Eisen aus 2 Erz mit 6 Holz oder 1 Kohle.
colony-storekeepers = Kolonie der Lageristen
colony-storekeepers-1 = 3 weitere Speicherplätze, und jeder Lagerschuppen hat 1 Lagerfläche mehr.
colony-storekeepers-2 = 3 weitere Flächen am Grundlager. Gegen eine Abgabe wird aus einem Lagerschuppen ein beliebiges Bauerngebäude.
colony-storekeepers-3 = Jedes Lagerhaus hat 2 Lagerflächen mehr. Gegen eine Abgabe wird aus einem Lagerhaus ein beliebiges Bürgergebäude.
colony-storekeepers-4 = Was im Speicher liegt, kann wie aus dem Lager bezahlt werden. Jede Lagerhalle hat 4 Lagerflächen mehr.
colony-laborers = Kolonie der Lohnarbeiter
colony-laborers-1 = Haben alle Bauern Arbeit, dürfen Bürger in Bauerngebäuden arbeiten; sie werden wie immer versorgt.
colony-laborers-2 = Ein einzelner Bauer darf in einem Bürgergebäude arbeiten. Gutshöfe können zu Appartements werden. Der Lohnarbeiter kommt dazu: Geben andere dort Waren ab, wo er steht, erhältst du 1 von jeder Sorte außer Werkzeug.
colony-laborers-3 = Haben alle Bürger Arbeit, dürfen Kaufleute in Bürgergebäuden arbeiten.
colony-laborers-4 = Bis zu 2 Bürger dürfen in Kaufmannsgebäuden arbeiten.
colony-lords = Kolonie der Lords
colony-lords-1 = Statt der Aktion eines Ortes (nicht auf Märkten) nimmst du 1 Holz oder 1 Lehm.
colony-lords-2 = 1 Brett, 1 Ziegel oder 1 Nahrung stehen dabei auch zur Wahl. Du zahlst keine Abgabe.
colony-lords-3 = 1 Erz, 1 Kohle oder 1 Kleidung stehen auch zur Wahl. Einmal im Halbjahr tauschen zwei Orte ohne Figuren ihre Plätze.
colony-lords-4 = 1 Eisen steht auch zur Wahl, und jede solche Wahl bringt 1 Werkzeug dazu.
other_colony-alchemists = { colony-alchemists }
other_colony-altruists = { colony-altruists }
other_colony-scholars = { colony-scholars }
other_colony-envoys = { colony-envoys }
other_colony-traders = { colony-traders }
other_colony-industrialists = { colony-industrialists }
other_colony-storekeepers = { colony-storekeepers }
other_colony-laborers = { colony-laborers }
other_colony-lords = { colony-lords }

## Improvements

card-stone_axe = Steinaxt
card-stone_axe-text = 4 Holz.
card-wood_shovel = Holzschaufel
card-wood_shovel-text = 3 Lehm.
card-wood_saw_1 = Holzsäge
card-wood_saw_1-text = 2 Bretter.
card-ruin_1 = Ruine
card-ruin_1-text = 1 Ziegel.
card-anvil_1 = Amboss
card-anvil_1-text = 1 Werkzeug; 1 Holz und 1 Lehm → 1 Werkzeug, einmal, wenn du magst.
card-guestroom = Gästezimmer
card-guestroom-text = 2 Holz und 2 Lehm.
card-handsaw = Handsäge
card-handsaw-text = 2 Holz → 1 Brett oder 3 Holz → 2 Bretter, beliebig oft.
card-clay_oven = Lehmofen
card-clay_oven-text = 1 Holz und 1 Lehm → 1 Ziegel, höchstens zweimal.
card-contract_farm = Bauauftrag: Hof
card-contract_farm-text = Bauen: Hof (1 Holz), höchstens zweimal.
card-contract_estate = Bauauftrag: Gutshof
card-contract_estate-text = Umbauen zu: Gutshof (1 Werkzeug, 2 Holz und 1 Ziegel), einmal.
card-contract_flat = Bauauftrag: Wohnung
card-contract_flat-text = Umbauen zu: Wohnung (1 Werkzeug und 2 Holz), einmal.
card-contract_foresters_house = Bauauftrag: Försterei
card-contract_foresters_house-text = Bauen: Försterei (2 Werkzeuge und 2 Holz), einmal.
card-contract_hollow = Bauauftrag: Mulde
card-contract_hollow-text = Bauen: Mulde (2 Werkzeuge und 2 Lehm), einmal.
card-contract_hunting_lodge = Bauauftrag: Jagdhütte
card-contract_hunting_lodge-text = Bauen: Jagdhütte (2 Werkzeuge, 2 Holz und 1 Lehm), einmal.
card-contract_storage_shed = Bauauftrag: Lagerschuppen
card-contract_storage_shed-text = Bauen: Lagerschuppen (1 Werkzeug und 1 Holz), höchstens zweimal.
card-automobile = Automobil
card-automobile-text = Deine Abgaben bestehen nur noch aus den Baustoffen.
card-pass = Passierschein
card-pass-text = Deine Abgaben bestehen nur noch aus dem Werkzeug oder Versorgungsgut.
card-axe = Axt
card-axe-text = Orte, die dir Holz geben, geben 1 Holz mehr.
card-spade = Spaten
card-spade-text = Orte, die dir Lehm geben, geben 1 Lehm mehr.
card-vegetable_garden = Gemüsegarten
card-vegetable_garden-text = 1 Nahrung im Jahr.
card-beavers_lodge = Biberbau
card-beavers_lodge-text = 1 Holz im Jahr.
card-loam_hollow = Tonmulde
card-loam_hollow-text = 1 Lehm im Jahr.
card-holiday_cabin = Ferienhütte
card-holiday_cabin-text = 1 Bauer, ohne Bauplatz.
card-holiday_flat = Ferienwohnung
card-holiday_flat-text = 1 Bürger, ohne Bauplatz.
card-storehouse_1 = Vorratshaus
card-storehouse_1-text = 1 weiterer Speicherplatz auf der Karte.
card-training = Fortbildung
card-training-text = Beim Bibliothekar ziehst du eine Karte mehr; mit Bibliothek siehst du eine mehr und behältst eine mehr.
card-deed_registration = Grundbucheintrag
card-deed_registration-text = Baust du bei einem Baumeister ein Bauerngebäude oder eine Manufaktur, darfst du Höfe zum eigenen Preis dazubauen.
card-ticket_1 = Bahnticket
card-ticket_1-text = Drei Fahrten: Für 1 Holz von der Karte und 2 aus dem Lager zieht eine Figur auf ein beliebiges Plättchen.
card-wood_saw_2 = Holzsäge
card-wood_saw_2-text = 2 Bretter.
card-ruin_2 = Ruine
card-ruin_2-text = 1 Ziegel.
card-fireplace = Feuerstelle
card-fireplace-text = 2 Nahrung.
card-anvil_2 = Amboss
card-anvil_2-text = 1 Werkzeug; 1 Holz und 1 Lehm → 1 Werkzeug, einmal, wenn du magst.
card-ripsaw = Spaltsäge
card-ripsaw-text = 1 Holz → 1 Brett, höchstens 4-mal.
card-stone_oven = Steinofen
card-stone_oven-text = 1 Lehm → 1 Ziegel, höchstens 3-mal.
card-toolmaker = Werkzeugmacher
card-toolmaker-text = 2 Bretter → 1 Werkzeug, beliebig oft.
card-contract_apartment = Bauauftrag: Appartement
card-contract_apartment-text = Umbauen zu: Appartement (1 Werkzeug, 2 Lehm und 1 Brett), einmal.
card-contract_iron_mine = Bauauftrag: Eisenmine
card-contract_iron_mine-text = Bauen: Eisenmine (2 Werkzeuge, 2 Bretter und 2 Ziegel), einmal.
card-contract_storage_house = Bauauftrag: Lagerhaus
card-contract_storage_house-text = Umbauen zu: Lagerhaus (2 Werkzeuge, 1 Holz und 1 Ziegel), einmal.
card-panel_saw = Plattensäge
card-panel_saw-text = In jeder Produktionsphase einmal 2 Holz → 1 Brett.
card-kiln = Brennofen
card-kiln-text = In jeder Produktionsphase einmal 2 Lehm → 1 Ziegel.
card-iron_pickaxe = Eisenspitzhacke
card-iron_pickaxe-text = Orte, die dir Erz geben, geben 1 Erz mehr.
card-fruit_farm = Obsthof
card-fruit_farm-text = 2 Nahrung im Jahr.
card-ore_tunnel = Erzstollen
card-ore_tunnel-text = 1 Erz im Jahr.
card-workshop = Werkstatt
card-workshop-text = 1 Werkzeug im Jahr.
card-village_chapel = Dorfkapelle
card-village_chapel-text = 1 Taler im Jahr.
card-slaughtering_blocks = Schlachtbänke
card-slaughtering_blocks-text = Jede besetzte Jagdhütte erzeugt 1 Nahrung mehr.
card-cottage = Landhaus
card-cottage-text = 2 Bauern, ohne Bauplatz.
card-hostel = Herberge
card-hostel-text = 2 Bürger, ohne Bauplatz.
card-storehouse_2 = Vorratshaus
card-storehouse_2-text = 1 weiterer Speicherplatz auf der Karte.
card-wood_warehouse = Holzspeicher
card-wood_warehouse-text = 3 weitere Speicherplätze, nur für Holz.
card-clay_warehouse = Lehmspeicher
card-clay_warehouse-text = 2 weitere Speicherplätze, nur für Lehm.
card-ore_warehouse = Erzspeicher
card-ore_warehouse-text = 2 weitere Speicherplätze, nur für Erz.
card-food_warehouse = Nahrungsspeicher
card-food_warehouse-text = 3 weitere Speicherplätze, nur für Nahrung.
card-dolly = Sackkarre
card-dolly-text = In jedem Spielzug dürfen bis zu 3 Waren direkt aus Zwischenspeichern bezahlt werden.
card-council_chamber = Ratszimmer
card-council_chamber-text = Neue Marktaktion: Zwei benachbarte Orte ohne Figuren tauschen ihre Plätze.
card-social_services = Sozialamt
card-social_services-text = Wertung: 1 Taler für jeden arbeitslosen Bauern, höchstens 5.
card-apprentice = Lehrling
card-apprentice-text = 2 Taler und ein Gehilfe: ein weiterer Verwalter für drei Spielzüge.
card-ticket_2 = Bahnticket
card-ticket_2-text = Drei Fahrten: Für 1 Lehm von der Karte und 2 aus dem Lager zieht eine Figur auf ein beliebiges Plättchen.
card-wood_saw_3 = Holzsäge
card-wood_saw_3-text = 2 Bretter.
card-ruin_3 = Ruine
card-ruin_3-text = 1 Ziegel.
card-cooking_hearth = Kochherd
card-cooking_hearth-text = 4 Nahrung.
card-needle_and_thread = Nadel und Faden
card-needle_and_thread-text = 2 Kleidung.
card-blacksmiths_anvil_3 = Schmiedeamboss
card-blacksmiths_anvil_3-text = 2 Werkzeuge.
card-stone_pickaxe_3 = Steinspitzhacke
card-stone_pickaxe_3-text = 2 Erz.
card-grill_3 = Grill
card-grill_3-text = 1 Kohle.
card-saw_3 = Säge
card-saw_3-text = 1 Holz → 1 Brett, beliebig oft.
card-oven_3 = Ofen
card-oven_3-text = 1 Lehm → 1 Ziegel, beliebig oft.
card-tool_trader_3 = Werkzeughändler
card-tool_trader_3-text = 1 Ziegel → 1 Werkzeug, beliebig oft.
card-charcoal_pile = Kohlenmeiler
card-charcoal_pile-text = 3 Holz → 1 Kohle, beliebig oft.
card-small_ironsmelter = Kleine Eisenschmelze
card-small_ironsmelter-text = 1 Kohle und 1 Erz → 1 Eisen, höchstens zweimal.
card-large_ironsmelter = Große Eisenschmelze
card-large_ironsmelter-text = 1 Kohle und 2 Erz → 1 Eisen oder 3 Holz und 2 Erz → 1 Eisen, beliebig oft.
card-contract_stables = Bauauftrag: Gestüt
card-contract_stables-text = Bauen: Gestüt (3 Werkzeuge, 3 Bretter und 2 Eisen), einmal.
card-contract_boardinghouse = Bauauftrag: Pension
card-contract_boardinghouse-text = Bauen: Pension (2 Werkzeuge, 1 Ziegel und 1 Eisen), einmal.
card-contract_customs_office = Bauauftrag: Zollamt
card-contract_customs_office-text = Bauen: Zollamt (2 Werkzeuge, 2 Bretter und 2 Ziegel), einmal.
card-contract_house = Bauauftrag: Haus
card-contract_house-text = Umbauen zu: Haus (2 Werkzeuge, 1 Brett und 1 Ziegel), einmal.
card-contract_hunting_grounds = Bauauftrag: Jagdrevier
card-contract_hunting_grounds-text = Umbauen zu: Jagdrevier (3 Werkzeuge, 3 Holz und 1 Lehm), einmal.
card-contract_tailor_shop = Bauauftrag: Schneiderei
card-contract_tailor_shop-text = Bauen: Schneiderei (3 Werkzeuge, 1 Lehm und 2 Ziegel), einmal.
card-charcoal_furnace = Kohlenofen
card-charcoal_furnace-text = In jeder Produktionsphase einmal 3 Holz → 1 Kohle.
card-weaving_loom = Webstuhl
card-weaving_loom-text = 1 Kleidung im Jahr.
card-pad_saw = Stichsäge
card-pad_saw-text = 2 Holz im Jahr.
card-clay_hollow = Lehmmulde
card-clay_hollow-text = 2 Lehm im Jahr.
card-butchery = Metzgerei
card-butchery-text = 1 Werkzeug und 1 Nahrung im Jahr.
card-construction_site_3 = Bauplatz
card-construction_site_3-text = Ein weiterer Bauplatz, nicht für Lagerstätten.
card-assembly_hall = Versammlungssaal
card-assembly_hall-text = Zwei Bauplätze der Randgebiete stehen dir offen, auch ohne Gemeindehaus.
card-steam_engine = Dampfmaschine
card-steam_engine-text = Eine deiner Manufakturen darf von einem Bauern und einem Bürger zugleich betrieben werden.
card-storage_room = Lagerraum
card-storage_room-text = 2 weitere Lagerflächen.
card-holiday_house = Ferienhaus
card-holiday_house-text = 1 Kaufmann, ohne Bauplatz.
card-depot_3 = Depot
card-depot_3-text = 2 weitere Speicherplätze auf der Karte.
card-realtors_license = Maklerlizenz
card-realtors_license-text = Baust du bei einem Baumeister ein Bürgergebäude oder eine Manufaktur, darfst du Wohnungen zum eigenen Preis und auf eigenen Bauplätzen dazubauen.
card-horse = Pferd
card-horse-text = 2 Taler; dreimal darf ein Verwalter 1 Ort weiter ziehen, einmal je Spielzug.
card-ticket_3 = Bahnticket
card-ticket_3-text = Drei Fahrten: Für 1 Brett von der Karte und 1 aus dem Lager zieht eine Figur auf ein beliebiges Plättchen.
card-wood_saw_4 = Holzsäge
card-wood_saw_4-text = 2 Bretter.
card-ruin_4 = Ruine
card-ruin_4-text = 1 Ziegel.
card-embroidery_machine = Stickmaschine
card-embroidery_machine-text = 4 Kleidung.
card-blacksmiths_anvil_4 = Schmiedeamboss
card-blacksmiths_anvil_4-text = 2 Werkzeuge.
card-stone_pickaxe_4 = Steinspitzhacke
card-stone_pickaxe_4-text = 2 Erz.
card-grill_4 = Grill
card-grill_4-text = 1 Kohle.
card-saw_4 = Säge
card-saw_4-text = 1 Holz → 1 Brett, beliebig oft.
card-oven_4 = Ofen
card-oven_4-text = 1 Lehm → 1 Ziegel, beliebig oft.
card-tool_trader_4 = Werkzeughändler
card-tool_trader_4-text = 1 Kohle → 1 Werkzeug, beliebig oft.
card-charcoal_kiln = Kohlenbrennofen
card-charcoal_kiln-text = 2 Holz → 1 Kohle, höchstens 3-mal.
card-ironsmelter = Eisenschmelze
card-ironsmelter-text = 1 Kohle und 1 Erz → 1 Eisen, beliebig oft.
card-contract_textile_mill = Bauauftrag: Textilfabrik
card-contract_textile_mill-text = Umbauen zu: Textilfabrik (3 Werkzeuge, 2 Bretter, 2 Holz und 1 Eisen), einmal.
card-contract_storage_hall = Bauauftrag: Lagerhalle
card-contract_storage_hall-text = Umbauen zu: Lagerhalle (3 Werkzeuge, 1 Ziegel und 1 Eisen), einmal.
card-market_stand = Marktstand
card-market_stand-text = Neue Marktaktion: 4 beliebige Waren → 1 Werkzeug, beliebig oft.
card-delivery_wood = Liefervertrag: Holz
card-delivery_wood-text = Holz darf direkt aus Zwischenspeichern bezahlt werden.
card-delivery_clay = Liefervertrag: Lehm
card-delivery_clay-text = Lehm darf direkt aus Zwischenspeichern bezahlt werden.
card-delivery_ore = Liefervertrag: Eisenerz
card-delivery_ore-text = Erz darf direkt aus Zwischenspeichern bezahlt werden.
card-iron_ore_mine = Eisenerzmine
card-iron_ore_mine-text = 2 Erz im Jahr.
card-greenhouse = Gewächshaus
card-greenhouse-text = 4 Nahrung im Jahr.
card-weaving_machine = Webmaschine
card-weaving_machine-text = 2 Kleidung im Jahr.
card-village_church = Dorfkirche
card-village_church-text = 2 Taler im Jahr.
card-iron_axes = Eisenäxte
card-iron_axes-text = Jede besetzte Försterei erzeugt 1 Holz mehr.
card-iron_shovels = Eisenschaufeln
card-iron_shovels-text = Jede besetzte Mulde erzeugt 1 Lehm mehr.
card-sewing_machines = Nähmaschinen
card-sewing_machines-text = Jede besetzte Schneiderei erzeugt 1 Kleidung mehr.
card-weaving_mill = Weberei
card-weaving_mill-text = Eine besetzte Schneiderei erzeugt 2 Kleidung mehr.
card-construction_site_4 = Bauplatz
card-construction_site_4-text = Ein weiterer Bauplatz, nicht für Lagerstätten.
card-storage_cellar = Lagerkeller
card-storage_cellar-text = 3 weitere Lagerflächen.
card-depot_4 = Depot
card-depot_4-text = 2 weitere Speicherplätze auf der Karte.
card-robe_warehouse = Kleiderspeicher
card-robe_warehouse-text = 2 weitere Speicherplätze, nur für Kleidung.
card-employment_office = Arbeitsamt
card-employment_office-text = Wertung: 2 Taler für jeden arbeitslosen Bürger, höchstens 8.
card-ticket_4 = Bahnticket
card-ticket_4-text = Drei Fahrten: Für 1 Ziegel von der Karte und 2 aus dem Lager zieht eine Figur auf ein beliebiges Plättchen.
card-hidden = eine verdeckte Karte

## Zweifel


## Everything explained

explain-wood = Holz: der wichtigste Baustoff.
explain-clay = Lehm: für Gebäude und Ziegel.
explain-planks = Bretter: der Schreiner macht sie aus Holz.
explain-bricks = Ziegel: der Tonbrenner macht sie aus Lehm und Holz.
explain-food = Nahrung: für Bürger und Kaufleute am Jahresende, und für die Abgabe.
explain-ore = Erz: ab Epoche II, für Werkzeug und Eisen.
explain-coal = Kohle: ab Epoche III, für Eisen.
explain-iron = Eisen: ab Epoche III, für große Gebäude.
explain-robes = Kleidung: ab Epoche III, für Kaufleute am Jahresende.
explain-any = Eine Ware deiner Wahl.
explain-tools = Werkzeug: fast jeder Bau kostet welches. Es liegt im Werkzeugkasten, ohne Grenze; die Schmiede macht jedes Jahr neues.
explain-dollars = Taler: Sie werden nie ausgegeben und zählen am Ende.
explain-farmer = Bauern wohnen in Höfen, brauchen keine Versorgung und sind in Arbeit 2 Taler wert.
explain-citizen = Bürger brauchen in Arbeit jedes Jahr 1 Nahrung und sind dann 6 Taler wert.
explain-merchant = Kaufleute brauchen in Arbeit jedes Jahr 2 Nahrung und 1 Kleidung und sind dann 16 Taler wert.
explain-storage = Nur was im Lager liegt, kann bezahlt werden. Umgelagert wird für dich, so gut es geht.
explain-warehouse = Der Speicher bewahrt auf. Vor einer Aktion wandern seine Waren von selbst ins Lager, wenn dort Platz ist.
explain-buffer = Was Gebäude erzeugt haben, liegt dort, bis im Lager Platz ist.
explain-plots = Jedes Gebäude und jede Botschaft braucht einen Bauplatz. Lagerhäuser stehen nur auf den drei Lagerbauplätzen.
explain-borderland = Das Randgebiet öffnet sich mit dem Gemeindehaus, ab Epoche III.
explain-cards = Anschaffungen auf der Hand, höchstens sechs. Beim Entwickler spielst du sie aus.
explain-table = Diese Anschaffungen wirken dauerhaft oder noch einige Male.
explain-colonies = Beziehungen zu Kolonien bringen Fähigkeiten. Der Diplomat baut sie auf und aus, höchstens bis zur Stufe der Epoche.
explain-planner = Am Jahresende müssen alle, die arbeiten, versorgt sein. Hier siehst du vorher, ob es reicht.
explain-drawn = Diese Orte legt der Startspieler am Ende des Jahres an.
explain-years = Eine Epoche hat fünf Jahre, jedes Jahr zwei Halbjahre, jedes Halbjahr drei Spielzüge für jeden.
explain-sale = Waren aus dem Lager gegen Taler, so oft du willst.
explain-subsidy = Diese Waren bekommst du geschenkt, einmal je Besuch.
explain-action = Diese Aktion darfst du auf dem Markt ausführen.
explain-anytime = Das darfst du vor jedem Spielzug tun, so oft es geht.
explain-standing = Was die Gemeinde jetzt wert wäre: Gebäude, Botschaften, Anschaffungen, Taler und alle in Arbeit.

## A first game

guide-lay = Zuerst entsteht das Land: Lege den Ort auf eines der hellen Felder. Orte, die nah beieinander liegen, sparen später Wege.
guide-fill = Dein Lager hat drei Flächen. Fülle sie mit Holz und Lehm; Holz brauchst du am Anfang öfter.
guide-aim = Willkommen! In fünf Jahren baust du eine Gemeinde auf. Am Ende zählt, was sie in Talern wert ist.
guide-go = Dein Verwalter zieht auf einen hellen Ort und tut dort, was der Ort bietet: drei Spielzüge in jedem Halbjahr. Auf Märkte kommst du von überall.
guide-market = Der Markt bietet jedes Jahr anderes: verkaufen, ein Zuschuss oder eine Aktion, jeweils eines davon.
guide-storage = Nur was ins Lager passt, kannst du behalten und bezahlen. Ein Lagerschuppen mit einem Bauern schafft Platz.
guide-staff = Ein Gebäude arbeitet erst, wenn jemand dort arbeitet. Schicke einen Bauern hin: Das geht jederzeit.
guide-overflow = Es ist nicht genug Platz. Wähle, was du abwirfst.
guide-levy = Steht dort schon ein fremder Verwalter, zahlst du ihm eine Abgabe. Das Beutelchen sagt, wie viel.
guide-planner = Am Jahresende erzeugen deine Gebäude Waren, und Bürger wollen essen. Hier siehst du, ob es reicht.
guide-cards = Anschaffungen spielst du beim Entwickler aus. Tippe eine an, um sie zu lesen.
guide-post = Einmal im Jahr verteilst du alle neu auf die Gebäude. Wer arbeitet, zählt am Ende.
guide-colonies = Der Diplomat knüpft Beziehungen zu Kolonien. Jede bringt eine Fähigkeit und Taler.
guide-last = Das letzte Jahr: Jetzt zählen Gebäude und alle, die am Ende Arbeit haben.
guide-end = Gebäude, Botschaften, Anschaffungen, Taler und alle in Arbeit ergeben zusammen den Wert deiner Gemeinde.

## Warum ein Bot etwas täte: „Denn das …“

reason-work = gibt mehr Leuten Arbeit
reason-yields = bringt in den Jahren danach mehr ein
reason-goods = lässt mehr Waren und Werkzeug übrig
reason-hand = lässt mehr Karten auf der Hand
reason-storage = lässt mehr Platz im Lager
reason-to_come = führt zu einer Wahl, die sich lohnt
reason-plans = bringt näher, was du als Nächstes bauen könntest
reason-builds = baut { $buildings }
reason-staffs = gibt { $buildings } Arbeiter
reason-plays = bringt { $cards } ins Spiel
reason-relates = verbessert deine Beziehungen: { $colony }
reason-nears = hält { $places } in Reichweite
reason-affords = lässt genug für { $cards } übrig
reason-gains = lässt dir { $goods } mehr als sonst
reason-yearly = bringt jedes Jahr zusätzlich { $goods } ein
reason-yearly_staffed = bringt jedes Jahr zusätzlich { $goods } ein, sobald jemand dort arbeitet
reason-feeds = { $count ->
    [one] versorgt einen Kolonisten mehr
   *[other] versorgt { $count } Kolonisten mehr
}
reason-hires = { $count ->
    [one] verschafft einem weiteren Kolonisten Arbeit
   *[other] verschafft { $count } weiteren Kolonisten Arbeit
}
reason-more_cards = { $count ->
    [one] lässt dir eine Karte mehr auf der Hand
   *[other] lässt dir { $count } Karten mehr auf der Hand
}
reason-more_room = { $count ->
    [one] gibt deinem Lager eine Fläche mehr
   *[other] gibt deinem Lager { $count } Flächen mehr
}
reason-unspent = { $count ->
    [one] lässt dir einen Taler mehr zum Ausgeben
   *[other] lässt dir { $count } Taler mehr zum Ausgeben
}
reason-choice_negotiate = lässt dich mit einer Kolonie verhandeln
reason-choice_play = lässt dich eine Anschaffung ausspielen
reason-choice_may_play = lässt dich noch eine Anschaffung ausspielen
reason-choice_exchange = lässt dich Waren tauschen
reason-choice_trade = lässt dich die Tauschleiter nutzen
reason-plans_building = bringt { $buildings } näher
reason-plans_embassy = bringt Beziehungen zu { $colony } näher
reason-holds = { $points ->
    [0] lässt dir { $card } auf der Hand
    [one] lässt dir { $card } auf der Hand, einen Punkt wert
   *[other] lässt dir { $card } auf der Hand, { $points } Punkte wert
}
reason-plans_card = bringt { $cards } näher

## Arten von Dingen, und woher Werte kommen

co-kind-immediate = sofort
co-kind-permanent = dauerhaft
co-kind-limited = begrenzt
co-kind-market = Markt
co-kind-resource = Rohstofforte geben Waren
co-kind-provider = Versorger
co-kind-builder = Das baust du hier
co-kind-refiner = Veredler machen aus Waren bessere
co-kind-special = Besonderer Ort
co-kind-residence = Wohnhaus
co-kind-storage = Lagerhaus
co-kind-production = Betrieb
co-kind-provision = Versorgungsbetrieb
co-kind-money = Bringt Taler
co-kind-colony = Kolonie
co-source-reconstructed = Rekonstruiert: In deinem Exemplar steht vielleicht etwas anderes.
co-source-own = An diesem Tisch gilt ein eigener Wert; Texte nennen den gedruckten.
co-source-memory = Aus dem Gedächtnis notiert: In deinem Exemplar steht vielleicht etwas anderes.
doubt-farm_cost = In deinem Exemplar kostet der Hof vielleicht 1 Holz statt 2.
doubt-embassy_cost_I = In deinem Exemplar kostet die erste Stufe vielleicht 3 Lehm statt 2.
doubt-smithy = Aus dem Gedächtnis notiert: In deinem Exemplar macht die Schmiede vielleicht 2 oder 4 Werkzeuge.
doubt-altruist_officials = Was der Altruist hier spart, ist rekonstruiert.
doubt-market_prices = Die Verkaufspreise sind rekonstruiert: In deinem Exemplar stehen vielleicht andere.
doubt-customs_office = Was das Zollamt tut, ist rekonstruiert: In deinem Exemplar erlässt es vielleicht weniger oder bringt auch etwas ein.
doubt-institute_discount = In deinem Exemplar spart das Institut vielleicht kein Werkzeug.
doubt-goods_prices = Die Warenpreise für einen späteren Beginn sind rekonstruiert.
doubt-forester_limit = In deinem Exemplar gilt vielleicht: höchstens drei je Spielzug.
doubt-builder_texts = In deinem Exemplar ist der Preis vielleicht ein anderer.
doubt-citizen_score = In deinem Exemplar zählt ein Bürger vielleicht 4 Taler statt 6.
doubt-levy_materials = In deinem Exemplar taugt Erz vielleicht nicht für die Abgabe.
doubt-ruin_III = In deinem Exemplar sind es vielleicht 2 Ziegel statt 1.
doubt-tool_trader_IV = In deinem Exemplar sind es vielleicht Ziegel statt Kohle.
doubt-pad_saw = In deinem Exemplar ist es vielleicht 1 Holz statt 2.
doubt-horse = In deinem Exemplar dient es vielleicht zweimal statt dreimal.
doubt-apprentice = Ob jeder Spielzug oder jedes Halbjahr ihn verbraucht, ist nicht sicher.
doubt-ticket_IV = Was auf der Karte liegt, ist rekonstruiert, ebenso was eine Fahrt außerdem kostet.
doubt-meaning_of_turn = Ob sie einmal im Spielzug oder einmal im Halbjahr wirkt, ist nicht sicher.
doubt-training = Mit Bibliothek sieht man vielleicht 4 statt 5 Karten.
doubt-market_III_planks = Die Aktion ist rekonstruiert: In deinem Exemplar kostet ein Brett vielleicht 3 Holz, einmal.
doubt-market_III_IV_bricks = Die Aktion ist rekonstruiert: In deinem Exemplar kostet ein Ziegel vielleicht 2 Lehm.
doubt-trade_ladder = In deinem Exemplar gelten die Kurse vielleicht nur in eine Richtung.
doubt-alchemists_IV = In deinem Exemplar geht Stufe IV vielleicht nur einmal je Besuch.
doubt-altruists_III = In deinem Exemplar tritt das Versorgungsgut der Stufe III vielleicht an die Stelle der Nahrung von Stufe II.
doubt-envoys_IV = In deinem Exemplar gehört das Werkzeug der Stufe IV vielleicht nur zur Aktion mit Botschaften.
doubt-industrialists_factory = Dass in der Botschaft jemand arbeitet, ist rekonstruiert.
doubt-industrialists_lists = Dass jede Stufe die Liste davor ersetzt, ist rekonstruiert.
doubt-storekeepers_swap = In deinem Exemplar ist außer der Abgabe vielleicht auch der Preis des neuen Gebäudes zu zahlen.
doubt-german_names = Einige deutsche Namen sind Übersetzungen der englischen.
doubt-intro_booklet = Karte und Kartenfolge des Einführungsspiels waren nicht lesbar.

## Was auf den Blättern steht

co-needs-farmer = Braucht { $number ->
    [one] einen Bauern
   *[other] { $number } Bauern
} bei der Arbeit; bis dahin bewirkt das Gebäude nichts.
co-needs-citizen = Braucht { $number ->
    [one] einen Bürger
   *[other] { $number } Bürger
} bei der Arbeit; bis dahin bewirkt das Gebäude nichts.
co-needs-merchant = Braucht { $number ->
    [one] einen Kaufmann
   *[other] { $number } Kaufleute
} bei der Arbeit; bis dahin bewirkt das Gebäude nichts.
co-needs-any = Braucht einen Kolonisten beliebiger Klasse bei der Arbeit; bis dahin bewirkt das Gebäude nichts.
co-own-most = Höchstens { $number } davon in einer Gemeinde; du hast { $owned }.
co-per-move = Höchstens { $number } davon in einem Spielzug.
co-ask-build-more = { $building }: { $number } schon gewählt. Was noch?
co-build-several = Auch mehrmals: für jedes weitere noch einmal antippen.
co-build-again = { $number } × gewählt. Für eins mehr noch einmal antippen.
co-build-all = { $number } × gewählt. Mehr geht nicht.
co-build-enough = Es bleibt bei dem, was gewählt ist: { $number }.
co-raze = { $what }: dafür etwas abreißen
co-raze-which = Was geht dafür?
co-raze-same = Wieder das gleiche Gebäude: selten von Nutzen.
co-raze-only-same = Hier geht nur: { $building } abreißen und dasselbe noch einmal bauen. Das lohnt sich selten.
co-raze-only = Dafür ist kein Bauplatz frei, oder du darfst nicht mehr davon haben. Etwas anderes müsste weichen.
obstacle-not_yet = Dieser Ort kommt erst am Jahresende ins Land.
obstacle-own = Hier steht dein Verwalter schon.
obstacle-other_goes = Ein anderer Verwalter von dir steht, wo er das Halbjahr begonnen hat: Mit dem dritten Zug muss er weiterziehen.
obstacle-fare = Nur mit einer Karte käme dein Verwalter dorthin, und was das außerdem kostet, fehlt oder würde dort fehlen.
obstacle-home_merchant = Ein Kaufmann muss dafür zu Hause sein, und deine sind alle bei der Arbeit.
obstacle-no_cards = Es ist keine Anschaffung mehr zu ziehen.
obstacle-too_far = Zu weit: Dein Verwalter zieht { $range ->
    [one] auf einen benachbarten Ort
   *[other] höchstens { $range } Orte weit
} oder springt auf einen Markt.
obstacle-enter = Dein Verwalter beginnt auf einem Markt und zieht von dort weiter.
obstacle-return = Mit dem dritten Zug kehrt kein Verwalter auf den Ort zurück, auf dem er im Halbjahr begann.
obstacle-card = Du hast keine Anschaffung auf der Hand, die du dort ausspielen könntest.
obstacle-nothing = Nah genug, aber dort kannst du gerade nichts tun: Es fehlt etwas, das es kostet, oder der Platz.
obstacle-missing = Es fehlt: { $goods }.
obstacle-base = Umgebaut wird dafür ein Gebäude, das du nicht hast: { $building }.
obstacle-home_farmer = Ein Bauer muss zu Hause sein, um dort Bürger zu werden, und deine sind alle bei der Arbeit.
obstacle-home_citizen = Ein Bürger muss zu Hause sein, um dort Kaufmann zu werden, und deine sind alle bei der Arbeit.
obstacle-most = Mehr davon darfst du nicht haben.
obstacle-plot = Dafür ist kein Bauplatz frei. Etwas abzureißen kostet zusätzlich Werkzeug: Das fehlt, oder nichts kann weichen.
obstacle-storage = Es kostet { $number } Waren auf einmal, und nur dein Lager zahlt: Es hat { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätze
}.
obstacle-hand = Deine Hand ist voll: { $number } Anschaffungen.
obstacle-price = Keine der Anschaffungen auf deiner Hand kannst du gerade bezahlen und nutzen.
obstacle-level = Deine Beziehungen sind so gut, wie sie in dieser Ära sein können.
obstacle-levy_first = Hier ist erst eine Abgabe fällig: { $first ->
    [one] 1 Werkzeug oder Versorgungsgut
   *[other] { $first } Werkzeuge oder Versorgungsgüter
} und { $materials ->
    [one] 1 Baustoff
   *[other] { $materials } Baustoffe
}. Dann bleibt nicht genug für das, was der Ort kostet.

## Im Terminal

board-setting-up = Das Land wird ausgelegt. Startspieler: { $seat }
board-headline = Epoche { $era }, Jahr { $year }, { $half ->
    [0] Sommer
   *[other] Winter
} · Startspieler: { $seat } · verdeckte Anschaffungen: { $deck }
board-legend = + baut etwas; == die andere Hälfte eines Markts; A, B: Verwalter; al Alchemist, ar Altruist, lo Lohnarbeiter
amount-wood = { $number } Holz
amount-clay = { $number } Lehm
amount-planks = { $number ->
    [one] 1 Brett
   *[other] { $number } Bretter
}
amount-bricks = { $number } Ziegel
amount-food = { $number } Nahrung
amount-ore = { $number } Erz
amount-coal = { $number } Kohle
amount-iron = { $number } Eisen
amount-robes = { $number } Kleidung
amount-tools = { $number ->
    [one] 1 Werkzeug
   *[other] { $number } Werkzeuge
}
amount-dollars = { $number } Taler
amount-any = { $number ->
    [one] 1 beliebige Ware
   *[other] { $number } beliebige Waren
}
letter-alchemist = al
letter-altruist = ar
letter-laborer = lo
board-near = neben { $near }
board-new-places = Neu am Ende des Jahres
board-to-lay = Jetzt zu legen
board-colonies = Kolonien: { $names }
board-seat = { $letter } { $seat }: Werkzeug { $tools }, Taler { $dollars }
board-marker = { $letter } { $seat }: Werkzeug { $tools }, Taler { $dollars }, Startspielermarke
board-goods = Lager und Speicher ({ $storage } + { $warehouse }): { $goods }; auf Gebäuden: { $buffer }
board-people = { $class } × { $number }, zu Hause { $idle }
board-colonists = Kolonisten: { $people }
board-buildings = Gebäude: { $buildings }
board-embassies = Botschaften: { $embassies }
board-table = Anschaffungen: { $cards }
board-due = Jahresende: { $provisions }
board-provision = { $good }: { $number } nötig, { $made } erzeugt
board-own-value = Eigener Wert an diesem Tisch: { $fact } { $value }
board-own = Eigener Wert an diesem Tisch: { $fact }
fact-cost = Preis
fact-value = Wert
fact-effects = Wirkung
fact-discount = was der Altruist spart
fact-load = Waren auf der Karte
fact-uses = Anwendungen
fact-copies = Anzahl
fact-worker = wer dort arbeitet
fact-per_move = Grenze je Spielzug
fact-own_max = Grenze je Gemeinde
fact-era = Epoche
fact-remodel_from = woraus es umgebaut wird
fact-sale = Verkauf
fact-subsidy = Zuschuss
fact-action = Aktion
board-hand = Anschaffungen auf der Hand: { $count }
board-aside = Zur Auswahl
board-card = Epoche { $era }, Preis { $price }, Wert { $number }

## Aufbau am echten Tisch

era-1 = { value-start_era-1 }
era-2 = { value-start_era-2 }
era-3 = { value-start_era-3 }
era-4 = { value-start_era-4 }
setup-era = Nur Epoche { $era }. Gebäude und Waren späterer Epochen bleiben in der Schachtel.
setup-eras = Epochen { $first_era } bis { $last_era }. Gebäude und Waren späterer Epochen bleiben in der Schachtel.
setup-start = Startspieler ist { $seat } und bekommt die Marke. Merkt euch die Sitzordnung: Sie entscheidet bei Gleichstand.
setup-no-colonies = Es gibt keine Kolonien.
setup-colonies = Legt die Tafeln dieser Kolonien aus:
setup-colony = { $colony }
setup-fifth-colony = Weil ihr so spät beginnt, ist von Anfang an eine fünfte Kolonie da: { $colony }
setup-embassies = Haltet für alle von jeder Kolonie eine Botschaft I/II bereit.
setup-embassies-late = Haltet für alle von jeder Kolonie eine Botschaft I/II und eine III/IV bereit.
setup-warehouses = Haltet die Erweiterungen des Speichers bereit, für alle beide Plättchen.
setup-storages = Haltet für alle eine Erweiterung des Lagers bereit.
setup-ambassadors = Bereitlegen: { $ambassadors }
setup-country = Legt einen Markt in die Mitte. Nehmt die Startorte ohne diesen: { $place }
setup-order = Legt sie in dieser Reihenfolge, jeden an mindestens zwei Kanten:
setup-lay = { $seat } legt { $place }
setup-second-market = { $seat } legt den zweiten Markt, mindestens zwei Orte vom ersten entfernt.
setup-colour = Alle nehmen eine Farbe: Gemeindeplan, Bilanzkarte und einen Verwalter, der vorerst neben dem Plan bleibt.
setup-board-side = Alle nehmen die Seite des Gemeindeplans mit { $plots } Bauplätzen.
setup-community = Alle bekommen 2 Höfe mit je einem Bauern, { $tools } Werkzeuge, 1 Nahrung in den Speicher und 3 Holz oder Lehm nach Wahl, spätestens vor dem ersten Spielzug.
setup-intro-community = Alle bekommen 2 Höfe mit je einem Bauern, { $tools } Werkzeuge, 1 Nahrung in den Speicher und 3 Holz ins Lager.
setup-skipped = Legt für jede übersprungene Epoche ({ $eras }), was ihre Karte bringt, und zieht und legt dann wie zuvor alle ihre Orte.
setup-later-cards = Gebt allen je eine dauerhafte Anschaffung jeder übersprungenen Epoche ({ $eras }) offen und zwei Karten der Epoche { $era } auf die Hand.
setup-later = Alle kaufen eine Gemeinde: Botschaften für { $embassy_dollars } Taler, Gebäude für { $building_dollars }, Waren für { $goods_dollars }; was übrig bleibt, kommt zum nächsten Betrag. Dazu { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
} und { $food } Nahrung.
setup-money-limit = Höchstens drei Geldgebäude werden gekauft.
setup-later-work = Gebt dann Arbeit, versorgt alle, und lasst alles produzieren.
setup-round-card = Legt die Rundenkarte aus, links davon ist Platz für die Epochenkarte, rechts für die Marktkarten.
setup-markets = Mischt die sieben Marktkarten der Epoche { $era } und legt zwei ungesehen zurück.
setup-improvements = Mischt die 35 Anschaffungen der Epoche { $era }.
setup-pile = Mischt die Orte der Epoche { $era } verdeckt. In jedem Jahr außer dem fünften werden drei aufgedeckt.
setup-small-market = Der kleine Markt wird zu Beginn der Epoche III gelegt.
draw-country = Die Startorte der Reihe nach
budget-embassies = Botschaften nach Stufen
budget-buildings = Gebäude
budget-goods = Waren
draw-group-colony = Kolonien

## Der Wertungsblock

pad-buildings = Gebäude
pad-kind-residence = Wohnhäuser
pad-kind-storage = Lagerhäuser
pad-kind-production = Betriebe
pad-kind-provision = Versorgungsbetriebe
pad-kind-money = Gebäude, die Taler bringen
pad-kind-special = Besondere Gebäude
pad-embassies = Botschaften
pad-embassies-text = Die erreichte Stufe bei jeder Kolonie.
pad-improvements = Dauerhafte Anschaffungen
pad-improvements-text = Die ausliegenden; andere zählen nichts.
pad-era-1 = Epoche I
pad-era-2 = Epoche II
pad-era-3 = Epoche III
pad-era-4 = Epoche IV
pad-dollars = Taler
pad-workers = Wer Arbeit hat
pad-workers-text = Alle anderen, die in der Siedlung wohnen, sind arbeitslos.
pad-first = Wer das erste Jahr begann
pad-first-text = Entscheidet bei gleichen Punkten: Wer später an der Reihe war, liegt vorn.
error-co_pad_first = { $place }: das wird gebraucht, denn es gibt gleiche Punkte.
line-buildings-text = Die Werte aller Gebäude.
line-embassies-text = Der Wert der Stufe, die bei jeder Kolonie erreicht wurde.
line-improvements-text = Die Werte der dauerhaften Anschaffungen im Spiel und was einige davon für Arbeitslose zahlen.
line-cash-text = 1 Punkt für jeden.
line-farmers-text = Punkte für jeden, der Arbeit hat.
line-citizens-text = Punkte für jeden, der Arbeit hat.
line-merchants-text = Punkte für jeden, der Arbeit hat.

## Die Zughilfe

turns-standard = Die Kolonisten
turns-count = Epoche { $era }, Jahr { $year }, { $half }
turns-actions = { $count } Züge
turns-asked = Das Jahr ist vorbei. Wer hat die Startspielermarke?
half-summer = Sommer
half-winter = Winter
