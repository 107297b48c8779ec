### Everdell in English. All sentences are our own.

## The game

game-everdell = Everdell
game-everdell-text = Four seasons to build a city: send out workers, play critters and constructions that help each other, and celebrate events.
option-newleaf = Newleaf expansion
option-newleaf-text = New cards with golden markers; with the station, train cars and guests as well.
value-newleaf-off = without
value-newleaf-cards = new cards only
value-newleaf-full = with the station
option-tickets = Tickets (Newleaf)
option-tickets-text = Everybody may move a placed worker twice in the game.
value-tickets-false = without
value-tickets-true = with
option-reservation = Reservation (Newleaf)
option-reservation-text = Once a season everybody may reserve an open card and play it later for 1 resource less.
value-reservation-false = without
value-reservation-true = with
option-newleaf_forest = Forest locations of Newleaf
option-newleaf_forest-text = Three more forest locations may come into play.
value-newleaf_forest-false = without
value-newleaf_forest-true = with
option-special_events = Special events
option-special_events-text = Which special events are laid out.
value-special_events-base = base game
value-special_events-mixed = base game and Newleaf mixed
value-special_events-two_and_two = two of each
value-special_events-newleaf = Newleaf
option-avoid_named_events = Only events that name no card
option-avoid_named_events-text = Special events that ask for particular cards stay in the box.
value-avoid_named_events-false = no
value-avoid_named_events-true = yes
option-newleaf_basic_events = Basic events of Newleaf
option-newleaf_basic_events-text = Two more basic events lie out.
value-newleaf_basic_events-false = without
value-newleaf_basic_events-true = with
option-abilities = Abilities (Newleaf)
option-abilities-text = Everybody has an ability of their own, and no new worker in spring.
value-abilities-false = without
value-abilities-true = with
option-tea_house_reward = Tea House (Newleaf)
option-tea_house_reward-text = What a card given away at the Tea House brings besides a new card.
value-tea_house_reward-point = 1 point
value-tea_house_reward-any = 1 resource of choice
option-queen_sources = Queen
option-queen_sources-text = Where the Queen’s cards may come from.
value-queen_sources-all = from everywhere
value-queen_sources-hand_meadow = hand and Meadow only

## Words

good-twigs = twig
good-resin = resin
good-pebbles = pebble
good-berries = berry
good-points = point
season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
source-hand = your hand
source-meadow_1 = the Meadow, space 1
source-meadow_2 = the Meadow, space 2
source-meadow_3 = the Meadow, space 3
source-meadow_4 = the Meadow, space 4
source-meadow_5 = the Meadow, space 5
source-meadow_6 = the Meadow, space 6
source-meadow_7 = the Meadow, space 7
source-meadow_8 = the Meadow, space 8
source-station_1 = the station, space 1
source-station_2 = the station, space 2
source-station_3 = the station, space 3
source-reserved = your reservation
source-archive = your archive
source-aside = the cards before you
pile-deck = the deck
pile-discards = the discard pile
how-free = for nothing
how-less = for less
how-discard = discard
how-give = give away
space-station_1 = space 1 of the station
space-station_2 = space 2 of the station
space-station_3 = space 3 of the station
type-traveler = traveler cards
type-production = production cards
type-destination = destination cards
type-governance = governance cards
type-prosperity = prosperity cards
car-one_berry = 1 berry
car-one_resin = 1 resin
car-one_pebble = 1 pebble
car-one_any = 1 resource of choice
car-two_twigs = 2 twigs
car-one_point = 1 point
car-hidden = a hidden train car
ability-bats = Bats
ability-bats-text = After each card you play, you may put a Meadow card into your archive. From there it can be played, as if from hand, Meadow or station.
ability-cats = Cats
ability-cats-text = Workers of others do not keep yours out of basic and forest locations or destination cards; in other cities only where somebody stands already.
ability-honey_bees = Honey Bees
ability-honey_bees-text = After each card you play that is no production card, you may discard a hand card to let one of your production cards work. Not in autumn.
ability-snails = Snails
ability-snails-text = When somebody else has played a production card, you may give them a card of your pile of 7 to use that card, too.
ability-hidden = not shown yet
card-hidden = a hidden card
kind-critter = Critter
kind-construction = Construction
rarity-unique = unique
rarity-common = common

## Parts of a position in words

part-first = Began
part-meadow = Meadow
part-deck = Deck
part-discards = Discard pile
part-aside = Cards on their way
part-heaps = Lots of them
part-table = Being played
part-forest = Forest
part-events = Events
part-event = Event
part-producing = Still to produce
part-seats = Players
part-season = Season
part-passed = Has passed
part-idle = Available workers
part-workers = Placed workers
part-goods = Resources and points
part-hand = Hand
part-hand_limit = Hand limit
part-city = City
part-spaces = Occupied spaces
part-prison = In the Dungeon
part-tickets = Tickets left
part-plays = Cards played this season
part-card = Card
part-marked = Occupied marker
part-owner = Owner
part-beneath = Beneath
part-source = Comes from
part-watching = May react
part-price = To be paid
part-place = Place
part-ruined = Torn down for it
part-station = Station
part-cars = Train cars
part-bag = In the bag
part-spent = Set aside
part-guests = Guests
part-stacks = Stacks of guests
part-lots = Guests still to come
part-away = Guests sent away
part-golden = Golden markers
part-reserved = Reserved
part-turned = Reservation used
part-ability = Ability
part-offered = Abilities to choose from
part-pick = Chosen ability
part-archive = Archive
part-pile = Pile of the Snails
part-snails = Pile of the Snails
part-shares = Shares a space with
part-space = Waits for train car
part-space_limit = Spaces
part-twigs = { good-twigs }
part-resin = { good-resin }
part-pebbles = { good-pebbles }
part-berries = { good-berries }
part-points = { good-points }

## Locations

