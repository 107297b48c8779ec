### Garden Nation: every name and sentence, in English.

game-garden_nation = Garden Nation
game-garden_nation-text = One garden, four little peoples, and a turtle that says where to build.

## Words

terrain-meadow = meadow
terrain-straw = straw
terrain-leaf = leaf
terrain-bramble = bramble
people-sylphen = Sylphs
people-mecass = Mecass
people-pterygoten = Pterygotes
people-azagayah = Azagayah
colour-green = green
colour-red = red
colour-blue = blue
colour-yellow = yellow
place-c = in the middle
place-nw = top left
place-ne = top right
place-e = right
place-se = bottom right
place-sw = bottom left
place-w = left
cards-hidden = two secret projects
trick-trick_territory = Change territory
trick-trick_territory-text = Before the action: the turtle walks to the next higher or lower number.
trick-trick_roof = Move a roof
trick-trick_roof-text = Before the action: a roof from here goes to another building of yours on the same terrain.
trick-raid = Raid
trick-raid-text = As the action: pay a building’s worth to its owner and put your own floors in its place.

## Public projects

card-sacred_place_straw = Sacred Place (straw)
card-sacred_place_straw-text = 2 floors on meadow, next to a free straw field.
card-sacred_place_leaf = Sacred Place (leaf)
card-sacred_place_leaf-text = 2 floors on meadow, next to a free leaf field.
card-infirmary_meadow = Infirmary (meadow)
card-infirmary_meadow-text = 2 floors on straw, next to a free meadow field.
card-infirmary_leaf = Infirmary (leaf)
card-infirmary_leaf-text = 2 floors on straw, next to a free leaf field.
card-fortress_straw = Fortress (straw)
card-fortress_straw-text = 2 floors on leaf, next to a free straw field.
card-fortress_meadow = Fortress (meadow)
card-fortress_meadow-text = 2 floors on leaf, next to a free meadow field.
card-house = House
card-house-text = 2 floors on meadow, in one of the six outer territories.
card-herbalist = Herbalist
card-herbalist-text = 2 floors on straw, in one of the six outer territories.
card-prison = Prison
card-prison-text = 2 floors on leaf, in one of the six outer territories.
card-terraced_houses = Terraced Houses
card-terraced_houses-text = Two buildings side by side, both on meadow.
card-forge = Forge
card-forge-text = Two buildings side by side, both on straw.
card-outpost = Outpost
card-outpost-text = Two buildings side by side, both on leaf.
card-sanctuary = Sanctuary
card-sanctuary-text = 2 floors on meadow, and beside them a building on meadow.
card-windmill = Windmill
card-windmill-text = 2 floors on straw, and beside them a building on straw.
card-bunker = Bunker
card-bunker-text = 2 floors on leaf, and beside them a building on leaf.
card-apartments = Apartments
card-apartments-text = 3 floors on meadow, in the territory in the middle.
card-power_station = Power Station
card-power_station-text = 3 floors on straw, in the territory in the middle.
card-radio_tower = Radio Tower
card-radio_tower-text = 3 floors on leaf, in the territory in the middle.
card-temple = Temple
card-temple-text = 2 floors on meadow, touching a building on straw and one on leaf.
card-water_reservoir = Water Reservoir
card-water_reservoir-text = 2 floors on straw, touching a building on meadow and one on leaf.
card-air_base = Air Base
card-air_base-text = 2 floors on leaf, touching a building on meadow and one on straw.

## Secret projects

