### Tiny Towns: every name and sentence, in English.

game-tiny_towns = Tiny Towns
game-tiny_towns-text = Sixteen fields, five resources, and everybody gets the same.

## Resources

resource-wood = Wood
resource-wheat = Wheat
resource-brick = Brick
resource-glass = Glass
resource-stone = Stone
resource-hidden = a resource
instead-wood = { resource-wood }
instead-wheat = { resource-wheat }
instead-brick = { resource-brick }
instead-glass = { resource-glass }
instead-stone = { resource-stone }

## Building types

type-cottage = Cottage
type-food = Food building
type-well = Well building
type-chapel = Chapel building
type-tavern = Tavern building
type-theater = Theater building
type-factory = Industrial building
type-monument = Monument

## Phases

phase-setup = Setting up
phase-discover = Discover a resource
phase-place = Place the resource
phase-build = Build
phase-over = Game over

## Buildings

card-hidden = a monument
card-cottage = Cottage
card-cottage-text = 3 points if it is fed, otherwise none.
card-farm = Farm
card-farm-text = Feeds four cottages of your choice, wherever they stand.
card-granary = Granary
card-granary-text = Feeds every cottage on the eight fields around it, diagonals included.
card-greenhouse = Greenhouse
card-greenhouse-text = Feeds one connected group of cottages, anywhere in your town.
card-orchard = Orchard
card-orchard-text = Feeds every cottage in its row and in its column.
card-fountain = Fountain
card-fountain-text = 2 points if another fountain is next to it.
card-millstone = Millstone
card-millstone-text = 2 points if a food or theater building is next to it.
card-shed = Shed
card-shed-text = 1 point. You may put it on any empty field, not just on one you paid with.
card-well = Well
card-well-text = 1 point for each cottage next to it, fed or not.
card-abbey = Abbey
card-abbey-text = 3 points unless an industrial, tavern or theater building is next to it.
card-chapel = Chapel
card-chapel-text = 1 point for every fed cottage in your town.
card-cloister = Cloister
card-cloister-text = 1 point for every cloister of yours in a corner of the town.
card-temple = Temple
card-temple-text = 4 points if at least two fed cottages are next to it.
card-almshouse = Almshouse
card-almshouse-text = All of them together: 1 is worth −1, 2 are worth 5, 3 are worth −3, 4 are worth 15, 5 are worth −5, 6 or more 26 points.
card-feast_hall = Feast Hall
card-feast_hall-text = 2 points each; 3 each if you have more of them than the person on your right.
card-inn = Inn
card-inn-text = 3 points if there is no other inn in its row or column.
card-tavern = Tavern
card-tavern-text = All of them together: 1 is worth 2, 2 are worth 5, 3 are worth 9, 4 are worth 14, 5 or more 20 points.
card-bakery = Bakery
card-bakery-text = 3 points if a food or industrial building is next to it.
card-market = Market
card-market-text = 1 point, and 1 more for every other market in its row or in its column, whichever is better.
card-tailor = Tailor
card-tailor-text = 1 point, and 1 more for every tailor on the four centre fields, itself included.
card-theater = Theater
card-theater-text = 1 point for every other type of building in its row and column.
card-bank = Bank
card-bank-text = 4 points. Mark it with a resource that is on none of your banks; from then on you may not choose that resource. Five banks at most.
card-factory = Factory
card-factory-text = Mark it with a resource. Whenever you should take that one, you may take any other instead. No points.
card-trading_post = Trading Post
card-trading_post-text = 1 point. When you build, it stands in for any one resource and stays where it is.
card-warehouse = Warehouse
card-warehouse-text = Room for three resources: store the one you take, or swap it for one that is stored. −1 point for each one left on it.

## Monuments