location-basic_three_twigs = 3 twigs
location-basic_two_twigs_one_card = 2 twigs and 1 card
location-basic_two_resin = 2 resin
location-basic_one_resin_one_card = 1 resin and 1 card
location-basic_two_cards_one_point = 2 cards and 1 point
location-basic_one_pebble = 1 pebble
location-basic_one_berry_one_card = 1 berry and 1 card
location-basic_one_berry = 1 berry
location-haven = Haven
location-journey_2 = Journey for 2
location-journey_3 = Journey for 3
location-journey_4 = Journey for 4
location-journey_5 = Journey for 5
location-forest_two_berries_one_card = Forest (2 berries and 1 card)
location-forest_two_any = Forest (2 resources of your choice)
location-forest_discard_any_draw_double = Forest (discard cards, draw twice as many)
location-forest_copy_basic_one_card = Forest (a basic location of your choice and 1 card)
location-forest_one_pebble_three_cards = Forest (1 pebble and 3 cards)
location-forest_twig_resin_berry = Forest (1 twig, 1 resin and 1 berry)
location-forest_three_berries = Forest (3 berries)
location-forest_two_resin_one_twig = Forest (2 resin and 1 twig)
location-forest_two_cards_one_any = Forest (2 cards and 1 resource of your choice)
location-forest_discard_three_gain_any = Forest (up to 3 cards for a resource each)
location-forest_two_meadow_cards_play_one = Forest (take 2 Meadow cards, play one for 1 less)
location-forest_four_twigs = Forest (4 twigs)
location-forest_two_twigs_one_resin = Forest (2 twigs and 1 resin)
location-forest_copy_forest = Forest (another forest location of your choice)
location-knoll-text = Discard 3 open cards, then take 3 into your hand, and unload a train car of your choice.
location-platform-text = Send one guest away, welcome another, and unload a train car of your choice.
location-haven-text = Discard as many hand cards as you like; every two bring a resource of your choice.
location-journey_2-text = In autumn: discard 2 hand cards. The worker stays for good and is worth 2 points.
location-journey_3-text = In autumn: discard 3 hand cards. The worker stays for good and is worth 3 points.
location-journey_4-text = In autumn: discard 4 hand cards. The worker stays for good and is worth 4 points.
location-journey_5-text = In autumn: discard 5 hand cards. The worker stays for good and is worth 5 points.
location-knoll = Knoll
location-platform = Platform

## Cards and events