card-cabaret = Cabaret
card-cabaret-text = 1 point for each of your floors on meadow. Roofed buildings do not count.
card-post_office = Post Office
card-post_office-text = 1 point for each of your floors on straw. Roofed buildings do not count.
card-barracks = Barracks
card-barracks-text = 1 point for each of your floors on leaf. Roofed buildings do not count.
card-sculpture = Sculpture
card-sculpture-text = 3 points for each of your buildings of 2 or more floors on meadow, without a roof.
card-market = Market
card-market-text = 3 points for each of your buildings of 2 or more floors on straw, without a roof.
card-watchtower = Watchtower
card-watchtower-text = 3 points for each of your buildings of 2 or more floors on leaf, without a roof.
card-belfry = Belfry
card-belfry-text = 7 points for each territory in which you have 3 or more floors on one field, without a roof.
card-observatory = Observatory
card-observatory-text = 11 points for each territory in which you have 4 or more floors on one field, without a roof.
card-control_one_three = Territory Control 1 and 3
card-control_one_three-text = 4 points if you alone have most floors in territory 1 or 3, 12 if in both. Roofed buildings count.
card-control_two_four = Territory Control 2 and 4
card-control_two_four-text = 4 points if you alone have most floors in territory 2 or 4, 12 if in both. Roofed buildings count.
card-control_three_five = Territory Control 3 and 5
card-control_three_five-text = 4 points if you alone have most floors in territory 3 or 5, 12 if in both. Roofed buildings count.
card-control_four_six = Territory Control 4 and 6
card-control_four_six-text = 4 points if you alone have most floors in territory 4 or 6, 12 if in both. Roofed buildings count.
card-control_five_seven = Territory Control 5 and 7
card-control_five_seven-text = 4 points if you alone have most floors in territory 5 or 7, 12 if in both. Roofed buildings count.
card-control_six_one = Territory Control 6 and 1
card-control_six_one-text = 4 points if you alone have most floors in territory 6 or 1, 12 if in both. Roofed buildings count.
card-control_seven_two = Territory Control 7 and 2
card-control_seven_two-text = 4 points if you alone have most floors in territory 7 or 2, 12 if in both. Roofed buildings count.

## Questions

ask-keep = Which two secret projects do you keep? The other two go back unseen.
ask-act = { $territory ->
    [0] The very first floor: build anywhere in the garden.
   *[other] { $actions ->
        [one] The turtle waits in territory { $territory }. What do you do?
       *[other] The turtle waits in territory { $territory }. What do you do? You have { $actions } actions left.
    }
}
ask-take = Your floor in { $territory }, { $place }, meets a project. Do you take it? The building gets a roof.
ask-next = Who is next, on slot { $slot }?

still-keep = { $count ->
    [one] { $names } is still choosing secret projects.
   *[other] { $names } are still choosing secret projects.
}

## Moves

move-keep = Keep { $cards }
move-build = Build in { $territory }, { $place }, for { $cost }
move-build_tile = Build in { $territory }, { $place }, for { $cost } and make it { $terrain }
move-demolish = Demolish in { $territory }, { $place }, and get { $refund } back
move-raid = Raid { $other_seat } in { $territory }, { $place }, for { $price }
move-trick_territory = Trick: walk the turtle to { $territory }
move-trick_roof = Trick: move the roof from { $territory }, { $place }, to { $to_territory }, { $to_place }
move-on = Go on to { $territory }
move-pass = Pass
move-take = Complete { $card } for { $points }
move-take_none = Leave it
move-next = { $other_seat }

## Events

event-kept = { $seat } keeps { $cards }.
event-round_began = Round { $round }: { $seat } begins.
event-turn_began = { $actions ->
    [one] { $seat } has one action.
   *[other] { $seat } has { $actions } actions.
}
event-chose_next = { $seat } hands the turn to { $other_seat }.
event-laid_tile = { $seat } clears the brambles in { $territory }, { $place }, for { $terrain }.
event-built = { $floors ->
    [one] { $seat } builds in { $territory }, { $place }, for { $cost }.
   *[other] { $seat } builds in { $territory }, { $place }, for { $cost }: now { $floors } floors.
}
event-demolished = { $seat } takes the building in { $territory }, { $place }, down and gets { $refund } back.
event-raided = { $seat } raids { $other_seat } in { $territory }, { $place }, and pays { $price }.
event-changed_territory = { $seat } plays a trick and walks the turtle to { $territory }.
event-moved_roof = { $seat } plays a trick and moves a roof from { $territory }, { $place }, to { $to_territory }, { $to_place }.
event-went_on = { $seat } cannot build here and goes on to { $territory }.
event-passed = { $seat } passes.
event-crane_moved = The turtle is now in { $territory }.
event-completed = { $seat } completes { $card } in { $territory }, { $place }, for { $points } points.
event-left_projects = { $seat } leaves the project alone.
event-turned_up = A new project: { $card }.
event-majority = { $seat } has most floors in { $territory }: { $gain } people more.
event-majority_with = { $seat } shares the lead in { $territory } with { $other_seat }: one more.
event-majority_shared = { $seat } shares the lead in { $territory } with several others: one more.
event-last_floor = { $seat } has placed the last floor. This is the last round.
event-limit_near = { $left ->
    [one] The round limit is near: one more round after this one.
   *[other] The round limit is near: { $left } more rounds after this one.
}
event-limit_reached = Round { $round } is the last one.
event-revealed_secret = { $seat } reveals { $card }: { $points } points.
event-counted_population = { $seat } has { $population } people: { $points } points.
outlook-could = There { $seat } could complete: { $cards }
outlook-could-you = There you could complete: { $cards }