card-architects_guild = Architect’s Guild
card-architects_guild-text = 1 point. When built: you may replace up to two of your buildings by other types on display.
card-archive_of_the_second_age = Archive of the Second Age
card-archive_of_the_second_age-text = 1 point for every different type of building in your town, monuments not counted.
card-barrett_castle = Barrett Castle
card-barrett_castle-text = 5 points if it is fed. Counts as two cottages and not as a monument; one portion feeds it.
card-cathedral_of_caterina = Cathedral of Caterina
card-cathedral_of_caterina-text = 2 points, and your empty fields cost nothing.
card-fort_ironweed = Fort Ironweed
card-fort_ironweed-text = 7 points. As long as anybody else is still playing you take nothing in free-choice rounds (with the hammer: it passes you by).
card-grand_mausoleum_of_the_rodina = Grand Mausoleum of the Rodina
card-grand_mausoleum_of_the_rodina-text = 3 points for every cottage that is not fed.
card-grove_university = Grove University
card-grove_university-text = 3 points. When built: you may put any building on display on an empty field, free of charge.
card-mandras_palace = Mandras Palace
card-mandras_palace-text = 2 points for every different type of building next to it.
card-obelisk_of_the_crescent = Obelisk of the Crescent
card-obelisk_of_the_crescent-text = No points. Everything you build from now on may go on any empty field.
card-opaleyes_watch = Opaleye’s Watch
card-opaleyes_watch-text = No points. When built: lay three different buildings on it. When a neighbour builds one of these types in a later round, you may put yours into your town.
card-shrine_of_the_elder_tree = Shrine of the Elder Tree
card-shrine_of_the_elder_tree-text = Scores once, when built, by the buildings you have then, itself included: 1 to 5 points for 1 to 5, 8 points for 6 or more.
card-silva_forum = Silva Forum
card-silva_forum-text = 1 point, and 1 more for each building in your largest connected group of one type.
card-statue_of_the_bondmaker = Statue of the Bondmaker
card-statue_of_the_bondmaker-text = No points. A resource you did not choose yourself may go on one of your cottages, one on each; it stays there for good.
card-the_sky_baths = The Sky Baths
card-the_sky_baths-text = 2 points for each of the seven ordinary types that your town lacks.
card-the_starloom = The Starloom
card-the_starloom-text = 6, 3 or 2 points if yours is the first, second or third town to be finished.

## Questions

ask-keep_monument = Which monument do you keep? The other one goes back unseen.
ask-choose_kind = Free choice: which resource do you take?
ask-name_kind = You hold the hammer: which resource does everybody take?
ask-open_card = Which open card do you take? There are { $resources }.
ask-place = Where do you put it? You take { $resource }.
ask-build = { $full ->
    [1] Do you build? Your town is full: if no field becomes empty, it is finished.
   *[0] { $waiting ->
        [0] Do you build?
       *[other] Your neighbours have built. From your Watch you may place { $cards }, and build.
    }
}
ask-mark = Which resource do you put on your new building ({ $card }, { $field })?
ask-replace = Which building do you replace, and by what? { $left ->
    [one] One replacement is left.
   *[other] { $left } replacements are left.
}
ask-add = Which building do you put up free of charge, and where?
ask-watch = Which three buildings do you lay on Opaleye’s Watch?

still-place = { $count ->
    [one] { $names } is still placing.
   *[other] { $names } are still placing.
}
still-build = { $count ->
    [one] { $names } is still building.
   *[other] { $names } are still building.
}
still-keep_monument = { $count ->
    [one] { $names } is still choosing a monument.
   *[other] { $names } are still choosing a monument.
}
still-choose_kind = { $count ->
    [one] { $names } is still choosing a resource.
   *[other] { $names } are still choosing a resource.
}

## Moves

move-keep = Keep { $card }
move-choose = Choose { $resource }
move-name = Name { $resource }
move-open = Take the card { $resource }
move-place = Place on { $field }
move-take = Take { $resource } instead
move-store = Store in the warehouse { $field }
move-swap = Swap for { $resource } from the warehouse { $field }
move-aside = Lay it beside the town
move-build = Build { $card } on { $field }, paid from { $paid }
move-done = Done building
move-mark = Put { $resource } on it
move-replace = Replace { $field } by { $card }
move-stop = Replace nothing more
move-add = Put { $card } on { $field }
move-decline = Put up nothing
move-watch = Lay out { $cards }
move-set = Put { $card } from the Watch on { $field }

## Events

event-kept_monument = { $seat } keeps { $card }.
event-round = Round { $round }
event-revealed_card = The card shows { $resource }.
event-reshuffled = The resource cards are shuffled anew; five go aside unseen.
event-chose = { $seat } has chosen { $resource }.
event-chosen = { $seat } chose { $resource }.
event-named = { $seat } names { $resource }.
event-opened = { $seat } takes the card { $resource }.
event-turned_up = A new card lies open: { $resource }.
event-placed = { $seat } places { $resource } on { $field }.
event-placed-you = You place { $resource } on { $field }.
event-laid_aside = { $seat } lays { $resource } beside the town.
event-took_instead = { $seat } takes { $resource } instead of { $instead }.
event-stored = { $seat } stores { $resource } in the warehouse { $field }.
event-swapped = { $seat } swaps { $instead } for { $resource } from the warehouse { $field }.
event-paid = { $seat } pays from { $fields }.
event-built = { $seat } builds { $card } on { $field }.
event-set_from_watch = { $seat } puts { $card } from the Watch on { $field }.
event-done = { $seat } has finished building.
event-marked = { $seat } puts { $resource } on the building on { $field }.
event-shrine_counted = { $count ->
    [one] { $seat } has one building: the Shrine scores { $points }.
   *[other] { $seat } has { $count } buildings: the Shrine scores { $points }.
}
event-removed = { $seat } takes { $card } away from { $field }.
event-replaced = { $seat } puts { $card } there, on { $field }.
event-stopped = { $seat } replaces nothing more.
event-added = { $seat } puts { $card } on { $field }, free of charge.
event-declined = { $seat } puts up nothing.
event-laid_on_watch = { $seat } lays { $cards } on Opaleye’s Watch.
event-finished = { $seat }’s town is finished in round { $round }.
event-hammer = { $seat } gets the hammer.
event-closing = Nobody can name a resource any more. One last time everybody may build.
event-game_over = All towns are finished after { $round } rounds.