card-architect = Architect
card-architect-text = At the end 1 point for each resin and each pebble you have left, at most 6.
card-bard = Bard
card-bard-text = When played: discard up to five hand cards for 1 point each.
card-barge_toad = Barge Toad
card-barge_toad-text = Production: 2 twigs for each Farm in the city.
card-castle = Castle
card-castle-text = At the end 1 point for each common construction in your city.
card-cemetery = Cemetery
card-cemetery-text = Worker, for good: turn up four cards of the deck or of the discard pile; you may play one of them for nothing, the others are discarded. With an Undertaker in the city there is room for a second worker.
card-chapel = Chapel
card-chapel-text = Worker: put a point on the Chapel, then draw two cards for each point lying there.
card-chip_sweep = Chip Sweep
card-chip_sweep-text = Production: lets another production card of the city work once more.
card-clock_tower = Clock Tower
card-clock_tower-text = When played, 3 points are put on it. Each time before you begin the next season you may give up 1 point from here: for it you use a basic or forest location once more where a worker of yours stands. Points left here count at the end.
card-courthouse = Courthouse
card-courthouse-text = Each further construction you play into your city brings a twig, a resin or a pebble.
card-crane = Crane
card-crane-text = Give it up while you play a construction: that costs up to 3 resources less.
card-doctor = Doctor
card-doctor-text = Production: pay up to 3 berries for 1 point each.
card-dungeon = Dungeon
card-dungeon-text = While you play a card, lock up a critter of your city: the card costs up to 3 resources less. One cell; with a Ranger in the city a second one.
card-ever_tree = Ever Tree
card-ever_tree-text = At the end 1 point for each prosperity card in your city, this one included. Its marker lets in any one critter.
card-fairgrounds = Fairgrounds
card-fairgrounds-text = Production: draw 2 cards.
card-farm = Farm
card-farm-text = Production: 1 berry.
card-fool = Fool
card-fool-text = Goes into a free space of another city and is worth 2 points less than nothing there.
card-general_store = General Store
card-general_store-text = Production: 1 berry, or 2 if there is a Farm in the city.
card-historian = Historian
card-historian-text = After each further card you play, draw a card.
card-husband = Husband
card-husband-text = Production: a resource of your choice, if he shares his space with a Wife and there is a Farm in the city.
card-inn = Inn
card-inn-text = Open. Worker: play a card of the Meadow for up to 3 resources less.
card-innkeeper = Innkeeper
card-innkeeper-text = Give him up while you play a critter: it costs up to 3 berries less.
card-judge = Judge
card-judge-text = When you play a card, one resource of its price may be another one.
card-king = King
card-king-text = At the end 1 point for each of your basic events and 2 for each special one.
card-lookout = Lookout
card-lookout-text = Worker: use any basic or forest location, whoever stands there.
card-mine = Mine
card-mine-text = Production: 1 pebble.
card-miner_mole = Miner Mole
card-miner_mole-text = Production: copies a production card of another city; what it counts, it counts there.
card-monastery = Monastery
card-monastery-text = Worker, for good: give 2 resources to another player, gain 4 points. With a Monk in the city there is room for a second worker.
card-monk = Monk
card-monk-text = Production: give another player up to 2 berries for 2 points each. Opens the second place of the Monastery.
card-palace = Palace
card-palace-text = At the end 1 point for each unique construction in your city, this one included.
card-peddler = Peddler
card-peddler-text = Production: pay up to 2 resources and take as many of your choice.
card-post_office = Post Office
card-post_office-text = Open. Worker: give 2 hand cards to another player, discard as many as you like, then draw up to your hand limit.
card-postal_pigeon = Postal Pigeon
card-postal_pigeon-text = When played: turn up 2 cards of the deck; one worth at most 3 points you may play for nothing.
card-queen = Queen
card-queen-text = Worker: play a card worth at most 3 points for nothing.
card-ranger = Ranger
card-ranger-text = When played: move one of your placed workers to another place and use it. Opens the second cell of the Dungeon.
card-resin_refinery = Resin Refinery
card-resin_refinery-text = Production: 1 resin.
card-ruins = Ruins
card-ruins-text = Takes the space of a construction of your city, which is discarded: gain its price and draw 2 cards.
card-school = School
card-school-text = At the end 1 point for each common critter in your city.
card-shepherd = Shepherd
card-shepherd-text = What you pay for her goes to another player. When played: 3 berries, and 1 point for each point on your Chapel.
card-shopkeeper = Shopkeeper
card-shopkeeper-text = Each further critter you play into your city brings a berry.
card-storehouse = Storehouse
card-storehouse-text = Production: put 3 twigs, 2 resin, 1 pebble or 2 berries on it. A worker of yours takes all that lies there.
card-teacher = Teacher
card-teacher-text = Production: look at 2 cards, keep one and give the other to another player.
card-theater = Theater
card-theater-text = At the end 1 point for each unique critter in your city.
card-twig_barge = Twig Barge
card-twig_barge-text = Production: 2 twigs.
card-undertaker = Undertaker
card-undertaker-text = When played: discard 3 cards of the Meadow, then take one of the Meadow. Opens the second place of the Cemetery.
card-university = University
card-university-text = Worker: discard another card of your city, gain its price, a resource of your choice and 1 point.
card-wanderer = Wanderer
card-wanderer-text = When played: draw 3 cards. Takes no space.
card-wife = Wife
card-wife-text = At the end 3 points if she shares her space with a Husband.
card-woodcarver = Woodcarver
card-woodcarver-text = Production: pay up to 3 twigs for 1 point each.
card-air_balloon = Air Balloon
card-air_balloon-text = When played: you may do what a traveler card of another city does when it is played. Takes no space.
card-baker = Baker
card-baker-text = At the end 2 points for each berry you have left, at most 6.
card-bank = Bank
card-bank-text = Production: put a point on the Bank. Each point there makes your hand limit one card larger.
card-chipsmith = Chipsmith
card-chipsmith-text = Worker: one or two different production cards of your city work.
card-city_hall = City Hall
card-city_hall-text = After each further construction you play, you may give a hand card to another player for 1 point and a new card.
card-conductor = Conductor
card-conductor-text = Worker: do what a destination card of another city does, as if it stood in yours. Not Cemetery, Chapel or Monastery.
card-diplomat = Diplomat
card-diplomat-text = After each further critter you play, you may give a hand card to another player for 1 point and a new card.
card-ever_wall = Ever Wall
card-ever_wall-text = At the end 2 points for every five occupied spaces of your city. Takes no space.
card-freight_car = Freight Car
card-freight_car-text = Comes with 2 resources of each kind. Production: take up to 2 of them.
card-gardener = Gardener
card-gardener-text = When played: up to two different production cards of your city work.
card-greenhouse = Greenhouse
card-greenhouse-text = Production: draw a card; a resource of your choice, too, if it shares its space with a Farm. It may share one.
card-hotel = Hotel
card-hotel-text = Open, for 2 points. Worker: play a card from your hand for up to 3 resources less.
card-inventor = Inventor
card-inventor-text = Give her up while you play a card: it costs up to 3 resources less.
card-lamplighter = Lamplighter
card-lamplighter-text = Production: take up to two cards, each from the deck, the Meadow or the station.
card-library = Library
card-library-text = At the end 1 point for each of the five types of cards in your city.
card-locomotive = Locomotive
card-locomotive-text = Worker: play a card of the station for up to 3 resources less.
card-magician = Magician
card-magician-text = Production: you may discard another card of your city for 1 point and a resource of your choice.
card-main_road = Main Road
card-main_road-text = Takes no space and adds one to your city. Stays for good.
card-mayor = Mayor
card-mayor-text = Production: 1 point, and 1 more for every five occupied spaces of the city.
card-miller = Miller
card-miller-text = Production: you may pay 1 pebble for 3 points.
card-museum = Museum
card-museum-text = After each further card you play, you may draw 2 cards.
card-photographer = Photographer
card-photographer-text = At the end the bonus of one prosperity card of another city counts for you as if it lay in yours.
card-poet = Poet
card-poet-text = When played: name a type of cards and take all of them from the Meadow, for 1 point each.
card-tea_house = Tea House
card-tea_house-text = Production: you may give a hand card to another player for 1 point and a new card.
card-city_monument = City Monument
card-city_monument-text = For 3 governance cards: 3 points.
card-grand_tour = Grand Tour
card-grand_tour-text = For 3 destination cards: 3 points.
card-harvest_festival = Harvest Festival
card-harvest_festival-text = For 4 production cards: 3 points.
card-cartographers_expedition = Cartographer’s Expedition
card-cartographers_expedition-text = For 3 traveler cards: 3 points.
card-graduation_of_scholars = Graduation of Scholars
card-graduation_of_scholars-text = For Teacher and University. Put up to 3 critters of your hand beneath it: 2 points each.
card-a_brilliant_marketing_plan = A Brilliant Marketing Plan
card-a_brilliant_marketing_plan-text = For Shopkeeper and Post Office. Give up to 3 resources to other players: 2 points at once for each.
card-performer_in_residence = Performer in Residence
card-performer_in_residence-text = For Inn and Bard. Put up to 3 berries on it: 2 points each.
card-capture_of_the_acorn_thieves = Capture of the Acorn Thieves
card-capture_of_the_acorn_thieves-text = For Courthouse and Ranger. Put up to 2 critters of your city beneath it: 3 points each.
card-ministering_to_miscreants = Ministering to Miscreants
card-ministering_to_miscreants-text = For Monk and Dungeon. At the end 3 points for each prisoner in your Dungeon.
card-croak_wart_cure = Croak Wart Cure
card-croak_wart_cure-text = For Undertaker and Barge Toad. Pay 2 berries and discard 2 cards of your city: 6 points.
card-an_evening_of_fireworks = An Evening of Fireworks
card-an_evening_of_fireworks-text = For Lookout and Miner Mole. Put up to 3 twigs on it: 2 points each.
card-a_well_run_city = A Well Run City
card-a_well_run_city-text = For Chip Sweep and Clock Tower: 4 points, and one of your placed workers comes back.
card-tax_relief = Tax Relief
card-tax_relief-text = For Judge and Queen: 3 points, and all your production cards work.
card-under_new_management = Under New Management
card-under_new_management-text = For Peddler and General Store. Put up to 3 resources on it: twigs and berries are worth 1 point, resin and pebbles 2.
card-ancient_scrolls_discovered = Ancient Scrolls Discovered
card-ancient_scrolls_discovered-text = For Historian and Ruins. Turn up 5 cards: each goes into your hand or beneath, where it is worth 1 point.
card-flying_doctor_service = Flying Doctor Service
card-flying_doctor_service-text = For Doctor and Postal Pigeon. At the end 3 points for each Husband and Wife that share a space, in all cities.
card-path_of_the_pilgrims = Path of the Pilgrims
card-path_of_the_pilgrims-text = For Monastery and Wanderer. At the end 3 points for each worker in your Monastery.
card-remembering_the_fallen = Remembering the Fallen
card-remembering_the_fallen-text = For Cemetery and Shepherd. At the end 3 points for each worker in your Cemetery.
card-pristine_chapel_ceiling = Pristine Chapel Ceiling
card-pristine_chapel_ceiling-text = For Woodcarver and Chapel. A card and a resource of your choice for each point on your Chapel; at the end 2 points for each of them.
card-the_everdell_games = The Everdell Games
card-the_everdell_games-text = For two cards of each of the five types: 9 points.
card-big_city = Big City
card-big_city-text = For 15 cards: 5 points.
card-scenic_flight = Scenic Flight
card-scenic_flight-text = For 3 prosperity cards: 3 points.
card-city_jubilee = City Jubilee
card-city_jubilee-text = For 10 cards. At once 1 point for each of your basic events and 2 for each special one, this one included.
card-ever_wall_tower_constructed = Ever Wall Tower Constructed
card-ever_wall_tower_constructed-text = For 9 constructions: 5 points.
card-glow_light_festival = Glow Light Festival
card-glow_light_festival-text = For 3 production and 2 traveler cards. Discard up to one hand card per production card for 1 point each; 3 points.
card-hot_air_balloon_race = Hot Air Balloon Race
card-hot_air_balloon_race-text = For 2 traveler and 2 governance cards. Discard up to one hand card per traveler card for 1 point each; 4 points.
card-juniper_jig_dance_contest = Juniper Jig Dance Contest
card-juniper_jig_dance_contest-text = For 9 critters: 5 points.
card-magic_show = Magic Show
card-magic_show-text = For 2 destination and 2 prosperity cards. Discard up to one hand card per destination card for 1 point each; 4 points.
card-royal_tea = Royal Tea
card-royal_tea-text = For 2 prosperity and 3 production cards. Discard up to one hand card per prosperity card for 1 point each; 4 points.
card-stock_market_boom = Stock Market Boom
card-stock_market_boom-text = For 2 governance and 2 destination cards. Discard up to one hand card per governance card for 1 point each; 4 points.
card-sunflower_parade = Sunflower Parade
card-sunflower_parade-text = For 3 other events of yours: 5 points.