## Score sheet

line-population = Population
line-population-detail = { $population } people
tie-shared = Equal points share the place; nothing else decides (GN-72).
line-points = Public projects

## Options

option-rounds = Round limit
option-rounds-text = A game ends when somebody places the last floor. If nobody does, it ends after this round.
value-rounds-60 = 60 rounds
value-rounds-40 = 40 rounds
value-rounds-20 = 20 rounds
value-rounds-0 = lifted (200 at the latest)

## In the terminal and at the real table

board-headline = { $territory ->
    [0] Round { $round } · the turtle waits beside the garden
   *[other] Round { $round } · the turtle is in territory { $territory }
}
board-territory = Territory { $territory }
board-legend = M meadow, S straw, L leaf, B bramble, and number; A2^: 2 floors of A, roof
board-seat = { $seat }: { $population } people, { $points } points, { $supply } floors left, { $tricks } tricks
board-projects = Projects: { $projects }
board-secrets = Your secret projects: { $cards }
board-field = { $place } { $terrain } { $number }
board-built = { $place } { $terrain } { $number } with { $floors ->
    [one] one floor
   *[other] { $floors } floors
} of { $seat }
board-roofed = { $place } { $terrain } { $number } with { $floors ->
    [one] one floor
   *[other] { $floors } floors
} of { $seat }, roofed
setup-frame = Lay the seven territories into the frame, as the picture shows it:
setup-turned = Turn each of them clockwise from upright, in steps of 60 degrees:
setup-slot = { $place }: territory { $territory }, { $turn ->
    [0] not turned
    [one] turned by one step
   *[other] turned by { $turn } steps
}
setup-crane = Put the turtle beside the board.
setup-side = Take the side of the turn-order board for { $number } players.
setup-projects = Open projects: { $cards }
setup-pile = Shuffle all other public projects and put them beside these as a face-down pile.
setup-seat = { $seat } plays { $people } ({ $colour }): { $population } people, { $supply } floors, { $tricks } tricks
setup-secrets = Shuffle the secret projects and deal four to everybody; each keeps two different ones and returns two unseen.
setup-first = { $seat } begins and puts the order marker on slot 1.
draw-up = The arrow on each territory points to its upper edge, as it is printed.
draw-dealt-secret = Secret projects by phone
draw-dealt-secret-text = Instead of dealing cards, hand the phone round: everybody sees their four secret projects alone and keeps two different ones. The cards stay in the box until the end.

error-gn_slots = { $place }: every territory from 1 to 7 must lie in exactly one slot.
error-gn_tile_on_bramble = { $place }: tiles lie on brambles only.
error-gn_tiles = { $place }: there are { $most } tiles of each terrain.
error-gn_needs_tile = { $place }: a building on a bramble needs a tile under it.
error-gn_roofs = { $place }: there are { $most } roofs.
error-gn_floors = { $place }: { $seat } has only { $most } floors.
error-gn_open_projects = { $place }: at most { $most } projects lie open.
error-gn_project_once = { $place }: every public project exists once.
error-gn_kept = { $place }: two different cards are kept.
error-gn_kept_dealt = { $place }: only cards that were dealt can be kept.
error-gn_dealt = { $place }: { $most } cards are dealt.
error-gn_secret_copies = { $place }: too many players have { $card }.
error-gn_order = { $place }: must be a list of 1 to { $most } seats.
error-gn_order_twice = { $place }: a seat has its turn once in a round, with two players twice.
error-gn_pad_points_or = { $place }: give projects or points, not both.
error-gn_pad_few_points = { $place }: no projects give so few points: { $points }.
error-gn_pad_secrets = { $place }: must be two different secret projects.
error-gn_pad_floors = { $place }: { $floors } floors, but a player has only { $most }.
error-gn_pad_roofs = { $place }: so many roofs, but fewer completed projects: { $roofs }.
error-gn_pad_all_points = { $place }: all projects together give only { $most } points.
error-gn_pad_fields = { $place }: more buildings in territory { $territory } than it has fields for.
error-gn_pad_tiles = { $place }: there are only { $most } tiles for { $terrain }.
error-gn_pad_not_over = { $place }: nobody has placed all { $most } floors; was the game over?
error-gn_pad_population = { $place }: a population of { $population } is unusually large.
error-gn_pad_high = { $place }: a building of more than 6 floors is unusual.