## Score sheet

line-cottage = { card-cottage }
line-cottage-detail = { $fed } of { $count } fed
line-empty_fields = Unbuilt fields
line-empty_fields-detail = { $count } unbuilt
line-rank = Rank
tie-empty_fields = fewer unbuilt fields
tie-cottages = more cottages, fed or not
tie-shared = Points, unbuilt fields and cottages are all equal: they share the place (TT-48).
line-rank-detail = { $rank }
rank-master_architect = Master Architect
rank-town_planner = Town Planner
rank-engineer = Engineer
rank-carpenter = Carpenter
rank-apprentice = Builder’s Apprentice
rank-aspiring_architect = Aspiring Architect

## Options

option-variant = Game
option-variant-text = With resource cards, or with the hammer that goes round.
value-variant-standard = Resource cards
value-variant-prospectors = Prospectors (hammer)
option-monuments = Monuments
option-monuments-text = Everybody keeps one of two monuments in secret. Leave them out in a first game.
value-monuments-true = with
value-monuments-false = without
option-more_storage = More storage
option-more_storage-text = Twice in a game everybody may lay a resource beside the town.
value-more_storage-true = yes
value-more_storage-false = no
option-display = Cards
option-display-text = Cards by lot, or the ones recommended for a first game.
value-display-random = by lot
value-display-first_game = first game
option-food = Food building
option-food-text = Which food building is on display.
value-food-random = by lot
value-food-farm = { card-farm }
value-food-granary = { card-granary }
value-food-greenhouse = { card-greenhouse }
value-food-orchard = { card-orchard }
option-well = Well building
option-well-text = Which well building is on display.
value-well-random = by lot
value-well-fountain = { card-fountain }
value-well-millstone = { card-millstone }
value-well-shed = { card-shed }
value-well-well = { card-well }
option-chapel = Chapel building
option-chapel-text = Which chapel building is on display.
value-chapel-random = by lot
value-chapel-abbey = { card-abbey }
value-chapel-chapel = { card-chapel }
value-chapel-cloister = { card-cloister }
value-chapel-temple = { card-temple }
option-tavern = Tavern building
option-tavern-text = Which tavern building is on display.
value-tavern-random = by lot
value-tavern-almshouse = { card-almshouse }
value-tavern-feast_hall = { card-feast_hall }
value-tavern-inn = { card-inn }
value-tavern-tavern = { card-tavern }
option-theater = Theater building
option-theater-text = Which theater building is on display.
value-theater-random = by lot
value-theater-bakery = { card-bakery }
value-theater-market = { card-market }
value-theater-tailor = { card-tailor }
value-theater-theater = { card-theater }
option-factory = Industrial building
option-factory-text = Which industrial building is on display.
value-factory-random = by lot
value-factory-bank = { card-bank }
value-factory-factory = { card-factory }
value-factory-trading_post = { card-trading_post }
value-factory-warehouse = { card-warehouse }
option-industry = Factory and warehouse
option-industry-text = Whether they also work for a resource you chose or named yourself.
value-industry-always = always
value-industry-not_own_choice = not for one’s own choice

## In the terminal and at the real table

