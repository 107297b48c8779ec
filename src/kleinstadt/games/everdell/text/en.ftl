### Everdell in English. All sentences are our own.

## The game

game-everdell = Everdell
game-everdell-text = Four seasons to build a city: send out workers, play critters and constructions that help each other, and celebrate events.

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
source-meadow_1 = the Meadow (1)
source-meadow_2 = the Meadow (2)
source-meadow_3 = the Meadow (3)
source-meadow_4 = the Meadow (4)
source-meadow_5 = the Meadow (5)
source-meadow_6 = the Meadow (6)
source-meadow_7 = the Meadow (7)
source-meadow_8 = the Meadow (8)
source-aside = the cards before you
pile-deck = the deck
pile-discards = the discard pile
how-free = for nothing
how-less = for less
how-discard = discard
how-give = give away
card-hidden = a hidden card

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
part-plays = Cards played this season
part-card = Card
part-marked = Occupied marker
part-owner = Owner
part-beneath = Beneath
part-source = Comes from
part-watching = May react
part-price = To be paid
part-place = Place
part-ruined = Replaced
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
location-forest_two_berries_one_card = Forest: 2 berries and 1 card
location-forest_two_any = Forest: 2 resources of your choice
location-forest_discard_any_draw_double = Forest: discard cards, draw twice as many
location-forest_copy_basic_one_card = Forest: a basic location of your choice and 1 card
location-forest_one_pebble_three_cards = Forest: 1 pebble and 3 cards
location-forest_twig_resin_berry = Forest: 1 twig, 1 resin and 1 berry
location-forest_three_berries = Forest: 3 berries
location-forest_two_resin_one_twig = Forest: 2 resin and 1 twig
location-forest_two_cards_one_any = Forest: 2 cards and 1 resource of your choice
location-forest_discard_three_gain_any = Forest: up to 3 cards for a resource each
location-forest_two_meadow_cards_play_one = Forest: take 2 Meadow cards, play one for 1 less

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
card-clock_tower-text = Comes with 3 points. Before your workers come back you may give one of them to use a basic or forest location once more where a worker of yours stands.
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
card-a_well_run_city-text = For Chip Sweep and Clock Tower. One of your placed workers comes back: 4 points.
card-tax_relief = Tax Relief
card-tax_relief-text = For Judge and Queen. All your production cards work: 3 points.
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

## Questions

ask-turn = Your turn.
ask-way = How do you pay? ({ $card })
ask-strike = What do you not have to pay? ({ $card })
ask-swap = Which resource do you replace? ({ $card })
ask-price_to = Who gets what you pay? ({ $card })
ask-target = Into whose city? ({ $card })
ask-ruin = Which construction is replaced? ({ $card })
ask-surplus = Not everything fits into the hand of { $other_seat }. Which card is discarded?
ask-gain_any = Resources of your choice: still { $number }.
ask-choose = Which of these?
ask-lay = What do you put on it? Up to { $number } more. ({ $card })
ask-amount = How often do you pay? At most { $number } × { $good }.
ask-pay_to = Who gets it?
ask-pay_any = Which resource do you pay?
ask-gift = Give a resource to somebody?
ask-pick = Which hand card do you { $how }? So far { $number }.
ask-send = Who gets the cards?
ask-raze = Which card do you discard from your city?
ask-take = Which card of the Meadow do you take?
ask-clear = Which card of the Meadow do you discard?
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

## Answers

move-visit = Worker: { $location }
move-visit_card = Worker: { $card } of { $other_seat }
move-achieve = Event: { $card }
move-play = Play { $card } from { $source }
move-prepare = Prepare for the next season
move-pass = Pass
move-pay_price = Pay the price
move-mark = For nothing: occupied marker on { $card }
move-spend = Give up { $card }
move-imprison = Lock up { $card }
move-judge = With the help of { $card }
move-strike = Do not pay: { $goods }
move-swap = { $other_good } instead of { $good }
move-to_seat = { $other_seat }
move-raze = Discard { $card }
move-gain = { $good }
move-choose = { $goods }
move-pay = Pay { $good }
move-gift = { $good } for { $other_seat }
move-lay = { $good }
move-trade = { $number } ×
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
move-lift = From { $location }
move-lift_event = From { $card }
move-lift_card = From { $card } of { $other_seat }
move-lift_stray = Beside the city

## What happens

event-visited = { $seat } sends a worker: { $location }.
event-visited_card = { $seat } sends a worker: { $card } of { $other_seat }.
event-achieved = { $seat } achieves an event: { $card }.
event-played = { $seat } plays { $card }.
event-prepared = { $seat } is now in { $season } and has { $number } workers.
event-passed = { $seat } passes.
event-gained = { $seat } gains { $number } × { $good }.
event-paid = { $seat } pays { $number } × { $good }.
event-gave = { $seat } gives { $other_seat } { $number } × { $good }.
event-stored = Put on a card of { $seat }: { $number } × { $good }.
event-laid = { $seat } puts { $number } × { $good } on { $card }.
event-marked = { $seat } plays it for nothing: occupied marker on { $card }.
event-spent = { $seat } gives up { $card }.
event-imprisoned = { $seat } locks up { $card }.
event-struck = { $seat } does not have to pay: { $goods }.
event-fooled = It moves into the city of { $other_seat }.
event-ruined = { $seat } replaces { $card }.
event-razed = { $seat } discards { $card } from the city.
event-drew = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
event-discarded = { $seat } discards { $number ->
        [one] a hand card
       *[other] { $number } hand cards
    }.
event-gave_card = { $seat } gives { $other_seat } a card.
event-got_card = { $seat } looks at the card of { $other_seat }.
event-refilled = New in the Meadow: { $card }.
event-shuffled = The discard pile becomes the new deck: { $number } cards.
event-took = { $seat } takes { $card }.
event-cleared = { $seat } discards from the Meadow: { $cards }.
event-revealed = { $seat } turns up: { $cards }.
event-swept = Discarded: { $cards }.
event-tucked = { $seat } puts { $card } beneath { $other_card }.
event-worked = { $card } works for { $seat }.
event-copied_place = { $seat } uses a location once more: { $location }.
event-recalled = A worker of { $seat } comes back.

## Lines of the score sheet

line-cards = Points of the cards
line-tokens = Points gained
line-journey = Journey

## Errors

error-ev_workers = { $place }: in this season there are { $number } workers.
error-ev_places = { $place }: no city holds more than { $number } cards.
error-ev_twice = { $place }: something is there twice of which there is one only.
error-ev_no_card = { $place }: a worker stands where no card is.