## For newcomers (the guide of a first game)

guide-aim = Welcome! You build towers in this garden. Projects bring points: some that all can see, and two secret ones of yours. The most points win.
guide-keep = Four secret projects were dealt to you; keep the two you like best. They count at the end only, and nobody else sees them.
guide-anywhere = The very first floor may go anywhere. The number on a field says what it costs.
guide-turtle = You build where the turtle stands: in territory { $territory }. The fields with a ring are possible.
guide-cost = The number is what a floor costs in people. Each floor higher costs 1 more.
guide-walk = Where your field lies in its territory, there the turtle goes in the garden: a field at the top right sends it to the territory at the top right.
guide-people = { $population } people are left to you. They are your money, and below 10 they cost you points at the end.
guide-majority = At the end of each round, whoever has most floors in a territory gets 2 new people there; who shares the lead gets 1.
guide-projects = The open projects are for everybody. They say what must stand where; whoever builds it first takes the card and its points.
guide-project = You can complete this project now: { $card }. Choose it and the garden shows where.
guide-roof = Take the project and you get its points, and the building gets a roof: it is finished and grows no more.
guide-next = You decide who is next. The last of a round begins the next one.
guide-order = A round for two: one action, then two, two and two, in turns. Whoever is last begins the next round.
guide-tricks = { $tricks ->
    [one] One trick is left to you for the whole game.
   *[other] { $tricks } tricks are left to you for the whole game.
} Here you find what else an action can be: with a trick or by demolishing.
guide-stuck = You cannot build here. Demolish something or go on to the next territory.
guide-secrets = Do not forget your secret projects. Buildings with a roof do not count for them, except for territory control.
guide-last = { $floors ->
    [0] Your floors are used up: this is the last round.
    [one] You have one floor left. Whoever places the last one makes this round the last.
   *[other] You have { $floors } floors left. Whoever places the last one makes this round the last.
}
guide-end = Projects, secret projects and people together are your points.

## What is in the way

obstacle-elsewhere = The action is in territory { $territory }: the turtle with the crane stands there.
obstacle-by_trick = With a trick tile you can change to this territory.
obstacle-no_floors = You have no floors left. Demolish a building and its floors come back.
obstacle-too_dear = That costs { $cost }, and your population is { $population }: at least 1 must remain.
obstacle-foreign = This building belongs to { $seat }.
obstacle-by_raid = With a trick tile you can raid it for { $price }.
obstacle-roofed = This building is finished: no floor goes on top of a roof.
obstacle-no_building = No building stands here.
obstacle-own = This building is your own.
obstacle-raid_dear = The raid costs { $price }, and your population is { $population }: at least 1 must remain.
obstacle-raid_floors = You need as many floors as the building has: { $floors }. You have { $supply ->
    [0] none left
   *[other] only { $supply } left
}.
obstacle-not_next = From territory { $territory } the trick leads only to { $before } or { $after }.
obstacle-there_already = The turtle stands here already.
obstacle-no_roof = This building has no roof.
obstacle-roof_nowhere = You have no other building without a roof on the same terrain: { $terrain }.
obstacle-has_roof = This building has a roof already.
obstacle-roof_terrain = This roof goes only on the same terrain: { $terrain }.

## At the table