letter-wood = W
letter-wheat = T
letter-brick = B
letter-glass = G
letter-stone = S
board-town = { $seat }’s town
board-hammer = { $seat } has the hammer
board-fed = fed
board-empty = empty
board-nothing = nothing
board-pattern = { $card }: { $content }
board-row = Row { $row }: { $content }
board-monument = Secret monument: { $card }
board-monument-built = Monument built: { $card }
board-watch = On Opaleye’s Watch: { $cards }
board-aside = Beside the town: { $count }
board-finished = Finished in round { $round }
board-summary = { $seat }: { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $empty } empty
setup-display = Lay these seven cards open:
setup-card = { $type }: { $card }
setup-cards = Shuffle the fifteen resource cards and put five aside unseen.
setup-solo = Leave Feast Hall, Bank, Fort Ironweed, Opaleye’s Watch and the Starloom in the box.
setup-solo-cards = Shuffle the fifteen resource cards and lay three of them open.
setup-hammer = { $seat } gets the hammer. The resource cards stay in the box.
setup-monuments = Shuffle the monuments and deal two to everybody. Keep one in secret and return the other unseen.
setup-more-storage = { option-more_storage-text }
setup-towns = Everybody takes an empty town. Begin!
draw-group-food = Food buildings
draw-group-well = Well buildings
draw-group-chapel = Chapel buildings
draw-group-tavern = Tavern buildings
draw-group-theater = Theater buildings
draw-group-factory = Industrial buildings
draw-group-monument = Monuments
draw-dealt-monuments = Monuments by phone
draw-dealt-monuments-text = Instead of dealing cards, hand the phone round: everybody sees their two monuments alone and keeps one. The cards stay in the box until their monuments are built.

error-tt_display = { $place }: one card of each type is needed, in this order: { $types }.
error-tt_not_solo = { $place }: { $card } is not for playing alone.
error-tt_deck = { $place }: there are too many cards of { $resource }.
error-tt_deck_size = { $place }: there are { $size } resource cards, but { $found } lie in all piles together.
error-tt_no_monument = { $place }: { $card } is no monument.
error-tt_monument_card = { $place }: a monument stands here, but there is no card for it.
error-tt_monument_twice = { $place }: there is only one { $card }.
error-tt_one_monument = { $place }: a town has only one monument.
error-tt_not_displayed = { $place }: { $card } is not in the display.
error-tt_displayed_only = { $place }: only cards of the display can be named here.
error-tt_held_most = { $place }: { $most ->
    [0] no resources can lie here.
    [one] at most one resource can lie here.
   *[other] at most { $most } resources can lie here.
}
error-tt_held_exactly = { $place }: { $most ->
    [one] exactly one resource must lie here.
   *[other] exactly { $most } resources must lie here.
}
error-tt_no_storage = { $place }: this game is played without More storage.
error-tt_no_watch = { $place }: Opaleye's Watch does not stand here.
error-tt_no_shrine_here = { $place }: no Shrine stands here.
error-tt_banks = { $place }: a town has at most { $most } banks.
error-tt_bank_kinds = { $place }: every bank bears another resource.
error-tt_one_food = { $place }: { $card }: a game has one kind of food building.
error-tt_mixed_cards = { $place }: { $card } and { $other_card } are never in the same game; both were scored.
error-tt_too_full = { $place }: with these buildings at least { $least ->
    [one] one field is
   *[other] { $least } fields are
} left without a building.
error-tt_empty_town = { $place }: there is no building at all.
error-tt_starloom_place = { $place }: the Starloom scores by the place of finishing, which is missing.
error-tt_odd_place = { $place }: { $number }, but so many finished before: { $earlier }.
error-tt_shrine_points = { $place }: the Shrine stands here; its points are needed.
error-tt_shrine_values = { $place }: the Shrine scores { $values }.
error-tt_no_shrine = { $place }: no Shrine stands here, so these points were not counted.
error-tt_shrine_too_good = { $place }: { $points } points, but there are only so many buildings: { $buildings }.

## For newcomers (the guide of a first game)

guide-aim = Welcome! Here you build a town. Resources that lie as a card shows become that building, and buildings bring points: the most points win.
guide-question = Each round everybody gets the same resource. This time: { $resource }.
guide-place = Put it on a field of your town: all those with a dot are free. There it stays until you build with it, so think of what it may become.
guide-cards = Each card shows its pattern; turn and mirror it as you like. Pick one to see what is missing.
guide-almost = Here it would complete a pattern: { $card }. Then you can build.
guide-build = A pattern is complete: { $card }. Pick one of the framed fields, and the building stands there.
guide-choice = You can build more than one thing: { $cards }. Pick a card with a dot first, then a field.
guide-where = The resources of the pattern go away; the building takes one of their fields, and the others are free again. The small number is what your points gain.
guide-wait = You need not build yet: a pattern may wait. But it keeps your fields occupied.
guide-free = Every third round everybody chooses a resource secretly. Take what your next pattern needs.
guide-mark = Choose a resource for your factory. Whenever it is due, you may take any other instead.
guide-food = Your cottage scores its 3 points only if it is fed. That takes a food building: { $card }.
guide-points = Your standing if the game ended now. Every field without a building costs a point, so it starts below zero; resources count nothing.
guide-factory = Your factory lets you take another resource instead of this one.
guide-aside = It does not fit anywhere? Twice in a game you may lay a resource beside the town.
guide-tight = It is getting tight. When no field is free after building, your town is finished; so make room by building.
guide-full = Your town is full. Build now and fields become free; otherwise your town is finished.
guide-finished = Your town is finished. The others play on until theirs are full; then everything is counted.
guide-end = This is how it was counted: every building by its card, and a point off for every field without one. Next time the other cards and the monuments wait for you.