## Guests

card-bim_little = Bim Little
card-bim_little-text = At the end 7 points for 6 destination cards.
card-bosley_tedwardson = Bosley Tedwardson
card-bosley_tedwardson-text = At the end 9 points for two cards of each of the five types.
card-butterbell_sweetpaw = Butterbell Sweetpaw
card-butterbell_sweetpaw-text = At the end 6 points for 15 cards.
card-diggs_deepwell = Diggs Deepwell
card-diggs_deepwell-text = At the end 6 points for 2 pebbles left.
card-dillweed_quicksniff = Dillweed Quicksniff
card-dillweed_quicksniff-text = At the end 5 points for more constructions than critters.
card-dim_dustlight = Dim Dustlight
card-dim_dustlight-text = At the end 5 points for 6 unique cards.
card-dip_dibble = Dip Dibble
card-dip_dibble-text = At the end 5 points for 4 destination cards.
card-dune_tarrington = Dune Tarrington
card-dune_tarrington-text = At the end 6 points for 6 prosperity cards.
card-dwell_northwatch = Dwell Northwatch
card-dwell_northwatch-text = At the end 5 points for 4 traveler cards.
card-edvard_triptail = Edvard Triptail
card-edvard_triptail-text = At the end 5 points for a card of each of the five types.
card-frin_stickly = Frin Stickly
card-frin_stickly-text = At the end 6 points for 4 resin left.
card-glindil_frink = Glindil Frink
card-glindil_frink-text = At the end 4 points for 4 prosperity cards.
card-iggy_silverscale = Iggy Silverscale
card-iggy_silverscale-text = At the end 7 points for 6 traveler cards.
card-mossy_steptoe = Mossy Steptoe
card-mossy_steptoe-text = At the end 5 points for 5 production cards.
card-orin_nimblepaw = Orin Nimblepaw
card-orin_nimblepaw-text = At the end 6 points for 2 workers on the Journey.
card-oscar_longtale = Oscar Longtale
card-oscar_longtale-text = At the end 5 points for more critters than constructions.
card-phill_gurgle = Phill Gurgle
card-phill_gurgle-text = At the end 10 points for at most 2 production cards.
card-piff_quillglow = Piff Quillglow
card-piff_quillglow-text = At the end 6 points for 5 twigs left.
card-plum_shortclaw = Plum Shortclaw
card-plum_shortclaw-text = At the end 5 points for 4 governance cards.
card-quinn_cleanwhisker = Quinn Cleanwhisker
card-quinn_cleanwhisker-text = At the end 6 points for 6 critters and 6 constructions.
card-reemy_sniggle = Reemy Sniggle
card-reemy_sniggle-text = At the end 7 points for 3 basic events.
card-rivil_ablacus = Rivil Ablacus
card-rivil_ablacus-text = At the end 7 points for 6 governance cards.
card-ruby_dew = Ruby Dew
card-ruby_dew-text = At the end 8 points for 2 special events.
card-saris_clearwhistle = Saris Clearwhistle
card-saris_clearwhistle-text = At the end 5 points for 6 common cards.
card-sir_trivle_qs_marqwill_iii = Sir Trivle Q.S. Marqwill III
card-sir_trivle_qs_marqwill_iii-text = At the end 7 points for a resource of each kind left.
card-skid_shinysnout = Skid Shinysnout
card-skid_shinysnout-text = At the end 5 points for 10 points gained.
card-snout_puddlehop = Snout Puddlehop
card-snout_puddlehop-text = At the end 8 points for 2 basic events and 1 special event.
card-triss_peske = Triss Peske
card-triss_peske-text = At the end 6 points for 6 cards of one type other than production.
card-wildell_family = Wildell Family
card-wildell_family-text = At the end 7 points for 9 common cards.
card-willow_greengrin = Willow Greengrin
card-willow_greengrin-text = At the end 7 points for 7 production cards.
card-wimble_wuffle = Wimble Wuffle
card-wimble_wuffle-text = At the end 6 points for 3 berries left.
card-yara_and_brun_mayberry = Yara & Brun Mayberry
card-yara_and_brun_mayberry-text = At the end 7 points for 7 unique cards.

## Questions

ask-turn = Your turn.
ask-way = How do you pay? ({ $card })
ask-strike = Which resources do you save? ({ $card })
ask-swap = With the Judge: which resource do you replace? ({ $card })
ask-price_to = Who gets what you pay? ({ $card })
ask-target = Into whose city? ({ $card })
ask-ruin = Which construction do you tear down for it? ({ $card })
ask-surplus = Not everything fits into the hand of { $other_seat }. Which card is discarded?
ask-gain_any = Resources of your choice: still { $number }.
ask-choose = Which of these?
ask-lay = What do you put on it? { $number ->
    [0] Nothing more fits on it.
   *[other] Up to { $number } more.
} ({ $card })
ask-amount = How much do you pay? At most { $number } × { $good }.
ask-pay_to = Who gets it?
ask-pay_any = Which resource do you pay?
ask-gift = Give a resource to somebody?
ask-pick = Which hand card do you { $how }? So far { $number }.
ask-send = Who gets the cards?
ask-raze = Which card do you discard from your city?
ask-take = Which card do you take? (at most { $number } more)
ask-clear = Which open card do you discard? ({ $number } more)
ask-reveal_from = From which pile do you turn cards up?
ask-tuck = What do you put beneath? ({ $card })
ask-play_one = Which card do you play { $how }?
ask-activate = Which card works once more?
ask-produce = Which card works next?
ask-copy = Which card do you copy?
ask-copy_place = Which location do you use?
ask-lift = Which worker do you move?
ask-move = Where does the worker go?
ask-recall = Which worker comes back?
ask-keep = Which card do you keep?
ask-hand_on = Who gets the other card?
ask-choose_ability = Which ability do you want?
ask-share = Share a space, or take a free one? ({ $card })
ask-react_next = What happens next after { $card }?
ask-name_type = Which type of cards do you take from the Meadow?
ask-may = Draw { $number } cards? ({ $card })
ask-unload = What do you take?
ask-choose_car = Which train car do you unload?
ask-send_away = Which guest do you send away?
ask-welcome = Which guest do you welcome?
ask-keep_reserved = Do you keep the reserved card?
ask-archive = Put a card of the Meadow into your archive?
ask-bees = Discard a hand card to let a production card work?
ask-snails_may = Give a card of your pile to use { $card }, too?
ask-snail_work = Does { $card } work for you?

