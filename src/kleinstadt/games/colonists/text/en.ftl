### The Colonists in English. All sentences are our own.

## The game

game-colonists = The Colonists
game-colonists-text = Found a community: send your steward across a growing country, build, put colonists to work, and deal with distant colonies.
option-start_era = First era
option-start_era-text = With which era the game begins. Who begins later buys a community first.
value-start_era-1 = I
value-start_era-2 = II
value-start_era-3 = III
value-start_era-4 = IV
option-end_era = Last era
option-end_era-text = After which era the game ends. Each era takes five years; one is enough for a first game.
value-end_era-1 = I
value-end_era-2 = II
value-end_era-3 = III
value-end_era-4 = IV
option-small_market = Small market
option-small_market-text = A small market comes into the country in era III, which makes ways shorter.
value-small_market-false = without
value-small_market-true = with
option-money_limit = At most three money buildings
option-money_limit-text = Who begins in a later era buys at most three Pubs, Theaters and Casinos.
value-money_limit-false = no
value-money_limit-true = yes
option-intro = Introductory game
option-intro-text = Era I for two: no colonies, a Day Laborer in place of the Diplomat, and the storage filled with Wood.
value-intro-false = no
value-intro-true = yes
option-carried = Going on
option-carried-text = Go on with an earlier sitting, as the rulebook does it: a file with what was noted at the end of it.
value-carried-none = a new game
option-own_values = Own values
option-own_values-text = Values of your own copy of the game in the place of ours: a file, as the documentation describes it.
value-own_values-printed = none

## Questions

ask-lay = Where do you lay this place? ({ $place })
ask-lay_market = Where do you lay the market? Choose the cell of one half.
ask-turn_market = In which direction does its other half lie?
ask-pick_tile = Which new place do you lay next?
ask-replace = Which place does it replace? ({ $place })
ask-fill = How much of your first storage is Wood? The rest is Clay.
ask-gift = Which gift of the Altruists do you take?
ask-go = Move { $number } of 3: { $stewards ->
    [one] where does your steward go?
   *[other] which steward goes where?
}
ask-target = { $stewards ->
    [one] Where does your steward go?
   *[other] Where does your new steward go?
}
ask-after_move = Is there anything else to do before this move ends?
ask-send = Move an ambassador?
ask-unlock = On which market does the ambassador begin? ({ $ambassador })
ask-dismiss = Which steward do you give up?
ask-powers = Use an ability?
ask-levy_first = Levy for { $other_seat }: a Tool or a provision?
ask-levy_material = Levy for { $other_seat }: still { $number ->
    [one] 1 material
   *[other] { $number } materials
}.
ask-choose_deed = { $place }: what do you do?
ask-choose_discount = Which goods does the Altruist save you?
ask-take_instead = Which good do you take instead?
ask-take_one = Which of these do you take?
ask-exchange = How often: { $goods } → { $other_goods }?
ask-hand_in = Hand in goods of your choice: still { $number }.
ask-make_room = Before you pay there must be room: discard { $number } more.
ask-overflow = There is no room for everything: discard { $number } more.
ask-keep_goods = Goods would lose their place ({ $goods }). Put somebody to work there?
ask-turn_goods = { $good } or { $other_good }: how many of { $number } do you take as { $good }?
ask-build = { $building }: built so far { $number }. What next?
ask-staff = Put somebody to work?
ask-swap = Which place changes its position?
ask-swap_with = With which place?
ask-keep = Which improvements do you keep? Up to { $number } more.
ask-reduce = You hold too many cards. Which one do you discard?
ask-play = Which improvement do you play?
ask-may_play = Do you play another improvement?
ask-negotiate = With which colony do you negotiate?
ask-trade = What do you trade?
ask-post = How many work there? ({ $post }, { $class })
ask-send_home = { $idle ->
    [1] Citizens may only do the work of Farmers while no Farmer is idle.
    [2] Merchants may only do the work of Citizens while no Citizen is idle.
   *[0] There are not enough provisions for all workers (needed: Food { $food }, Robes { $robes }).
} Who goes home?
ask-year_choice = What does your embassy bring this year?
ask-year_work = Convert goods at the end of the year?
ask-buy_embassy = { $colony }: which level? Left for embassies: { amount-dollars }.
ask-buy_building = Which building do you buy? { amount-dollars } left.
ask-buy_goods = Which goods do you buy? { amount-dollars } left.

## Answers