## What is in the way

obstacle-on_bank = { $resource } lies on a Bank of yours.
obstacle-not_open = { $resource } does not lie open.
obstacle-resource_there = Something lies here already: { $resource }.
obstacle-building_there = Something stands here already: { $card }.
obstacle-cottage_bears = A resource lies on this Cottage already, and it bears no more.
obstacle-cottage_chosen = Only what you did not choose yourself may go on a Cottage.
obstacle-cottage_exchanged = What comes from the Warehouse may not go on a Cottage.
obstacle-stands = Your monument stands already, and there is only one of it.
obstacle-banks = Your town may not have more than { $count } Banks.
obstacle-missing = For that your town still lacks: { $resources }.
obstacle-pattern = Nowhere do the resources for it lie as on the card, not even turned or mirrored.
obstacle-unpaid = It cannot stand here: it goes on one of the fields you pay with.
obstacle-no_building = No building stands here.
obstacle-monument = A monument is not replaced.
obstacle-just_replaced = You have just replaced something here. The second building stands on another field.
obstacle-same = That stands here already: { $card }.

## Explanations

explain-phases = A round: discover a resource, place it, build, end of the round. All do each step at the same time.
explain-rounds = The rounds: what was turned up, what is due now, what is still hidden. In every third round all choose for themselves; at a dashed line the cards are shuffled anew.
explain-pile = So many cards are left before all are shuffled again. Five of the fifteen were put aside unseen.
explain-open_cards = Three cards lie open. Take one each round; another one is turned up.
explain-card = { $text } Pick it and your town shows where it could be built and what is missing.
explain-monument = Your monument: only you see it, and only you can build it, once.
explain-kind = Take { $resource }.
explain-take = Your factory carries the resource that is due: take any other instead.
explain-store = Keep the resource in the warehouse instead of placing it. Whatever is left there at the end costs a point.
explain-swap = Put the resource into the warehouse and place this one instead.
explain-aside = Lay the resource beside the town. It does nothing there and costs nothing; you may do so twice in a game.
explain-done = You are done building for this round. Complete patterns may wait.
explain-decline = Put up nothing now.
explain-stop = Replace nothing more.
explain-site = The pattern lies in your town more than once: choose which resources you pay with.

## Why a bot would do something: "Because it …"

reason-feeds = { $count ->
    [one] feeds one more cottage
   *[other] feeds { $count } more cottages
}
reason-builds = lets you build { $cards }
reason-scores = { $points ->
    [one] makes { $card } worth one more point
   *[other] makes { $card } worth { $points } more points
}
reason-completes = leaves { $cards } ready to be built
reason-nears = leaves only one resource missing for { $cards }
reason-begins = leaves fewer resources missing for { $cards }
reason-keeps = keeps the place for { $cards }
reason-room = { $count ->
    [one] leaves one more field free
   *[other] leaves { $count } more fields free
}
reason-plans = lets several buildings grow side by side
reason-tidy = { $count ->
    [one] leaves one resource fewer that fits nowhere
   *[other] leaves { $count } resources fewer that fit nowhere
}
reason-open = suits more of what may come next

## The score pad

card-monument = { type-monument }
pad-monument = Monument card
pad-monument-text = Only if a monument card was kept, built or not.
pad-town = Town
pad-town-text = Choose a building, then tap the fields where it stands. Tap again to clear a field.
pad-warehouse = Resources on Warehouses
pad-warehouse-text = All that lie on Warehouses, together.
pad-shrine_points = Points of the Shrine
pad-shrine_points-text = They were fixed when it was built.
pad-finished = Place of finishing
pad-finished-text = For the Starloom: the how-manieth town to be finished this was.
line-empty_fields-text = 1 point less for each field without a building; resources left on it do not help.
line-rank-text = Who plays alone is given a rank by the points.

## The turn aid

turns-standard = With resource cards
turns-standard-text = The phone draws the card of each round; every third round is free choice.
turns-prospectors = Prospectors
turns-prospectors-text = The hammer goes round: whoever has it names the resource.
turns-solo = Alone
turns-free-text = Everybody chooses a resource, all at the same time.