## Questions as the screen asks them

ev-asked-by = { $card }: { $question }
ev-ask-clock_tower = Clock Tower, before { $season }: give 1 point to use a location once more?
ev-ask-amount-twigs = How many twigs do you pay?
ev-ask-amount-resin = How much resin do you pay?
ev-ask-amount-pebbles = How many pebbles do you pay?
ev-ask-amount-berries = How many berries do you pay?

## Answers

move-visit = Send a worker to “{ $location }”
move-visit_card = Send a worker to “{ $card }” of { $other_seat }
move-achieve = Achieve “{ $card }”{ $points ->
    [0] {""}
    [one] {" "}(1 point)
   *[other] {" "}({ $points } points)
}
move-play = Play { $card } from { $source }
move-ticket = Use a ticket: move a worker
move-prepare = Prepare for { $season }
move-pass = Pass
move-pay_price = Pay the price
move-mark = For nothing, by putting an occupied marker on { $card }
move-spend = Give up { $card } and pay up to 3 less
move-imprison = Lock up { $card } and pay up to 3 less
move-judge = { $card }: replace one resource by another
move-strike = Save { $goods }
move-swap = { $other_good } instead of { $good }
move-to_seat = { $other_seat }
move-raze = Discard { $card }
move-gain = { $good }
move-choose = { $goods }
move-pay = Pay { $good }
move-gift = { $good } for { $other_seat }
move-lay = { $good }
move-trade = { $number ->
        [0] Pay nothing
       *[other] Pay { $number } × { $good }
    }
move-done = Done
move-decline = Decline
move-pick = { $card }
move-discard = Discard { $card }
move-take = Take { $card } from { $source }
move-clear = Discard { $card } from { $source }
move-reveal = From { $pile }
move-tuck = { $card } beneath
move-tuck_from = { $card } of your city beneath
move-keep = Keep { $card }
move-produce = { $card }
move-activate = { $card }
move-copy = { $card } of { $other_seat }
move-copy_place = { $location }
move-lift = From: { $location }
move-lift_event = From { $card }
move-lift_card = From { $card } of { $other_seat }
move-lift_stray = Beside the city
move-ability = { $ability }
move-reserve = Reserve { $card } from { $source }
move-gild = For nothing: golden marker on { $card }
move-reservation = 1 resource less: it was reserved
move-draw = Draw from the deck
move-type = { $type }
move-share = Share the space of { $card }
move-alone = A space of its own
move-archive = { $card } from { $source }
move-give_up = Discard { $card }
move-hold = Keep { $card }
move-car = { $car }
move-send_away = { $card }
move-welcome = { $card }
move-unload = { $good }
move-accept = Yes
move-react = { $card }

## What is in the way

obstacle-journey = The Journey begins in your autumn.
obstacle-hand_cards = For that you need { $count } hand cards.
obstacle-workers = All your workers are out. Prepare for the next season, and they come back.
obstacle-no_workers = All your workers are out, and after autumn none comes back.
obstacle-taken = Somebody stands there already.
obstacle-one_of_each = A worker of yours stands there already.
obstacle-use = You could do nothing there now.
obstacle-closed = Only the owner of this card may send workers there.
obstacle-achieved = { $seat } has achieved it.
obstacle-achieved_already = You have achieved this event already.
obstacle-taken_event = Rugwort has taken this event.
obstacle-event_cards = Your city still lacks: { $cards }.
obstacle-event_needs = Your city does not show yet what it asks for.
obstacle-event_price = You cannot give what it costs.
obstacle-closed_meadow = Rugwort’s worker closes this card.
obstacle-plays = You have played as many cards this season as there can be.
obstacle-unique = A unique card may lie in your city only once.
obstacle-fool = No other city has room for it.
obstacle-ruins = You have no construction to tear down for it.
obstacle-room = All spaces of your city are taken.
obstacle-price = You still need: { $goods }.
obstacle-price_helped = { $count ->
    [one] With the help of your card “{ $card }” only one of these resources is missing.
   *[other] With the help of your card “{ $card }” only { $count } of these resources are missing.
}
obstacle-price_reserved = { $count ->
    [one] As you have reserved it, only one of these resources is missing.
   *[other] As you have reserved it, only { $count } of these resources are missing.
}
obstacle-by_visit = With a worker on “{ $card }” you can play it all the same.

## What happens

event-visited = { $seat } sends a worker: { $location }.
event-visited_card = { $seat } sends a worker: { $card } of { $other_seat }.
event-moved = { $seat } moves a worker: { $location }.
event-moved_card = { $seat } moves a worker: { $card } of { $other_seat }.
event-moved_by = { $seat } moves a worker by { $other_card }: { $location }.
event-moved_card_by = { $seat } moves a worker by { $other_card }: { $card } of { $other_seat }.
event-achieved = { $seat } achieves an event: { $card }.
event-played = { $seat } plays { $card }.
event-travelled = { $seat } uses a ticket.
event-prepared = { $seat } is now in { $season } and has { $number } workers.
event-passed = { $seat } passes.
event-gained = { $seat } gains { $number } × { $good }.
event-paid = { $seat } pays { $number } × { $good }.
event-gave = { $seat } gives { $other_seat } { $number } × { $good }.
event-gave_nobody = { $seat } puts { $number } × { $good } into the supply, since all others have passed.
event-stored = { $seat } puts { $number } × { $good } on { $card }.
event-laid = { $seat } puts { $number } × { $good } on { $card }.
event-marked = { $seat } puts an occupied marker on { $card } and pays nothing.
event-spent = { $seat } gives up { $card }.
event-imprisoned = { $seat } locks up { $card }.
event-struck = { $seat } saves { $goods }.
event-fooled = The Fool moves into the city of { $other_seat }.
event-ruined = { $seat } tears down { $card } for the Ruins.
event-razed = { $seat } discards { $card } from the city.
event-drew = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
event-hand_full = { $seat } draws no card: the hand is full.
event-discarded = { $seat } discards { $number ->
        [one] a hand card
       *[other] { $number } hand cards
    }.