move-lay = Here
move-lay_market = Here
move-turn_market = To the { $direction }
move-pick_tile = { $place }
move-replace = { $place }
move-swap = { $place }
move-swap_with = With “{ $place }”
move-fill = { $goods }
move-go = { $stewards ->
    [one] The steward
   *[other] Steward { $steward ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
} to “{ $place }”
move-enter = { $stewards ->
    [one] The steward enters
   *[other] A steward enters
}: { $place }
move-ride = { $card }: { $stewards ->
    [one] the steward
   *[other] steward { $steward ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
} to “{ $place }”
move-send = { $ambassador } to “{ $place }”
move-ride_envoy = { $card }: { $ambassador } to “{ $place }”
move-unlock = { $ambassador } to “{ $place }”
move-farther = 1 farther, for a levy
move-rearrange = Swap two places
move-lose_steward = Steward { $steward ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
move-pay = { $goods }
move-discard = Discard { $goods }
move-take = { $goods }
move-exchange = { $number } ×
move-sell = { $number } ×
move-as = { $goods }
move-trade = { $goods } for { $other_goods }
move-save = { $goods }
move-deed = { $deed }
move-done = Done
move-decline = Decline
move-build = Build { $building }
move-over = { $building } in the place of { $old } ({ $plot }, { $crew })
move-over_embassy = { $building } in the place of the embassy: { $colony }
move-remodel = Remodel { $old } ({ $plot }, { $crew }) into { $building }
move-embassy = { $colony }
move-embassy_over = { $colony }, in the place of { $old } ({ $plot }, { $crew })
move-embassy_for = { $colony }, in the place of the embassy: { $other_colony }
move-change = { $old } ({ $crew }) becomes { $building }, for a levy
move-staff = Put a { $class } to work: { $building } ({ $plot }, { $crew })
move-employ = { $number }
move-send_home = { $class } from { $post }
move-keep = Keep { $card }
move-drop = Discard { $card }
move-play = Play { $card }
move-work = Line { $number }, recipe { $recipe }
move-buy_level = Level { $number }
move-buy = { $building }
move-buy_good = { $goods }

## What happens

event-tile = { $seat } draws a place: { $place }.
event-laid = { $seat } lays “{ $place }”.
event-laid_market = { $seat } lays a market.
event-era = Era { $number ->
    [1] { value-start_era-1 }
    [2] { value-start_era-2 }
    [3] { value-start_era-3 }
   *[other] { value-start_era-4 }
} begins.
event-colony = One more colony: { $colony }.
event-year = Year { $number }. { $market }.
event-places = At the end of the year come: { $places }.
event-winter = Winter.
event-turn = { $seat } is on turn.
event-filled = { $seat } fills the storage: { $goods }.
event-enter = { $stewards ->
    [one] The steward
   *[other] A steward
} of { $seat } enters: { $place }.
event-go = { $seat } goes to “{ $place }”.
event-leave = A steward of { $seat } leaves: { $place }.
event-sent = { $seat } moves { $ambassador } to “{ $place }”.
event-levy = { $seat } pays { $other_seat } a levy: { $goods }.
event-deed = { $seat }: { $deed }.
event-gain = { $seat } gets { $goods }.
event-turned = { $seat } makes { $goods } of it.
event-paid = { $seat } hands in { $goods }.
event-discard = { $seat } discards { $goods }.
event-built = { $seat } builds { $building }.
event-remodelled = { $seat } remodels { $old } into { $building }.
event-razed = { $seat } razes { $building }.
event-embassy_razed = { $seat } gives up the embassy: { $colony }.
event-staffed = { $seat } puts somebody to work: { $class }, { $building }.
event-marker = { $seat } takes the start-player marker.
event-swapped = { $seat } swaps “{ $place }” and “{ $other_place }”.
event-shuffled = The discarded improvements are shuffled.
event-drew = { $seat } draws { $number ->
    [one] 1 improvement
   *[other] { $number } improvements
}.
event-kept = { $seat } keeps one.
event-dropped = { $seat } discards { $card }.
event-played = { $seat } plays { $card }.
event-worn = { $card } of { $seat } is used up.
event-embassy = { $seat } has relations of level { $number }: { $colony }.
event-farther = { $stewards ->
    [one] The steward
   *[other] A steward
} of { $seat } may go 1 farther.
event-changed = { $seat } exchanges { $old } for { $building }.
event-starts = { $seat } is start player from now on.
event-replaced = { $seat } replaces “{ $place }” by “{ $other_place }”.
event-sustained = { $seat } feeds all workers: Food { $food } made, { $eaten } eaten{ $robes ->
    [0] { $worn ->
        [0] { "" }
       *[other] ; Robes { $robes } made, { $worn } worn
    }
   *[other] ; Robes { $robes } made, { $worn } worn
}.
event-produced = { $seat } produces { $goods }.
event-dealt = { $seat } begins with { $card }.

## What happens, where it is me

event-tile-you = You draw a place: { $place }.
event-laid-you = You lay “{ $place }”.
event-laid_market-you = You lay a market.
event-turn-you = You are on turn.
event-filled-you = You fill the storage: { $goods }.
event-enter-you = Your steward enters: { $place }.
event-go-you = You go to “{ $place }”.
event-leave-you = Your steward leaves: { $place }.
event-sent-you = You move { $ambassador } to “{ $place }”.
event-levy-you = You pay { $other_seat } a levy: { $goods }.
event-deed-you = { $deed }.
event-gain-you = You get { $goods }.
event-turned-you = You make { $goods } of it.
event-paid-you = You hand in { $goods }.
event-discard-you = You discard { $goods }.
event-built-you = You build { $building }.
event-remodelled-you = You remodel { $old } into { $building }.
event-razed-you = You raze { $building }.
event-embassy_razed-you = You give up the embassy: { $colony }.
event-staffed-you = You put somebody to work: { $class }, { $building }.
event-marker-you = You take the start-player marker.
event-swapped-you = You swap “{ $place }” and “{ $other_place }”.
event-drew-you = You draw { $number ->
    [one] 1 improvement
   *[other] { $number } improvements
}.
event-kept-you = You keep one.
event-dropped-you = You discard { $card }.
event-played-you = You play { $card }.
event-worn-you = Used up: { $card }.
event-embassy-you = You have relations of level { $number }: { $colony }.
event-farther-you = Your steward may go 1 farther.
event-changed-you = You exchange { $old } for { $building }.
event-starts-you = You are start player from now on.
event-replaced-you = You replace “{ $place }” by “{ $other_place }”.
event-sustained-you = You feed all workers: Food { $food } made, { $eaten } eaten{ $robes ->
    [0] { $worn ->
        [0] { "" }
       *[other] ; Robes { $robes } made, { $worn } worn
    }
   *[other] ; Robes { $robes } made, { $worn } worn
}.
event-produced-you = You produce { $goods }.
event-dealt-you = You begin with { $card }.

## Scores

line-buildings = Buildings
line-embassies = Embassies
line-improvements = Improvements
line-cash = Cash
line-farmers = Farmers at work
line-farmers-detail = { $number } of them
line-citizens = Citizens at work
line-citizens-detail = { $number } of them
line-merchants = Merchants at work
line-merchants-detail = { $number } of them
tie-later = who came later in the first year: so many were before them

## Errors

error-co_twice = { $place }: something is there twice.
error-co_board = { $place }: tiles lie one upon the other, or there are too many or none.
error-co_tiles = { $place }: { $number } places are to be drawn, and only so many are left: { $most }.
error-co_not_on_board = { $place }: this tile is not on the board.
error-co_stewards = { $place }: there are four stewards at most, each on a tile.
error-co_no_colony = { $place }: this colony is not in the game.
error-co_workers = { $place }: there are more workers than colonists or posts.
error-co_pad_colonies = { $place }: there are only { $most } colonies in a game.
error-co_pad_not_permanent = { $place }: this is no permanent improvement and counts nothing: { $card }.
error-co_pad_storage = { $place }: there are { $number } storage facilities, and only { $most } plots for them.
error-co_pad_plots = { $place }: { $number } plots are taken, and there are only { $most }.
error-co_pad_posts = { $place }: { $number } work, and there is work for { $most } only.
error-co_note_card = { $place }: this is no permanent improvement of an earlier era: { $card }.
error-co_no_sitting = No era has been played to its end that another could follow.
error-co_own_unreadable = This is neither TOML nor JSON: line { $line }, column { $column }.
error-co_own_fixed = { $place }: { $value } cannot stand here: this is not changed.
error-co_own_verbs = { $place }: must do these things, in this order: { $verbs }.
error-co_own_one_kind = { $place }: must be goods of one kind.
error-co_own_crew = { $place }: must be nobody, one colonist, or two Farmers or Citizens.

## Parts of a position

part-era = Era
part-year = Year
part-half = Half-year
part-start = Start player
part-marker = Start-player marker
part-first = Began
part-tiles = Country
part-place = Place
part-cell = Cell
part-drawn = New places
part-pile = Places still to come
part-market = Market card
part-offers = Market cards still to come
part-deck = Improvements face down
part-discards = Discarded improvements
part-boxed = Back in the box
part-colonies = Colonies
part-abroad = Other colonies
part-ambassadors = Ambassadors
part-aside = Cards to choose from
part-drawer = Chooses
part-turn = Turn
part-levy = Levy
part-actions = Actions
part-seats = Players
part-pool = Storage and warehouse
part-buffer = In buffers
part-storage = Storage spaces
part-warehouse = Warehouse spaces
part-buildings = Buildings
part-building = Building
part-plot = Plot
part-crew = At work
part-embassies = Embassies
part-colony = Colony
part-level = Level
part-table = Improvements in play
part-card = Improvement
part-hand = Hand
part-stewards = Stewards
part-residents = Colonists
part-idle = Unemployed
part-demand = Provisions needed
part-volume = Provisions generated

## Goods, colonists, plots

good-wood = Wood
good-clay = Clay
good-planks = Planks
good-bricks = Bricks
good-food = Food
good-ore = Ore
good-coal = Coal
good-iron = Iron
good-robes = Robes
good-tools = Tools
good-dollars = Dollars
good-any = any good
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
class-farmer = Farmer
part-farmer = { class-farmer }
guest-farmer = { class-farmer }
class-citizen = Citizen
part-citizen = { class-citizen }
guest-citizen = { class-citizen }
class-merchant = Merchant
part-merchant = { class-merchant }
guest-merchant = { class-merchant }
class-farmer_and_citizen = Farmer and Citizen together
plot-borderland = borderland
plot-extra = extra plot
plot-open = open plot
plot-storage = storage plot
crew-nobody = nobody there
crew-farmer = a Farmer there
crew-citizen = a Citizen there
crew-merchant = a Merchant there
crew-two_farmers = two Farmers there
crew-farmer_and_citizen = a Farmer and a Citizen there
crew-two_citizens = two Citizens there
direction-east = east
direction-northeast = north-east
direction-northwest = north-west
ambassador-alchemist = Alchemist
used-alchemist = { ambassador-alchemist }
ambassador-altruist = Altruist
used-altruist = { ambassador-altruist }
ambassador-laborer = Laborer
used-laborer = { ambassador-laborer }
used-range = more range
used-swap = swapped places
deed-take = Take goods
deed-sell = Sell
deed-build = Build
deed-refine = Refine
deed-draw = Draw improvements
deed-develop = Play an improvement
deed-negotiate = Establish or improve relations
deed-office = Take the start-player marker
deed-sale = Market: sale
deed-subsidy = Market: subsidy
deed-action = Market: action
deed-trade = Market: trade ladder
deed-instead = Take a good of the Lords instead
deed-alchemists = Market: 3 goods for a Tool
deed-council_chamber = Market: { card-council_chamber }
deed-market_stand = Market: { card-market_stand }

## Buildings

building-farm = Farm
building-farm-text = Home of 1 Farmer.
building-estate = Estate
building-estate-text = Home of 3 Farmers.
building-flat = Flat
building-flat-text = Home of 1 Citizen.
building-apartment = Apartment
building-apartment-text = Home of 3 Citizens.
building-house = House
building-house-text = Home of 1 Merchant.
building-community_hall = Community Hall
building-community_hall-text = Home of 3 Merchants. Opens the whole borderland.
building-storage_shed = Storage Shed
building-storage_shed-text = 2 storage spaces. Stands on a storage plot only.
building-storage_house = Storage House
building-storage_house-text = 5 storage spaces. Stands on a storage plot only.
building-storage_hall = Storage Hall
building-storage_hall-text = 9 storage spaces. Stands on a storage plot only.
building-foresters_house = Forester's House
building-foresters_house-text = Generates 2 Wood a year in phase 5; buffer 2.
building-hollow = Hollow
building-hollow-text = Generates 1 Clay a year in phase 5; buffer 1.
building-hunting_lodge = Hunting Lodge
building-hunting_lodge-text = Generates 1 Food a year in phase 4; buffer 1.
building-hunting_grounds = Hunting Grounds
building-hunting_grounds-text = Generates 3 Food a year in phase 4; buffer 3.
building-iron_mine = Iron Mine
building-iron_mine-text = Generates 1 Ore a year in phase 5; buffer 1.
building-tailor_shop = Tailor Shop
building-tailor_shop-text = Generates 1 Robe a year in phase 4; buffer 1.
building-textile_mill = Textile Mill
building-textile_mill-text = Generates 2 Robes a year in phase 4; buffer 2.
building-pub = Pub
building-pub-text = Pays 1 Dollar a year; Factories do not raise it.
building-theater = Theater
building-theater-text = Pays 2 Dollars a year; Factories do not raise it.
building-casino = Casino
building-casino-text = Pays 3 Dollars a year; Factories do not raise it.
building-factory = Factory
building-factory-text = Every production and provision building run by the class of its colonist generates 1 more. Money buildings and cards are not touched.
building-library = Library
building-library-text = Needs nobody. Richer choice at the Librarian: 4 cards seen, 2 kept, and the hand may grow past the limit for a moment.
building-institute = Institute
building-institute-text = A second improvement may follow each one played on a place, and every improvement saves 1 Tool.
building-boardinghouse = Boardinghouse
building-boardinghouse-text = One more steward per copy; he enters on a market.
building-stables = Stables
building-stables-text = One more range for stewards and ambassadors.
building-customs_office = Customs Office
building-customs_office-text = No levy is due from you while it is staffed, whoever or whatever asks for it.
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
post-embassy = an embassy

## Places

place-b_farm = Builder: Farm
place-b_farm-text = Build: Farm (1 Tool and 2 Wood).
place-b_library = Builder: Library
place-b_library-text = Build: Library (1 Tool, 1 Wood and 1 Plank).
place-b_hunting_lodge = Builder: Hunting Lodge
place-b_hunting_lodge-text = Build: Hunting Lodge (3 Tools, 2 Wood and 1 Clay).
place-b_foresters_house = Builder: Forester's House
place-b_foresters_house-text = Build: Forester's House (2 Tools and 3 Wood).
place-b_storage_shed = Builder: Storage Shed
place-b_storage_shed-text = Build: Storage Shed (1 Tool and 2 Wood).
place-riverbank_grove = Riverbank Grove
place-riverbank_grove_b = { place-riverbank_grove }
place-riverbank_grove-text = 2 Wood.
place-joiner_0 = Joiner
place-joiner_0-text = 2 Wood → 1 Plank, as often as you like.
place-developer = Developer
place-developer-text = 2 Tools; play one improvement.
place-librarian = Librarian
place-librarian-text = 1 Dollar; draw 2 cards, with a Library see 4 and keep up to 2.
place-diplomat = Diplomat
place-diplomat-text = Establish relations to colonies and improve them.
place-head_official = Head Official
place-head_official-text = 1 Clay; take the start-player marker.
place-day_laborer = Day Laborer
place-day_laborer-text = 1 Wood and 1 Dollar.
place-grove = Grove
place-grove_b = { place-grove }
place-grove-text = 2 Wood.
place-clay_delve = Clay Delve
place-clay_delve_b = { place-clay_delve }
place-clay_delve-text = 2 Clay.
place-clayburner = Clayburner
place-clayburner-text = 1 Wood and 2 Clay → 1 Brick, as often as you like.
place-joiner_1 = Joiner
place-joiner_1-text = 2 Wood → 1 Plank, as often as you like.
place-b_hollow = Builder: Hollow
place-b_hollow-text = Build: Hollow (2 Tools and 3 Clay).
place-b_factory = Builder: Factory
place-b_factory-text = Build: Factory (3 Tools, 3 Wood and 3 Clay).
place-b_pub = Builder: Pub
place-b_pub-text = Build: Pub (1 Tool, 1 Clay, 1 Brick and 1 Plank).
place-b_estate = Builder: Estate
place-b_estate-text = Remodel into: Estate (1 Tool, 3 Wood and 1 Brick).
place-b_flat = Builder: Flat
place-b_flat-text = Remodel into: Flat (1 Tool and 1 Plank).
place-baker = Baker
place-baker-text = 2 Food or 2 Food → 1 Dollar, as often as you like.
place-ore_pit_2 = Ore Pit
place-ore_pit_2-text = 1 Ore.
place-clay_pocket = Clay Pocket
place-clay_pocket-text = 2 Clay.
place-riverbank_forest_2 = Riverbank Forest
place-riverbank_forest_2-text = 3 Wood.
place-grand_baker = Grand Baker
place-grand_baker-text = 3 Food or 2 Food → 1 Dollar, as often as you like.
place-joiner_2 = Joiner
place-joiner_2-text = 2 Wood → 1 Plank, as often as you like.
place-loamburner = Loamburner
place-loamburner-text = 1 Wood and 1 Clay → 1 Brick, as often as you like.
place-blacksmith = Blacksmith
place-blacksmith-text = 1 Wood and 1 Ore → 2 Tools, as often as you like.
place-b_institute = Builder: Institute
place-b_institute-text = Build: Institute (3 Tools, 2 Planks and 2 Bricks).
place-b_storage_house = Builder: Storage House
place-b_storage_house-text = Remodel into: Storage House (2 Tools, 1 Plank and 1 Brick).
place-b_theater = Builder: Theater
place-b_theater-text = Build: Theater (2 Tools, 2 Clay, 2 Planks and 2 Bricks).
place-b_iron_mine = Builder: Iron Mine
place-b_iron_mine-text = Build: Iron Mine (2 Tools, 2 Planks and 3 Bricks).
place-b_apartment = Builder: Apartment
place-b_apartment-text = Remodel into: Apartment (1 Tool, 2 Planks and 2 Clay).
place-weaver = Weaver
place-weaver-text = 2 Robes or 2 Robes → 1 Dollar, as often as you like.
place-riverbank_forest_3 = Riverbank Forest
place-riverbank_forest_3-text = 3 Wood.
place-clay_pit_3 = Clay Pit
place-clay_pit_3-text = 3 Clay.
place-coalburner = Coalburner
place-coalburner-text = 3 Wood → 1 Coal, as often as you like.
place-iron_smelter = Iron Smelter
place-iron_smelter-text = 2 Ore and 6 Wood → 1 Iron or 2 Ore and 1 Coal → 1 Iron, as often as you like.
place-b_house = Builder: House
place-b_house-text = Remodel into: House (2 Tools, 1 Plank, 1 Brick and 2 Clay).
place-b_hunting_grounds = Builder: Hunting Grounds
place-b_hunting_grounds-text = Remodel into: Hunting Grounds (3 Tools, 4 Wood and 2 Clay).
place-b_community_hall = Builder: Community Hall
place-b_community_hall-text = Remodel into: Community Hall (3 Tools, 3 Planks, 3 Bricks and 3 Iron).
place-b_boardinghouse = Builder: Boardinghouse
place-b_boardinghouse-text = Build: Boardinghouse (2 Tools, 1 Plank, 1 Brick and 1 Iron).
place-b_stables = Builder: Stables
place-b_stables-text = Build: Stables (3 Tools, 2 Planks, 2 Bricks and 2 Iron).
place-b_customs_office = Builder: Customs Office
place-b_customs_office-text = Build: Customs Office (2 Tools, 2 Planks, 2 Bricks and 1 Ore).
place-b_tailor_shop = Builder: Tailor Shop
place-b_tailor_shop-text = Build: Tailor Shop (3 Tools, 2 Bricks and 2 Clay).
place-forest = Forest
place-forest-text = 4 Wood.
place-clay_pit_4 = Clay Pit
place-clay_pit_4-text = 3 Clay.
place-ore_pit_4 = Ore Pit
place-ore_pit_4-text = 1 Ore.
place-ore_mine = Ore Mine
place-ore_mine-text = 2 Ore.
place-tailor = Tailor
place-tailor-text = 3 Robes or 2 Robes → 1 Dollar, as often as you like.
place-carpenter = Carpenter
place-carpenter-text = 1 Wood → 1 Plank, as often as you like.
place-brickburner = Brickburner
place-brickburner-text = 1 Wood and 1 Clay → 2 Bricks, as often as you like.
place-charburner = Charburner
place-charburner-text = 5 Wood → 2 Coal, as often as you like.
place-ironsmith = Ironsmith
place-ironsmith-text = 1 Iron and 6 Wood → 6 Tools or 1 Iron and 1 Coal → 6 Tools, as often as you like.
place-b_textile_mill = Builder: Textile Mill
place-b_textile_mill-text = Remodel into: Textile Mill (3 Tools, 3 Wood, 3 Planks and 1 Iron).
place-b_storage_hall = Builder: Storage Hall
place-b_storage_hall-text = Remodel into: Storage Hall (3 Tools, 3 Bricks and 1 Iron).
place-b_casino = Builder: Casino
place-b_casino-text = Build: Casino (3 Tools, 3 Clay, 2 Bricks and 2 Iron).
place-chief_officer = Chief Officer
place-chief_officer-text = 1 Tool and 1 Dollar; take the start-player marker; swap two places without figures, if you like.
place-market_a = First market
place-market_b = Second market
place-market_c = Third market
place-small_market = Small market
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

market-m1_farm = Market card: Farm
market-m1_farm-text = Sale: 1 Clay → 1 Dollar; 1 Plank → 2 Dollars, as often as you like. Subsidy: 1 Food and 1 Wood. Action: Build: Farm (1 Tool and 2 Wood), once.
market-m1_storage_shed = Market card: Storage Shed
market-m1_storage_shed-text = Sale: 1 Food → 1 Dollar; 2 Wood → 1 Dollar, as often as you like. Subsidy: 2 Clay. Action: Build: Storage Shed (1 Tool and 2 Wood), once.
market-m1_foresters_house = Market card: Forester's House
market-m1_foresters_house-text = Sale: 1 Clay → 1 Dollar; 1 Food → 1 Dollar, as often as you like. Subsidy: 2 Wood. Action: Build: Forester's House (2 Tools and 3 Wood), once.
market-m1_hunting_lodge = Market card: Hunting Lodge
market-m1_hunting_lodge-text = Sale: 2 Wood → 1 Dollar; 1 Brick → 3 Dollars, as often as you like. Subsidy: 1 Food and 1 Clay. Action: Build: Hunting Lodge (3 Tools, 2 Wood and 1 Clay), once.
market-m1_planks = Market card: Planks
market-m1_planks-text = Sale: 1 Food → 1 Dollar; 1 Brick → 3 Dollars, as often as you like. Subsidy: 2 Wood or 2 Clay. Action: 2 Wood → 1 Plank, once.
market-m1_librarian = Market card: Librarian
market-m1_librarian-text = Sale: 2 Wood → 1 Dollar; 1 Clay → 1 Dollar, as often as you like. Subsidy: 2 Food. Action: draw 1 card, with a Library see 3 and keep up to 1.
market-m1_head = Market card: Head Official
market-m1_head-text = Sale: 1 Plank → 2 Dollars; 1 Brick → 3 Dollars, as often as you like. Subsidy: 2 Wood and 1 Clay. Action: take the start-player marker.
market-m2_estate = Market card: Estate
market-m2_estate-text = Sale: 2 Clay → 1 Dollar; 1 Plank → 1 Dollar, as often as you like. Subsidy: 2 Food and 1 Wood. Action: Remodel into: Estate (1 Tool, 3 Wood and 1 Brick), once.
market-m2_flat = Market card: Flat
market-m2_flat-text = Sale: 3 Wood → 1 Dollar; 1 Brick → 2 Dollars, as often as you like. Subsidy: 2 Food and 1 Clay. Action: Remodel into: Flat (1 Tool and 1 Plank), once.
market-m2_hollow = Market card: Hollow
market-m2_hollow-text = Sale: 2 Food → 1 Dollar; 1 Brick → 2 Dollars, as often as you like. Subsidy: 2 Wood or 2 Clay. Action: Build: Hollow (2 Tools and 3 Clay), once.
market-m2_factory = Market card: Factory
market-m2_factory-text = Sale: 2 Food → 1 Dollar; 2 Clay → 1 Dollar, as often as you like. Subsidy: 1 Plank. Action: Build: Factory (3 Tools, 3 Wood and 3 Clay), once.
market-m2_bricks = Market card: Bricks
market-m2_bricks-text = Sale: 2 Clay → 1 Dollar; 1 Ore → 1 Dollar, as often as you like. Subsidy: 2 Wood. Action: 1 Wood and 2 Clay → 1 Brick, once.
market-m2_planks = Market card: Planks
market-m2_planks-text = Sale: 3 Wood → 1 Dollar; 1 Ore → 1 Dollar, as often as you like. Subsidy: 2 Clay. Action: 2 Wood → 1 Plank, twice at most.
market-m2_head = Market card: Head Official
market-m2_head-text = Sale: 2 Food → 1 Dollar; 1 Plank → 1 Dollar, as often as you like. Subsidy: 1 Wood and 1 Clay. Action: take the start-player marker.
market-m3_storage_house = Market card: Storage House
market-m3_storage_house-text = Sale: 2 Food → 1 Dollar; 1 Brick → 1 Dollar, as often as you like. Subsidy: 1 Robe. Action: Remodel into: Storage House (2 Tools, 1 Plank and 1 Brick), once.
market-m3_iron_mine = Market card: Iron Mine
market-m3_iron_mine-text = Sale: 1 Robe → 1 Dollar; 2 Planks → 1 Dollar, as often as you like. Subsidy: 3 Food. Action: Build: Iron Mine (2 Tools, 2 Planks and 3 Bricks), once.
market-m3_apartment = Market card: Apartment
market-m3_apartment-text = Sale: 1 Robe → 1 Dollar; 1 Ore → 1 Dollar, as often as you like. Subsidy: 1 Wood and 2 Clay. Action: Remodel into: Apartment (1 Tool, 2 Planks and 2 Clay), once.
market-m3_planks = Market card: Planks
market-m3_planks-text = Sale: 1 Coal → 1 Dollar; 1 Iron → 4 Dollars, as often as you like. Subsidy: 1 Ore. Action: 2 Wood → 1 Plank, twice at most.
market-m3_coal = Market card: Coal
market-m3_coal-text = Sale: 2 Food → 1 Dollar; 1 Iron → 4 Dollars, as often as you like. Subsidy: 2 Wood and 1 Clay. Action: 3 Wood → 1 Coal, once.
market-m3_bricks = Market card: Bricks
market-m3_bricks-text = Sale: 1 Ore → 1 Dollar; 1 Coal → 1 Dollar, as often as you like. Subsidy: 1 Food and 1 Plank. Action: 1 Wood and 2 Clay → 1 Brick, once.
market-m3_head = Market card: Head Official
market-m3_head-text = Sale: 2 Planks → 1 Dollar; 1 Brick → 1 Dollar, as often as you like. Subsidy: 3 Wood or 2 Clay. Action: take the start-player marker.
market-m4_house = Market card: House
market-m4_house-text = Sale: 2 Planks → 1 Dollar; 1 Coal → 1 Dollar, as often as you like. Subsidy: 1 Robe and 1 Wood. Action: Remodel into: House (2 Tools, 1 Plank, 1 Brick and 2 Clay), once.
market-m4_tailor_shop = Market card: Tailor Shop
market-m4_tailor_shop-text = Sale: 2 Planks → 1 Dollar; 2 Bricks → 1 Dollar, as often as you like. Subsidy: 3 Wood or 2 Clay. Action: Build: Tailor Shop (3 Tools, 2 Bricks and 2 Clay), once.
market-m4_coal = Market card: Coal
market-m4_coal-text = Sale: 2 Bricks → 1 Dollar; 1 Iron → 3 Dollars, as often as you like. Subsidy: 1 Food and 1 Ore. Action: 3 Wood → 1 Coal, twice at most.
market-m4_planks = Market card: Planks
market-m4_planks-text = Sale: 2 Food → 1 Dollar; 1 Coal → 1 Dollar, as often as you like. Subsidy: 1 Brick. Action: 2 Wood → 1 Plank, 3 times at most.
market-m4_bricks = Market card: Bricks
market-m4_bricks-text = Sale: 2 Robes → 1 Dollar; 2 Ore → 1 Dollar, as often as you like. Subsidy: 2 Food and 1 Plank. Action: 1 Wood and 2 Clay → 1 Brick, twice at most.
market-m4_head = Market card: Head Official
market-m4_head-text = Sale: 2 Ore → 1 Dollar; 1 Iron → 3 Dollars, as often as you like. Subsidy: 1 Coal. Action: take the start-player marker.
market-m4_chief = Market card: Chief Officer
market-m4_chief-text = Sale: 2 Food → 1 Dollar; 2 Robes → 1 Dollar, as often as you like. Subsidy: 1 Tool or 2 Dollars. Action: take the start-player marker; swap two places without figures, if you like.

## Colonies

colony-alchemists = Alchemists
colony-alchemists-1 = Wood and Clay may change into each other whenever you receive them; generated goods never.
colony-alchemists-2 = The same for Planks and Bricks. The Alchemist joins: landing beside a rival's steward he lets you use that place.
colony-alchemists-3 = The same for Food with Ore and for Robes with Coal.
colony-alchemists-4 = New market option: 3 goods of any kinds become 1 Tool.
colony-altruists = Altruists
colony-altruists-1 = A gift at the start of each year: 2 Wood or 1 Clay. One more warehouse space.
colony-altruists-2 = 1 Plank or 1 Brick join the gifts. 1 Food a year. The Altruist joins: standing where goods are free for the taking he makes your actions cheaper by them.
colony-altruists-3 = 1 Ore or 1 Coal join the gifts. 1 further provision a year, Food or Robes.
colony-altruists-4 = 1 Iron, 2 Planks or 2 Bricks join the gifts. 1 Tool a year.
colony-scholars = Scholars
colony-scholars-1 = A Library in itself. Each production phase shows you 2 improvements, 1 of which you keep.
colony-scholars-2 = Having drawn on a place you may play an improvement there and then, two with a staffed Institute.
colony-scholars-3 = The Developer can be jumped to.
colony-scholars-4 = No improvement asks you for Tools.
colony-envoys = Envoys
colony-envoys-1 = A second steward.
colony-envoys-2 = The Diplomat can be jumped to. For a levy, once a half-year, one steward goes 1 farther.
colony-envoys-3 = 1 more range.
colony-envoys-4 = Acting on the Diplomat brings 1 Tool, and the action there may be a market option instead.
colony-traders = Traders
colony-traders-1 = New market option: Wood, Clay and Food against each other, one for one.
colony-traders-2 = Planks and Bricks join the ladder.
colony-traders-3 = Ore, Coal and Robes join the ladder.
colony-traders-4 = Iron and Tools join the ladder.
colony-industrialists = Industrialists
colony-industrialists-1 = The embassy takes a colonist and then works as a Factory. One more warehouse space. Each production phase: 2 Wood to 1 Plank, once.
colony-industrialists-2 = Each production phase: Planks twice, and 1 Brick from 1 Wood and 1 Clay.
colony-industrialists-3 = One more warehouse space. Each production phase: Planks twice, Bricks twice, 1 Coal from 3 Wood.
colony-industrialists-4 = Each production phase: 3 Planks from a Wood each, Bricks twice, 1 Coal from 3 or 2 from 5 Wood, 1 Iron from 2 Ore with 6 Wood or 1 Coal.
colony-storekeepers = Storekeepers
colony-storekeepers-1 = 3 more warehouse spaces, and 1 more space on each Storage Shed.
colony-storekeepers-2 = 3 more spaces beside the basic storage. For a levy a Storage Shed turns into any Farmer building.
colony-storekeepers-3 = 2 more spaces on each Storage House. For a levy a Storage House turns into any Citizen building.
colony-storekeepers-4 = What lies in the warehouse can be spent like storage. 4 more spaces on each Storage Hall.
colony-laborers = Laborers
colony-laborers-1 = Citizens may fill Farmer buildings once every Farmer has work; they are fed like any Citizen.
colony-laborers-2 = A single Farmer may hold a Citizen's post. Estates can become Apartments. The Laborer joins: rivals who hand in goods where he stands earn you 1 of each kind, Tools excepted.
colony-laborers-3 = Merchants may fill Citizen buildings once every Citizen has work.
colony-laborers-4 = Up to 2 Citizens may hold Merchants' posts.
colony-lords = Lords
colony-lords-1 = Instead of a place's action (markets excepted) take 1 Wood or 1 Clay.
colony-lords-2 = 1 Plank, 1 Brick or 1 Food join the choice. You are free of the levy.
colony-lords-3 = 1 Ore, 1 Coal or 1 Robe join the choice. Once a half-year two empty places change positions.
colony-lords-4 = 1 Iron joins the choice, and every such choice brings 1 Tool as well.
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

card-stone_axe = Stone Axe
card-stone_axe-text = 4 Wood at once.
card-wood_shovel = Wood Shovel
card-wood_shovel-text = 3 Clay at once.
card-wood_saw_1 = Wood Saw
card-wood_saw_1-text = 2 Planks at once.
card-ruin_1 = Ruin
card-ruin_1-text = 1 Brick at once.
card-anvil_1 = Anvil
card-anvil_1-text = 1 Tool, and if you like a second one for 1 Wood and 1 Clay.
card-guestroom = Guestroom
card-guestroom-text = 2 Wood and 2 Clay at once.
card-handsaw = Handsaw
card-handsaw-text = 2 Wood → 1 Plank or 3 Wood → 2 Planks, as often as you like.
card-clay_oven = Clay Oven
card-clay_oven-text = 1 Wood and 1 Clay → 1 Brick, twice at most.
card-contract_farm = Building Contract: Farm
card-contract_farm-text = Build Farm for 1 Wood, twice at most.
card-contract_estate = Building Contract: Estate
card-contract_estate-text = Remodel into Estate for 1 Tool, 2 Wood and 1 Brick, once.
card-contract_flat = Building Contract: Flat
card-contract_flat-text = Remodel into Flat for 1 Tool and 2 Wood, once.
card-contract_foresters_house = Building Contract: Forester's House
card-contract_foresters_house-text = Build Forester's House for 2 Tools and 2 Wood, once.
card-contract_hollow = Building Contract: Hollow
card-contract_hollow-text = Build Hollow for 2 Tools and 2 Clay, once.
card-contract_hunting_lodge = Building Contract: Hunting Lodge
card-contract_hunting_lodge-text = Build Hunting Lodge for 2 Tools, 2 Wood and 1 Clay, once.
card-contract_storage_shed = Building Contract: Storage Shed
card-contract_storage_shed-text = Build Storage Shed for 1 Tool and 1 Wood, twice at most.
card-automobile = Automobile
card-automobile-text = Your levies shrink to the materials.
card-pass = Pass
card-pass-text = Your levies shrink to the Tool or provision.
card-axe = Axe
card-axe-text = Places that give you Wood give 1 more.
card-spade = Spade
card-spade-text = Places that give you Clay give 1 more.
card-vegetable_garden = Vegetable Garden
card-vegetable_garden-text = 1 Food a year.
card-beavers_lodge = Beaver's Lodge
card-beavers_lodge-text = 1 Wood a year.
card-loam_hollow = Loam Hollow
card-loam_hollow-text = 1 Clay a year.
card-holiday_cabin = Holiday Cabin
card-holiday_cabin-text = 1 Farmer, no plot needed.
card-holiday_flat = Holiday Flat
card-holiday_flat-text = 1 Citizen, no plot needed.
card-storehouse_1 = Storehouse
card-storehouse_1-text = 1 more warehouse space, on the card.
card-training = Training
card-training-text = One card more whenever you draw at the Librarian; with a Library it is kept as well.
card-deed_registration = Deed Registration
card-deed_registration-text = A visit to a builder that brings you a Farmer building or a Factory may bring Farms too, each at the Farm's price.
card-ticket_1 = Ticket
card-ticket_1-text = Three rides: for 1 Wood off the card and 2 out of the storage a figure you move may go to any tile.
card-wood_saw_2 = Wood Saw
card-wood_saw_2-text = 2 Planks at once.
card-ruin_2 = Ruin
card-ruin_2-text = 1 Brick at once.
card-fireplace = Fireplace
card-fireplace-text = 2 Food at once.
card-anvil_2 = Anvil
card-anvil_2-text = 1 Tool, and if you like a second one for 1 Wood and 1 Clay.
card-ripsaw = Ripsaw
card-ripsaw-text = 1 Wood → 1 Plank, 4 times at most.
card-stone_oven = Stone Oven
card-stone_oven-text = 1 Clay → 1 Brick, 3 times at most.
card-toolmaker = Toolmaker
card-toolmaker-text = 2 Planks → 1 Tool, as often as you like.
card-contract_apartment = Building Contract: Apartment
card-contract_apartment-text = Remodel into Apartment for 1 Tool, 2 Clay and 1 Plank, once.
card-contract_iron_mine = Building Contract: Iron Mine
card-contract_iron_mine-text = Build Iron Mine for 2 Tools, 2 Planks and 2 Bricks, once.
card-contract_storage_house = Building Contract: Storage House
card-contract_storage_house-text = Remodel into Storage House for 2 Tools, 1 Wood and 1 Brick, once.
card-panel_saw = Panel Saw
card-panel_saw-text = Once each production phase 2 Wood → 1 Plank.
card-kiln = Kiln
card-kiln-text = Once each production phase 2 Clay → 1 Brick.
card-iron_pickaxe = Iron Pickaxe
card-iron_pickaxe-text = Places that give you Ore give 1 more.
card-fruit_farm = Fruit Farm
card-fruit_farm-text = 2 Food a year.
card-ore_tunnel = Ore Tunnel
card-ore_tunnel-text = 1 Ore a year.
card-workshop = Workshop
card-workshop-text = 1 Tool a year.
card-village_chapel = Village Chapel
card-village_chapel-text = 1 Dollar a year.
card-slaughtering_blocks = Slaughtering Blocks
card-slaughtering_blocks-text = Every staffed Hunting Lodge generates 1 more Food.
card-cottage = Cottage
card-cottage-text = 2 Farmers, no plot needed.
card-hostel = Hostel
card-hostel-text = 2 Citizens, no plot needed.
card-storehouse_2 = Storehouse
card-storehouse_2-text = 1 more warehouse space, on the card.
card-wood_warehouse = Wood Warehouse
card-wood_warehouse-text = 3 more warehouse spaces for Wood only.
card-clay_warehouse = Clay Warehouse
card-clay_warehouse-text = 2 more warehouse spaces for Clay only.
card-ore_warehouse = Ore Warehouse
card-ore_warehouse-text = 2 more warehouse spaces for Ore only.
card-food_warehouse = Food Warehouse
card-food_warehouse-text = 3 more warehouse spaces for Food only.
card-dolly = Dolly
card-dolly-text = In each move up to 3 goods may be spent right where they lie in buffers.
card-council_chamber = Council Chamber
card-council_chamber-text = New market option: two neighbouring places nobody stands on change positions.
card-social_services = Social Services
card-social_services-text = Final scoring: 1 Dollar for every idle Farmer, 5 at most.
card-apprentice = Apprentice
card-apprentice-text = 2 Dollars and a helper steward for three moves.
card-ticket_2 = Ticket
card-ticket_2-text = Three rides: for 1 Clay off the card and 2 out of the storage a figure you move may go to any tile.
card-wood_saw_3 = Wood Saw
card-wood_saw_3-text = 2 Planks at once.
card-ruin_3 = Ruin
card-ruin_3-text = 1 Brick at once.
card-cooking_hearth = Cooking Hearth
card-cooking_hearth-text = 4 Food at once.
card-needle_and_thread = Needle and Thread
card-needle_and_thread-text = 2 Robes at once.
card-blacksmiths_anvil_3 = Blacksmith's Anvil
card-blacksmiths_anvil_3-text = 2 Tools at once.
card-stone_pickaxe_3 = Stone Pickaxe
card-stone_pickaxe_3-text = 2 Ore at once.
card-grill_3 = Grill
card-grill_3-text = 1 Coal at once.
card-saw_3 = Saw
card-saw_3-text = 1 Wood → 1 Plank, as often as you like.
card-oven_3 = Oven
card-oven_3-text = 1 Clay → 1 Brick, as often as you like.
card-tool_trader_3 = Tool Trader
card-tool_trader_3-text = 1 Brick → 1 Tool, as often as you like.
card-charcoal_pile = Charcoal Pile
card-charcoal_pile-text = 3 Wood → 1 Coal, as often as you like.
card-small_ironsmelter = Small Ironsmelter
card-small_ironsmelter-text = 1 Coal and 1 Ore → 1 Iron, twice at most.
card-large_ironsmelter = Large Ironsmelter
card-large_ironsmelter-text = 1 Coal and 2 Ore → 1 Iron or 3 Wood and 2 Ore → 1 Iron, as often as you like.
card-contract_stables = Building Contract: Stables
card-contract_stables-text = Build Stables for 3 Tools, 3 Planks and 2 Iron, once.
card-contract_boardinghouse = Building Contract: Boardinghouse
card-contract_boardinghouse-text = Build Boardinghouse for 2 Tools, 1 Brick and 1 Iron, once.
card-contract_customs_office = Building Contract: Customs Office
card-contract_customs_office-text = Build Customs Office for 2 Tools, 2 Planks and 2 Bricks, once.
card-contract_house = Building Contract: House
card-contract_house-text = Remodel into House for 2 Tools, 1 Plank and 1 Brick, once.
card-contract_hunting_grounds = Building Contract: Hunting Grounds
card-contract_hunting_grounds-text = Remodel into Hunting Grounds for 3 Tools, 3 Wood and 1 Clay, once.
card-contract_tailor_shop = Building Contract: Tailor Shop
card-contract_tailor_shop-text = Build Tailor Shop for 3 Tools, 1 Clay and 2 Bricks, once.
card-charcoal_furnace = Charcoal Furnace
card-charcoal_furnace-text = Once each production phase 3 Wood → 1 Coal.
card-weaving_loom = Weaving Loom
card-weaving_loom-text = 1 Robe a year.
card-pad_saw = Pad Saw
card-pad_saw-text = 2 Wood a year.
card-clay_hollow = Clay Hollow
card-clay_hollow-text = 2 Clay a year.
card-butchery = Butchery
card-butchery-text = 1 Tool and 1 Food a year.
card-construction_site_3 = Construction Site
card-construction_site_3-text = An extra plot, closed to storage facilities.
card-assembly_hall = Assembly Hall
card-assembly_hall-text = Two plots of the borderland open for you, Community Hall or not.
card-steam_engine = Steam Engine
card-steam_engine-text = One of your Factories can be run by a Farmer and a Citizen side by side.
card-storage_room = Storage Room
card-storage_room-text = 2 more storage spaces.
card-holiday_house = Holiday House
card-holiday_house-text = 1 Merchant, no plot needed.
card-depot_3 = Depot
card-depot_3-text = 2 more warehouse spaces, on the card.
card-realtors_license = Realtor's License
card-realtors_license-text = A visit to a builder that brings you a Citizen building or a Factory may bring Flats too, each at the Flat's price and on a plot of its own.
card-horse = Horse
card-horse-text = 2 Dollars; three times in all a steward goes 1 farther, once per move.
card-ticket_3 = Ticket
card-ticket_3-text = Three rides: for 1 Plank off the card and 1 out of the storage a figure you move may go to any tile.
card-wood_saw_4 = Wood Saw
card-wood_saw_4-text = 2 Planks at once.
card-ruin_4 = Ruin
card-ruin_4-text = 1 Brick at once.
card-embroidery_machine = Embroidery Machine
card-embroidery_machine-text = 4 Robes at once.
card-blacksmiths_anvil_4 = Blacksmith's Anvil
card-blacksmiths_anvil_4-text = 2 Tools at once.
card-stone_pickaxe_4 = Stone Pickaxe
card-stone_pickaxe_4-text = 2 Ore at once.
card-grill_4 = Grill
card-grill_4-text = 1 Coal at once.
card-saw_4 = Saw
card-saw_4-text = 1 Wood → 1 Plank, as often as you like.
card-oven_4 = Oven
card-oven_4-text = 1 Clay → 1 Brick, as often as you like.
card-tool_trader_4 = Tool Trader
card-tool_trader_4-text = 1 Coal → 1 Tool, as often as you like.
card-charcoal_kiln = Charcoal Kiln
card-charcoal_kiln-text = 2 Wood → 1 Coal, 3 times at most.
card-ironsmelter = Ironsmelter
card-ironsmelter-text = 1 Coal and 1 Ore → 1 Iron, as often as you like.
card-contract_textile_mill = Building Contract: Textile Mill
card-contract_textile_mill-text = Remodel into Textile Mill for 3 Tools, 2 Planks, 2 Wood and 1 Iron, once.
card-contract_storage_hall = Building Contract: Storage Hall
card-contract_storage_hall-text = Remodel into Storage Hall for 3 Tools, 1 Brick and 1 Iron, once.
card-market_stand = Market Stand
card-market_stand-text = New market option: 4 goods of any kinds buy 1 Tool, repeatedly.
card-delivery_wood = Delivery Contract: Wood
card-delivery_wood-text = Wood can be spent right out of buffers.
card-delivery_clay = Delivery Contract: Clay
card-delivery_clay-text = Clay can be spent right out of buffers.
card-delivery_ore = Delivery Contract: Ore
card-delivery_ore-text = Ore can be spent right out of buffers.
card-iron_ore_mine = Iron Ore Mine
card-iron_ore_mine-text = 2 Ore a year.
card-greenhouse = Greenhouse
card-greenhouse-text = 4 Food a year.
card-weaving_machine = Weaving Machine
card-weaving_machine-text = 2 Robes a year.
card-village_church = Village Church
card-village_church-text = 2 Dollars a year.
card-iron_axes = Iron Axes
card-iron_axes-text = Every staffed Forester's House generates 1 more Wood.
card-iron_shovels = Iron Shovels
card-iron_shovels-text = Every staffed Hollow generates 1 more Clay.
card-sewing_machines = Sewing Machines
card-sewing_machines-text = Every staffed Tailor Shop generates 1 more Robe.
card-weaving_mill = Weaving Mill
card-weaving_mill-text = One staffed Tailor Shop generates 2 more Robes.
card-construction_site_4 = Construction Site
card-construction_site_4-text = An extra plot, closed to storage facilities.
card-storage_cellar = Storage Cellar
card-storage_cellar-text = 3 more storage spaces.
card-depot_4 = Depot
card-depot_4-text = 2 more warehouse spaces, on the card.
card-robe_warehouse = Robe Warehouse
card-robe_warehouse-text = 2 more warehouse spaces for Robes only.
card-employment_office = Employment Office
card-employment_office-text = Final scoring: 2 Dollars for every idle Citizen, 8 at most.
card-ticket_4 = Ticket
card-ticket_4-text = Three rides: for 1 Brick off the card and 2 out of the storage a figure you move may go to any tile.
card-hidden = a hidden card

## Doubts


## Everything explained

explain-wood = Wood: the most important material.
explain-clay = Clay: for buildings and Bricks.
explain-planks = Planks: the Joiner makes them of Wood.
explain-bricks = Bricks: the Clayburner makes them of Clay and Wood.
explain-food = Food: for Citizens and Merchants at the end of the year, and for the levy.
explain-ore = Ore: from era II on, for Tools and Iron.
explain-coal = Coal: from era III on, for Iron.
explain-iron = Iron: from era III on, for large buildings.
explain-robes = Robes: from era III on, for Merchants at the end of the year.
explain-any = A good of your choice.
explain-tools = Tools: nearly everything you build costs some. They lie in the toolbox without limit; the Smithy makes new ones each year.
explain-dollars = Dollars are never spent and count in the end.
explain-farmer = Farmers live on Farms, need no provisions, and are worth 2 Dollars at work.
explain-citizen = Citizens at work need 1 Food a year and are worth 6 Dollars then.
explain-merchant = Merchants at work need 2 Food and 1 Robe a year and are worth 16 Dollars then.
explain-storage = Only what lies in the storage can be paid with. Goods are relocated for you as well as possible.
explain-warehouse = The warehouse keeps goods. Before an action they move into the storage by themselves where there is room.
explain-buffer = What buildings have generated lies there until there is room in the storage.
explain-plots = Every building and every embassy needs a plot. Storage facilities stand on the three storage plots only.
explain-borderland = The borderland opens with the Community Hall, from era III on.
explain-cards = Improvements in hand, six at most. You play them at the Developer.
explain-table = These improvements work for good, or a few times more.
explain-colonies = Relations with colonies bring abilities. The Diplomat establishes and improves them, up to the number of the era.
explain-planner = At the end of the year everybody at work must be provided for. Here you see beforehand whether there is enough.
explain-drawn = The start player lays these places at the end of the year.
explain-years = An era has five years, a year two half-years, a half-year three moves for everybody.
explain-sale = Goods from the storage for Dollars, as often as you like.
explain-subsidy = These goods are given to you, once for each visit.
explain-action = This action may be carried out on the market.
explain-anytime = You may do this before every move, as often as it is possible.
explain-standing = What the community would be worth now: buildings, embassies, improvements, Dollars and everybody at work.

## A first game

guide-lay = First the country comes into being: lay the place on one of the lit cells. Places near each other save ways later.
guide-fill = Your storage has three spaces. Fill them with Wood and Clay; Wood is needed more often in the beginning.
guide-aim = Welcome! In five years you build up a community. In the end it counts what it is worth in Dollars.
guide-go = Your steward goes to a lit place and does what the place offers: three moves in each half-year. Markets are reached from anywhere.
guide-market = The market offers something else every year: a sale, a subsidy or an action, one of them for each visit.
guide-storage = Only what fits into the storage can be kept and paid with. A Storage Shed with a Farmer gives room.
guide-staff = A building works only when somebody works there. Send a Farmer: that is possible at any time.
guide-overflow = There is not enough room. Choose what you discard.
guide-levy = Where somebody else's steward stands you pay a levy. The purse says how much.
guide-planner = At the end of the year your buildings generate goods, and Citizens want to eat. Here you see whether there is enough.
guide-cards = Improvements are played at the Developer. Tap one to read it.
guide-post = Once a year you distribute everybody anew. Who works counts in the end.
guide-colonies = The Diplomat establishes relations with colonies. Each brings an ability and Dollars.
guide-last = The last year: now buildings count, and everybody who has work in the end.
guide-end = Buildings, embassies, improvements, Dollars and everybody at work make up what your community is worth.

## Why a bot would do something: "Because it …"

reason-work = gives more colonists a place to work
reason-yields = yields more in the years to come
reason-goods = leaves more goods and tools
reason-hand = leaves more cards in hand
reason-storage = leaves more room in the storage
reason-to_come = leads to a choice worth having
reason-plans = brings what you could build next closer
reason-builds = builds { $buildings }
reason-staffs = gives { $buildings } workers
reason-plays = brings { $cards } into play
reason-relates = betters your relations: { $colony }
reason-nears = keeps { $places } within reach
reason-affords = leaves enough to pay for { $cards }
reason-gains = leaves you { $goods } more than otherwise
reason-yearly = brings in { $goods } more every year
reason-yearly_staffed = brings in { $goods } more every year, once somebody works there
reason-feeds = { $count ->
    [one] feeds one more colonist
   *[other] feeds { $count } more colonists
}
reason-hires = { $count ->
    [one] finds work for one more colonist
   *[other] finds work for { $count } more colonists
}
reason-more_cards = { $count ->
    [one] leaves one more card in your hand
   *[other] leaves { $count } more cards in your hand
}
reason-more_room = { $count ->
    [one] gives your storage one more space
   *[other] gives your storage { $count } more spaces
}
reason-unspent = { $count ->
    [one] leaves you one more Dollar to spend
   *[other] leaves you { $count } more Dollars to spend
}
reason-choice_negotiate = lets you negotiate with a colony
reason-choice_play = lets you play an improvement
reason-choice_may_play = lets you play another improvement
reason-choice_exchange = lets you exchange goods
reason-choice_trade = lets you use the trade ladder
reason-plans_building = brings { $buildings } closer
reason-plans_embassy = brings relations with { $colony } closer
reason-holds = { $points ->
    [0] leaves { $card } in your hand
    [one] leaves { $card } in your hand, worth one point
   *[other] leaves { $card } in your hand, worth { $points } points
}
reason-plans_card = brings { $cards } closer

## Kinds of things, and where values come from

co-kind-immediate = at once
co-kind-permanent = permanent
co-kind-limited = limited
co-kind-market = Market
co-kind-resource = Resource places give goods
co-kind-provider = Provider
co-kind-builder = You build it here
co-kind-refiner = Refiners make better goods of goods
co-kind-special = Special place
co-kind-residence = Residence
co-kind-storage = Storage facility
co-kind-production = Production building
co-kind-provision = Provision building
co-kind-money = Brings Dollars
co-kind-colony = Colony
co-source-reconstructed = Reconstructed: your copy may say something else.
co-source-own = This table plays with a value of its owner's own; texts tell the printed one.
co-source-memory = Noted from memory: your copy may say something else.
doubt-farm_cost = In your copy the Farm may cost 1 Wood instead of 2.
doubt-embassy_cost_I = In your copy the first level may cost 3 Clay instead of 2.
doubt-smithy = Noted from memory: in your copy the Smithy may make 2 or 4 Tools.
doubt-altruist_officials = What the Altruist saves here is reconstructed.
doubt-market_prices = The prices of the sale are reconstructed: your copy may have others.
doubt-customs_office = What the Customs Office does is reconstructed: in your copy it may waive less, or pay something too.
doubt-institute_discount = In your copy the Institute may save no Tool.
doubt-goods_prices = The prices of goods for a later start are reconstructed.
doubt-forester_limit = In your copy it may be limited to three in a move.
doubt-builder_texts = In your copy the price may be another one.
doubt-citizen_score = In your copy a Citizen may count 4 Dollars instead of 6.
doubt-levy_materials = In your copy Ore may not serve for the levy.
doubt-ruin_III = In your copy it may be 2 Bricks instead of 1.
doubt-tool_trader_IV = In your copy it may be Bricks instead of Coal.
doubt-pad_saw = In your copy it may be 1 Wood instead of 2.
doubt-horse = In your copy it may serve twice instead of three times.
doubt-apprentice = Whether each move or each half-year uses it up is not certain.
doubt-ticket_IV = What lies on the card is reconstructed, and so is what a ride costs besides.
doubt-meaning_of_turn = Whether it works once in a move or once in a half-year is not certain.
doubt-training = With a Library, 4 cards may be seen instead of 5.
doubt-market_III_planks = The action is reconstructed: your copy may ask 3 Wood for a Plank, once.
doubt-market_III_IV_bricks = The action is reconstructed: your copy may ask 2 Clay for a Brick.
doubt-trade_ladder = In your copy the rates may work one way only.
doubt-alchemists_IV = In your copy level IV may be possible only once in a visit.
doubt-altruists_III = In your copy the provision of level III may take the place of the Food of level II.
doubt-envoys_IV = In your copy the Tool of level IV may belong to the action with embassies only.
doubt-industrialists_factory = That a colonist works in the embassy is reconstructed.
doubt-industrialists_lists = That each level replaces the list before it is reconstructed.
doubt-storekeepers_swap = In your copy the price of the new building may be due besides the levy.
doubt-german_names = Some German names are translations of the English ones.
doubt-intro_booklet = Map and cards of the introductory booklet could not be read.

## What the sheets say

co-needs-farmer = Needs { $number ->
    [one] a Farmer
   *[other] { $number } Farmers
} at work there; until then it does nothing.
co-needs-citizen = Needs { $number ->
    [one] a Citizen
   *[other] { $number } Citizens
} at work there; until then it does nothing.
co-needs-merchant = Needs { $number ->
    [one] a Merchant
   *[other] { $number } Merchants
} at work there; until then it does nothing.
co-needs-any = Needs a colonist of any class at work there; until then it does nothing.
co-own-most = At most { $number } of it in a community; you own { $owned }.
co-per-move = At most { $number } of it in one move.
co-ask-build-more = { $building }: { $number } chosen already. What else?
co-build-several = You can build several: tap again for each one.
co-build-again = Chosen { $number } ×. Tap again for one more.
co-build-all = Chosen { $number } ×. No more are possible.
co-build-enough = It stays at what is chosen: { $number }.
co-raze = { $what }: raze something for it
co-raze-which = Which one goes?
co-raze-same = The same building again: seldom of use.
co-raze-only-same = All you can do here: raze { $building } and build the same again. That is seldom of use.
co-raze-only = There is no free plot for it, or you may own no more of it. Something else would have to go.
obstacle-not_yet = This place comes into the country at the end of the year.
obstacle-own = Your steward stands here already.
obstacle-other_goes = Another steward of yours stands where it began the turn: with the third move that one must go on.
obstacle-fare = Only a card takes your steward there, and what it costs besides is missing, or would be missing there.
obstacle-home_merchant = A Merchant must be at home for that, and all of yours are at work.
obstacle-no_cards = There is no improvement left to draw.
obstacle-too_far = Too far away: your steward walks { $range ->
    [one] to a neighbouring place
   *[other] at most { $range } places
}, or jumps to a market.
obstacle-enter = Your steward begins on a market, and goes on from there.
obstacle-return = With the third move no steward returns to the place where it began the turn.
obstacle-card = You have no improvement in hand that you could play there.
obstacle-nothing = It is near enough, but there is nothing you could do there now: something that it costs is missing, or the room.
obstacle-missing = Missing: { $goods }.
obstacle-base = It is remodelled from a building that you do not have: { $building }.
obstacle-home_farmer = A Farmer must be at home to become a Citizen there, and all of yours are at work.
obstacle-home_citizen = A Citizen must be at home to become a Merchant there, and all of yours are at work.
obstacle-most = You own as many of it as you may.
obstacle-plot = No plot is free for it. To raze something costs Tools besides: they are missing, or nothing can go.
obstacle-storage = It costs { $number } goods at once, and only your storage pays: it has { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}.
obstacle-hand = Your hand is full: { $number } improvements.
obstacle-price = None of the improvements in your hand can be paid for and used now.
obstacle-level = Your relations are as good as they may be in this era.
obstacle-levy_first = A levy is due here first: { $first ->
    [one] 1 Tool or provision
   *[other] { $first } Tools or provisions
} and { $materials ->
    [one] 1 material
   *[other] { $materials } materials
}. Then not enough is left for what the place costs.

## In the terminal

board-setting-up = The country is laid out. { $seat } is start player.
board-headline = Era { $era }, year { $year }, { $half ->
    [0] summer
   *[other] winter
} · start player: { $seat } · improvements face down: { $deck }
board-legend = + builds something; == the other half of a market; A, B: stewards; al Alchemist, ar Altruist, la Laborer
amount-wood = { $number } Wood
amount-clay = { $number } Clay
amount-planks = { $number ->
    [one] 1 Plank
   *[other] { $number } Planks
}
amount-bricks = { $number ->
    [one] 1 Brick
   *[other] { $number } Bricks
}
amount-food = { $number } Food
amount-ore = { $number } Ore
amount-coal = { $number } Coal
amount-iron = { $number } Iron
amount-robes = { $number ->
    [one] 1 Robe
   *[other] { $number } Robes
}
amount-tools = { $number ->
    [one] 1 Tool
   *[other] { $number } Tools
}
amount-dollars = { $number ->
    [one] 1 Dollar
   *[other] { $number } Dollars
}
amount-any = { $number ->
    [one] any 1 good
   *[other] any { $number } goods
}
letter-alchemist = al
letter-altruist = ar
letter-laborer = la
board-near = next to { $near }
board-new-places = New at the end of the year
board-to-lay = To be laid now
board-colonies = Colonies: { $names }
board-seat = { $letter } { $seat }: Tools { $tools }, Dollars { $dollars }
board-marker = { $letter } { $seat }: Tools { $tools }, Dollars { $dollars }, start-player marker
board-goods = Storage and warehouse ({ $storage } + { $warehouse }): { $goods }; on buildings: { $buffer }
board-people = { $class } × { $number }, at home { $idle }
board-colonists = Colonists: { $people }
board-buildings = Buildings: { $buildings }
board-embassies = Embassies: { $embassies }
board-table = Improvements: { $cards }
board-due = End of the year: { $provisions }
board-provision = { $good } needed { $number }, generated { $made }
board-own-value = Own value at this table: { $fact } { $value }
board-own = Own value at this table: { $fact }
fact-cost = price
fact-value = worth
fact-effects = what it does
fact-discount = what the Altruist saves
fact-load = goods on the card
fact-uses = uses
fact-copies = copies
fact-worker = who works there
fact-per_move = limit in a move
fact-own_max = limit in a community
fact-era = era
fact-remodel_from = what it is remodelled from
fact-sale = sale
fact-subsidy = subsidy
fact-action = action
board-hand = Improvements in hand: { $count }
board-aside = To choose from
board-card = era { $era }, price { $price }, worth { $number }

## Set-up of the cardboard game

era-1 = { value-start_era-1 }
era-2 = { value-start_era-2 }
era-3 = { value-start_era-3 }
era-4 = { value-start_era-4 }
setup-era = Only era { $era }. Buildings and goods of later eras stay in the box.
setup-eras = Eras { $first_era } to { $last_era }. Buildings and goods of later eras stay in the box.
setup-start = { $seat } is start player and takes the marker. Note in which order you sit: it breaks ties.
setup-no-colonies = There are no colonies.
setup-colonies = Lay out the boards of these colonies:
setup-colony = { $colony }
setup-fifth-colony = Because you begin so late, a fifth colony is there from the start: { $colony }
setup-embassies = Have ready for everybody one embassy I/II of each colony.
setup-embassies-late = Have ready for everybody one embassy I/II and one III/IV of each colony.
setup-warehouses = Have ready the warehouse extensions, both tiles for everybody.
setup-storages = Have ready an upgrade of the basic storage for everybody.
setup-ambassadors = Have ready: { $ambassadors }
setup-country = Lay a market in the middle. Take the start places without this one: { $place }
setup-order = Lay them in this order, each along at least two edges:
setup-lay = { $seat } lays { $place }
setup-second-market = { $seat } lays the second market, at least two places away from the first.
setup-colour = Everybody takes a colour: community board, balance card and a steward, who stays beside the board for now.
setup-board-side = Everybody uses the side of the community board with { $plots } plots.
setup-community = Everybody: 2 Farms with a Farmer each, { $tools } Tools, 1 Food in the warehouse, and 3 Wood or Clay as they like, chosen just before the first move.
setup-intro-community = Everybody: 2 Farms with a Farmer each, { $tools } Tools, 1 Food in the warehouse, and 3 Wood in the storage.
setup-skipped = For each skipped era ({ $eras }) lay what its card brings, and then draw and lay all of its places in turn as before.
setup-later-cards = Deal everybody one permanent improvement of each skipped era ({ $eras }), face up, and two cards of era { $era } in hand.
setup-later = Everybody buys a community: embassies for { $embassy_dollars } Dollars, buildings for { $building_dollars }, goods for { $goods_dollars }; what is left of one goes to the next. Besides: { $tools ->
    [one] 1 Tool
   *[other] { $tools } Tools
} and { $food } Food.
setup-money-limit = At most three money buildings are bought.
setup-later-work = Then give colonists work, feed them, and let everything produce.
setup-round-card = Lay out the round card, with room for the era card on its left and the market cards on its right.
setup-markets = Shuffle the seven market cards of era { $era } and put two back unseen.
setup-improvements = Shuffle the 35 improvements of era { $era }.
setup-pile = Shuffle the places of era { $era } face down. Three are turned up each year but the fifth.
setup-small-market = The small market is laid at the beginning of era III.
draw-country = The start places, in order
budget-embassies = Embassies, by level
budget-buildings = Buildings
budget-goods = Goods
draw-group-colony = Colonies

## The score pad

pad-buildings = Buildings
pad-kind-residence = Residences
pad-kind-storage = Storage facilities
pad-kind-production = Production buildings
pad-kind-provision = Provision buildings
pad-kind-money = Buildings that bring Dollars
pad-kind-special = Special buildings
pad-embassies = Embassies
pad-embassies-text = The level that was reached with each colony.
pad-improvements = Permanent improvements
pad-improvements-text = Those in play; others count nothing.
pad-era-1 = Era I
pad-era-2 = Era II
pad-era-3 = Era III
pad-era-4 = Era IV
pad-dollars = Dollars
pad-workers = Colonists at work
pad-workers-text = All others who live in the community are idle.
pad-first = Who began the first year
pad-first-text = Decides where points are equal: whose turn came later is ahead.
error-co_pad_first = { $place }: this is needed, for there are equal points.
line-buildings-text = The values of all buildings.
line-embassies-text = The value of the level that was reached with each colony.
line-improvements-text = The values of permanent improvements in play, and what some of them pay for idle colonists.
line-cash-text = 1 point for each.
line-farmers-text = Points for each who has work.
line-citizens-text = Points for each who has work.
line-merchants-text = Points for each who has work.

## The turn aid

turns-standard = The Colonists
turns-count = Era { $era }, year { $year }, { $half }
turns-actions = { $count } moves
turns-asked = The year is over. Who has the start player marker?
half-summer = summer
half-winter = winter