gn-last-call = Last round!
gn-round-last = Last round
gn-stuck-no_floors = You have no floor left to build with.
gn-stuck-too_dear = In territory { $territory } every field is too dear for you.
gn-stuck-no_field = In territory { $territory } no field is free any more.
gn-tricks-left = { $count ->
    [one] 1 trick tile left
   *[other] { $count } trick tiles left
}
gn-show-garden = Look at the garden
gn-show-cards = Show the cards

## Explanations

explain-build = Put a floor on a free field or on a building of yours without a roof. It costs the number of the field and 1 more for each floor below.
explain-demolish = Take a building of yours away: you get double its cost in people, and the floors come back.
explain-raid = Trick: pay a foreign building’s worth to its owner and put your own floors in its place. The number is the lowest price.
explain-territory = Trick: before your action the turtle goes to the next higher or lower number.
explain-roof = Trick: a roof of yours from here goes to another building of yours on the same terrain.
explain-on = You cannot build here: go on to the next territory.
explain-pass = You can build nowhere: leave this action out.
explain-turn_order = Who has which place in this round, and a square for every action. The first place has one action, all others two.
explain-points = Points from public projects so far. Secret projects and population are added at the end.
explain-population = Population: what you pay with. Never below 1; fewer than 10 cost points at the end.
explain-supply = Floors in supply. Whoever places the last one makes this round the last.
explain-tricks = Trick tiles: one for each trick, and no more come.
explain-forecast = Who would get new people if the round ended now: 2 for most floors in a territory, 1 each on a tie.
explain-track = The population of all. Below: the points it is worth at the end; the hatched part costs points.
explain-roofs = Roofs in the common supply. Without one, no project can be completed.
explain-tile = Terrain tiles left for brambles: { $terrain }.
explain-project = { $text } Whoever builds this first takes the card and puts a roof on the building.
explain-secret = { $text } It counts at the end.
explain-take = You get the points and the card, and the new floor gets a roof: the building is finished.
explain-take_none = The project stays open, and the building can still grow.
explain-next = This player has the next turn. Below: what could be completed where the turtle stands.
explain-instead = What an action can be besides building.
explain-pile = So many projects are still face down.

## Why a bot would do something: "Because it …"

reason-projects = brings points for public projects
reason-population = leaves you more population
reason-tricks = keeps a trick for later
reason-secret = brings points for your secret projects
reason-hinders = leaves less to others
reason-nears = leaves only one floor missing for { $cards }
reason-here = sends the turtle where you could complete { $cards }
reason-denies = keeps others from completing { $cards } next
reason-completes = { $points ->
    [one] lets you complete { $card } for one point
   *[other] lets you complete { $card } for { $points } points
}
reason-people = { $count ->
    [one] leaves you one more person
   *[other] leaves you { $count } more people
}
reason-leads = leaves you alone in the lead in { $territories }
reason-equals = leaves you level in { $territories }
reason-unseats = leaves { $other_seat } fewer people in { $territories }
reason-keeps_tricks = { $count ->
    [one] keeps a trick for later
   *[other] keeps { $count } tricks for later
}
reason-secret_points = { $points ->
    [one] brings one more point for { $card }
   *[other] brings { $points } more points for { $card }
}
reason-grows = brings you closer to a tower for { $cards }
reason-both_on = lets the same floors on { $terrain } count for both
reason-both_towers = lets a tower of { $floors } floors count for both
reason-both_towers_on = lets a tower of { $floors } floors on { $terrain } count for both
reason-both_control = lets most floors in { $territory } count for both

## The score pad

pad-buildings = Garden
pad-buildings-text = Tap a field to build there, again for one more floor. Where a tile lies on brambles, say which.
pad-population = Population
pad-population-text = As on the track at the end.
pad-secrets = Secret projects
pad-secrets-text = The two that were kept.
pad-projects = Completed public projects
pad-points = Or: points on the track
pad-points-text = Instead of naming the projects: the marker before the final count.
error-gn_pad_ground = { $place }: this field is { $terrain }.
error-gn_pad_taken = { $place }: another building stands there.
line-population-text = Points by the track: fewer than 10 people cost points, from 11 on they bring some.
line-points-text = What the marker on the track showed before the final count.
pad-floors = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
pad-floors-title = Floors
pad-roof = Roof
pad-tile = Tile on the brambles

## The turn aid

turns-two = Two players
turns-three = Three players
turns-four = Four players