event-gave_card = { $seat } gives { $other_seat } a card.
event-got_card = { $seat } looks at the card of { $other_seat }.
event-refilled = New in the Meadow: { $card }.
event-refilled_station = New at the station: { $card }.
event-shuffled = The discard pile becomes the new deck: { $number } cards.
event-took = { $seat } takes { $card }.
event-cleared = { $seat } discards open cards: { $cards }.
event-revealed = { $seat } turns up: { $cards }.
event-swept = Discarded: { $cards }.
event-tucked = { $seat } puts { $card } beneath { $other_card }.
event-worked = { $card } works for { $seat }.
event-copied_place = { $seat } uses a location once more: { $location }.
event-copied_place_by = { $seat } uses a location once more by { $card }: { $location }.
event-took_off = { $seat } gives up { $number } × { $good } from { $card }.
event-swapped = { $seat } pays { $other_good } instead of { $good } ({ $card }).
event-recalled = A worker of { $seat } comes back.
event-picked_ability = { $seat } has chosen an ability.
event-has_ability = { $seat } has an ability: { $ability }.
event-used_ability = { $seat } uses an ability: { $ability }.
event-reserved = { $seat } reserves { $card }.
event-gave_up = { $seat } discards the reserved card: { $card }.
event-gilded = { $seat } plays it for nothing: golden marker on { $card }.
event-shared = It shares a space with { $card }.
event-named_type = { $seat } takes from the Meadow: { $type }.
event-unloaded = { $seat } unloads a train car: { $car }.
event-new_car = A new train car: { $car }, { $space }.
event-sent_away = { $seat } sends a guest away: { $card }.
event-welcomed = { $seat } welcomes a guest: { $card }.
event-uncovered = Another guest on the platform: { $card }.
event-archived = { $seat } puts { $card } into the archive.
event-snail_gave = { $seat } gives { $other_seat } a card of the pile.
event-snail_dropped = { $seat } discards a card of the pile; the hand of { $other_seat } is full.

## What happens, where it is me

event-visited-you = You send a worker: { $location }.
event-visited_card-you = You send a worker: { $card }.
event-moved-you = You move a worker: { $location }.
event-moved_card-you = You move a worker: { $card }.
event-moved_by-you = You move a worker by { $other_card }: { $location }.
event-moved_card_by-you = You move a worker by { $other_card }: { $card }.
event-achieved-you = You achieve an event: { $card }.
event-played-you = You play { $card }.
event-travelled-you = You use a ticket.
event-prepared-you = You are now in { $season } and have { $number } workers.
event-passed-you = You pass.
event-gained-you = You gain { $number } × { $good }.
event-paid-you = You pay { $number } × { $good }.
event-gave-you = You give { $other_seat } { $number } × { $good }.
event-gave_nobody-you = You put { $number } × { $good } into the supply, since all others have passed.
event-stored-you = You put { $number } × { $good } on { $card }.
event-laid-you = You put { $number } × { $good } on { $card }.
event-marked-you = You put an occupied marker on { $card } and pay nothing.
event-spent-you = You give up { $card }.
event-imprisoned-you = You lock up { $card }.
event-struck-you = You save { $goods }.
event-ruined-you = You tear down { $card } for the Ruins.
event-razed-you = You discard { $card } from the city.
event-drew-you = You draw { $number ->
        [one] a card
       *[other] { $number } cards
    }.
event-hand_full-you = You draw no card: your hand is full.
event-discarded-you = You discard { $number ->
        [one] a hand card
       *[other] { $number } hand cards
    }.
event-gave_card-you = You give { $other_seat } a card.
event-got_card-you = You look at the card of { $other_seat }.
event-took-you = You take { $card }.
event-cleared-you = You discard open cards: { $cards }.
event-revealed-you = You turn up: { $cards }.
event-tucked-you = You put { $card } beneath { $other_card }.
event-worked-you = { $card } works for you.
event-copied_place-you = You use a location once more: { $location }.
event-copied_place_by-you = You use a location once more by { $card }: { $location }.
event-took_off-you = You give up { $number } × { $good } from { $card }.
event-swapped-you = You pay { $other_good } instead of { $good } ({ $card }).
event-recalled-you = A worker of yours comes back.
event-picked_ability-you = You have chosen an ability.
event-has_ability-you = You have an ability: { $ability }.
event-used_ability-you = You use an ability: { $ability }.
event-reserved-you = You reserve { $card }.
event-gave_up-you = You discard the reserved card: { $card }.
event-gilded-you = You play it for nothing: golden marker on { $card }.
event-named_type-you = You take from the Meadow: { $type }.
event-unloaded-you = You unload a train car: { $car }.
event-sent_away-you = You send a guest away: { $card }.
event-welcomed-you = You welcome a guest: { $card }.
event-archived-you = You put { $card } into the archive.
event-snail_gave-you = You give { $other_seat } a card of the pile.
event-snail_dropped-you = You discard a card of the pile; the hand of { $other_seat } is full.

## What happens, to whom it is not hidden

event-drew-known = { $seat } draws { $cards }.
event-discarded-known = { $seat } discards from the hand: { $cards }.
event-gave_card-known = { $seat } gives { $other_seat } a card: { $card }.
event-got_card-known = { $seat } gets from { $other_seat }: { $card }.
event-picked_ability-known = { $seat } has chosen an ability: { $ability }.
event-snail_gave-known = { $seat } gives { $other_seat } a card of the pile: { $card }.

## What a newcomer is told

guide-aim = Welcome to the valley! Over four seasons you build a city of fifteen spaces. Cards, events and collected points decide who wins.
guide-worker = Send a worker: a lit figure marks a place that is open to you. What it gives is yours at once.
guide-shared = A double figure: any number of workers may stand there. All other places hold one only.
guide-card = A card with a dot can be played now. Below it stands its price, at the upper right what it is worth.
guide-meadow = The eight cards of the Meadow belong to everybody: play them as if you held them.
guide-critter = Critters in round windows cost berries. A construction of yours can invite one for nothing: its door shows whether it is still free.
guide-production = Green cards work at once, and again in spring and autumn. Have some early.
guide-prepare = All workers are out. When you can play nothing more, prepare for the next season: they come back and bring help.
guide-season = Seasons are your own: it does not matter how far the others are.
guide-events = Events ask for certain cards in your city. Who sends a worker first has it.
guide-full = Your hand holds { $limit } cards. What does not fit you do not draw.
guide-journey = In autumn the Journey is open: give hand cards for points at the end.
guide-pass = In autumn you may pass, and then you are done. Use all your workers first.
guide-end = The points of the cards, purple extras, events and collected points together are your result.

## What things are

explain-twigs = Twigs: for constructions.
explain-resin = Resin: for constructions.
explain-pebbles = Pebbles: for constructions, and scarce.
explain-berries = Berries: critters cost them.
explain-points = Points. They are no resource: nothing is paid with them.
explain-cards = Cards in hand, at most 8; what does not fit is not drawn.
explain-workers = Workers: { $idle } of { $all } at home. The others come back when this player prepares for the next season.
explain-season = It is { $season } here. Everybody has seasons of their own.
explain-meadow = Eight open cards for everybody. What is played from here is replaced at once.
explain-deck = So many cards are still in the deck.
explain-discards = So many cards have been discarded. When the deck is empty they are shuffled.
explain-city = Your city has 15 spaces. Husband and Wife share one.
explain-beside = These cards need no space.
explain-hand = Your hand. You may also play cards of the Meadow.
explain-forest = Forest: one worker each, with four players two of different colours.
explain-haven = Haven: discard hand cards, every two bring a resource of your choice.
explain-journey = Journey: in autumn only; discard as many hand cards as the place is worth. The worker stays.
explain-events = Achieve an event with a worker, once your city shows what it asks for. Strong signs are there already.
explain-door = A construction invites a critter: put an occupied marker on it and play the critter for nothing. Once for each construction.
explain-open_sign = Open: you may send a worker to this card in another city. Its owner gains a point.
explain-station = Station: cards for everybody, as in the Meadow. Whoever plays one also gets what the train car below it carries.
explain-car = Train car: { $car }. It comes with the card above it.
explain-guests = Guests bring their points at the end, if your city then shows what they ask for.
explain-golden = Golden markers: each lets in one critter for nothing, by the golden banners. You have three in the whole game.
explain-reserve = Put this card aside for yourself. You may play it later for 1 resource less; once a season.
explain-reserved = Reserved: only you can play it, for 1 resource less.
explain-archive = Archive: only you can play these cards.
explain-rugwort = Rugwort has no hand: for every card you play he takes one of the Meadow. You must have more points than he has.
explain-unique = Unique: only one of them in a city.
explain-common = Common: as many in a city as you like.
explain-prepare = All your workers come back, and new ones with them. In spring and autumn your green cards work; in summer you take cards of the Meadow.
explain-pass = You are done and do nothing more. The others go on without you.
explain-ticket = Move one of your placed workers to another place: once in any season, once more from summer on.
explain-standing = Points as they would count if the game were over now.
explain-production = Production: works when played, and again in spring and autumn.
explain-destination = Destination: send a worker there to use it.
explain-governance = Governance: helps with prices or when you play further cards.
explain-traveler = Traveler: works once, when played.
explain-prosperity = Prosperity: extra points at the end.

## Lines of the score sheet

line-cards = Points of the cards
line-tokens = Points gained
line-journey = Journey
tie-events = more events
tie-resources = more resources left

## Errors

error-ev_workers = { $place }: in this season there are { $number } workers.
error-ev_places = { $place }: no city holds more than { $number } cards.
error-ev_twice = { $place }: something is there twice of which there is one only.
error-ev_no_card = { $place }: a worker stands where no card is.
error-ev_couple = { $place }: only a Greenhouse and a Farm share a space, each with the other.
error-ev_lots = { $place }: the stacks must hold as many guests as the lots.

## Alone against Rugwort

rival = Rugwort
option-solo_year = Rugwort
option-solo_year-text = Your opponent when you play alone: how nasty he is.
value-solo_year-1 = first year: a rascal
value-solo_year-2 = second year: rotten
value-solo_year-3 = third year: a rapscallion
part-rugwort = Rugwort
part-die = His die showed
part-owed = He still answers
ask-rugwort_card = Which of these cards does Rugwort play, too?
ask-rugwort_guest = Two guests are worth the same. Which one does Rugwort take?
ask-banish = Which card has to leave Rugwort's city?
move-banish = { $card }
event-rugwort_rolled = Rugwort rolls a { $number }.
event-rugwort_took = Rugwort plays { $card }.
event-rugwort_fooled = Rugwort sends { $card } into the city of { $seat }.
event-rugwort_fooled-you = Rugwort sends { $card } into your city.
event-rugwort_achieved = Rugwort takes an event: { $card }.
event-rugwort_prepared = Rugwort is now in { $season }, too, and closes { $number ->
    [one] one position
   *[other] { $number } positions
} of the Meadow.
event-rugwort_feud = Rugwort and { $seat } lose a worker to each other.
event-rugwort_feud-you = Rugwort and you lose a worker to each other.
event-banished = { $seat } drives a card out of Rugwort's city: { $card }.
event-banished-you = You drive a card out of Rugwort's city: { $card }.
line-rugwort_cards = Cards
line-rugwort_prosperity = Prosperity cards
line-rugwort_events = Basic events taken
line-rugwort_missed = Special events not achieved
error-ev_not_alone = { $place }: Rugwort is there for one player only.
error-ev_forest = { $place }: Rugwort's worker finds too few forest cards.

## What to notice

outlook-draws = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }
outlook-could = { $seat } could achieve: { $cards }

## The score pad

error-ev_pad_rugwort = { $place }: Rugwort comes second, after the only player.
error-ev_pad_no_points = { $place }: no points lie on this card: { $card }.
error-ev_pad_no_workers = { $place }: no worker stays on this card for good: { $card }.
error-ev_pad_prison = { $place }: must be one or two critters under a Dungeon.
error-ev_pad_journey = { $place }: must be 2, 3, 4 or 5.
error-ev_pad_journey_once = { $place }: only one worker stands on the { $number }.
error-ev_pad_special = { $place }: there are only { $most } special events in a game.
error-ev_pad_event_once = { $place }: every event is achieved once.
error-ev_pad_rugwort_events = { $place }: Rugwort takes basic events only.
error-ev_pad_event_goods = { $place }: these do not lie on this event.
error-ev_pad_event_needs = { $place }: the city does not show what this event asks for; it was counted: { $card }.
error-ev_pad_unique = { $place }: a city has this card only once: { $card }.
error-ev_pad_spaces = { $place }: { $number } spaces are taken, and a city has { $most }.
error-ev_pad_workers = { $place }: a player has { $most } workers.

## In the terminal

letter-twigs = T
letter-resin = R
letter-pebbles = P
letter-berries = B
letter-points = V
board-headline = Deck { $deck }, discard pile { $discards }
board-legend = { $letters }; * occupied marker, ° golden one; <A>: who stands there or has it
board-meadow = Meadow
board-closed = closed
board-places = Locations
board-forest = Forest
board-events = Events
board-station = Station, with train cars
board-guests = Guests
board-seat = { $letter } { $seat }: { $season }, available workers { $workers }, hand cards { $hand }, { $goods }
board-passed = { $letter } { $seat }: has passed, hand cards { $hand }, { $goods }
board-rugwort = { $letter } Rugwort: { $season }, { $goods }
board-city = City ({ $spaces } of { $limit } spaces)
board-hand = Hand ({ $count } of { $limit })
board-prison = in the Dungeon: { $cards }
board-golden = golden markers: { $number }
board-tickets = ticket rides: { $number }
board-reserved = reserved: { $card }
board-archive = archive: { $cards }
board-snails = pile of the Snails: { $number }
board-unique = unique
board-common = common
board-worth = price { $price }, worth { $points }
newleaf-off = the 128 cards of the base game
newleaf-cards = the base game and all cards of Newleaf but the Locomotives
newleaf-full = the base game and all cards of Newleaf
setup-board = Lay out the board with the eight basic locations, the Haven and the Journey.
setup-forest = Forest locations, from the top left:
setup-location = { $location }
setup-events = Basic events: { $cards }
setup-special = Special events: { $cards }
setup-deck = Shuffle the deck: { $newleaf }.
setup-meadow = Meadow, top row: { $a_card }, { $b_card }, { $c_card }, { $d_card }; bottom row: { $e_card }, { $f_card }, { $g_card }, { $h_card }
setup-station-board = Put the station board beside it, with three train cars from the bag and three cards of the deck:
setup-station = Station { $number }: { $card }, train car { $car }
setup-guests = Split the guests into two stacks; on top lie { $cards }.
setup-golden = Everybody takes 3 golden markers.
setup-tickets = Everybody takes a ticket, outbound side up.
setup-reservation = Everybody takes a reservation marker.
setup-abilities = Deal ability cards: with two players 2 each, of which one is kept, otherwise 1 each. Nobody gets a worker in spring.
setup-workers = Everybody starts in winter with two workers; the other four wait for the seasons.
setup-hand = { $seat } draws { $number } cards.
setup-rugwort = Rugwort takes a colour of his own. His workers stand on { $locations }.
setup-year-1 = It is his first year: in autumn his worker goes to the Journey for 3.
setup-year-2 = It is his second year: in autumn his worker goes to the Journey for 4, and special events that you do not achieve are worth 6 points to him.
setup-year-3 = It is his third year: as the second, but the Journey for 5, and in autumn one of your workers leaves the game with his.
setup-first = { $seat } begins.
draw-forest = Forest
draw-group-forest = Forest locations
draw-group-special = Special events

## Why a bot would do something: "Because it …"

reason-to_come = brings more in the same turn
reason-goods = leaves you with better resources
reason-wishes = brings good cards within reach
reason-hand = gives you more cards
reason-workers = leaves more workers to send
reason-production = lets your production yield more
reason-inviting = keeps a construction that invites a critter
reason-plays = puts { $cards } into your city
reason-achieves = achieves an event: { $cards }
reason-event_near = brings you closer to { $cards }
reason-invites = lets { $cards } invite a critter
reason-nears = brings { $cards } within reach
reason-holds = { $points ->
    [0] leaves { $card } in your hand
    [one] leaves { $card } in your hand, worth one point
   *[other] leaves { $card } in your hand, worth { $points } points
}
reason-playable = lets you play { $card } at once
reason-closer = leaves less missing for { $cards }
reason-gains = leaves you with extra { $goods }
reason-more_cards = { $count ->
    [one] gives you one more card
   *[other] gives you { $count } more cards
}
reason-more_workers = { $count ->
    [one] leaves you one more worker to send
   *[other] leaves you { $count } more workers to send
}
reason-scores = { $points ->
    [one] brings one more point with { $card }
   *[other] brings { $points } more points with { $card }
}
reason-produces = { $count ->
    [one] lets { $card } work again in autumn
   *[other] lets { $card } work again in spring and in autumn
}
reason-any = { $count ->
    [one] gives you a resource of your choice
   *[other] gives you { $count } resources of your choice
}
reason-choice_play_one = lets you play another card at once
reason-choice_copy_place = lets you use one more place
reason-choice_activate = lets a card work once more
reason-choice_copy = lets you copy a card
reason-choice_take = lets you take an open card
reason-choice_choose = lets you choose what you get

## The score pad

pad-city = City
pad-city-text = Every card in the city. Find it by its name.
pad-critters = Critters
pad-constructions = Constructions
pad-prison = Under the Dungeon
pad-prison-text = They count for an event only.
pad-sharing = Greenhouses that share a space with a Farm
pad-goods = Left over
pad-goods-text = All point tokens beside the city, and what is left of goods. What lies on cards and events is not left over.
pad-good-points = Points
pad-good-twigs = Twigs
pad-good-resin = Resin
pad-good-pebbles = Pebbles
pad-good-berries = Berries
pad-journey = Journey
pad-journey-text = The places on which a worker of yours stands.
pad-journey-2 = 2 points
pad-journey-3 = 3 points
pad-journey-4 = 4 points
pad-journey-5 = 5 points
pad-events = Events
pad-events-text = Those that were achieved.
pad-basic_events = Basic events
pad-special_events = Special events
pad-guests = Guests
pad-guests-text = Those beside the city, content or not.
pad-points = Points on it
pad-workers = Workers on it for good
pad-cards = Cards beneath it
pad-rugwort = Rugwort’s year
pad-rugwort-text = Who plays alone counts against Rugwort. He takes basic events only; special ones that you did not achieve are found by themselves.
line-cards-text = The points printed on every card of the city.
line-tokens-text = All point tokens: beside the city and on its cards.
line-journey-text = The points of the places on which workers stand.
line-rugwort_cards-text = Every card of his counts the same, prosperity cards apart.
line-rugwort_prosperity-text = Prosperity cards count more for him.
line-rugwort_events-text = Points for every basic event that he took.
line-rugwort_missed-text = Points for every special event that you did not achieve; how many depends on his year.

## The turn aid

turns-standard = Two to four players
turns-solo = Alone against Rugwort
turns-solo-text = The base game.
turns-solo_newleaf = Alone, with Newleaf
turns-solo_newleaf-text = With station, tickets, golden markers, reservation and guests.
turns-level-1 = First year: a rascal
turns-level-2 = Second year: rotten
turns-level-3 = Third year: a rapscallion
turns-rival-cards = Cards in his city
turns-rival-points = His points
turns-when-card = I played a card
turns-when-visit = I visited his card
turns-when-hotel = I visited his Hotel
turns-when-station = I played a station card
turns-when-reserved = I played my reserved card
turns-when-ticket = I used a ticket
turns-when-golden_two = My second golden marker
turns-when-golden_three = My third golden marker
turns-rugwort-takes = He takes the card at position { $number } of the Meadow into his city; refill it. A Fool comes into your city, if it has room for one.
turns-rugwort-points = { $count ->
    [1] He gains 1 point.
   *[other] He gains { $count } points.
}
turns-rugwort-nothing = Nothing happens.
turns-rugwort-guest = He takes the visible guest with the most points; on equal points you choose.
turns-rugwort-events = He takes every basic event on the board that his city meets.
turns-rugwort-meadow = A worker of his goes onto position { $number } of the Meadow and stays: that card is closed to you.
turns-rugwort-forest = { $number ->
    [1] His worker stands on the first Forest card, top left.
    [2] His worker of the Forest goes on to the second Forest card.
   *[other] His worker of the Forest goes on to the third Forest card.
}
turns-rugwort-journey = His worker of the Forest goes to “{ $location }”.
turns-rugwort-place = His other worker goes to “{ $location }”.
turns-rugwort-feud = His worker on “{ $location }” leaves the game and takes one of your available workers along.
turns-rugwort-turns_up = Turn up the top { $count } cards of the deck: he takes one of the same type as your reserved card, if there is one (of several you choose). Discard the rest.
