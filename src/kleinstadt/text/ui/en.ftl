### What the interface itself says. Games bring their own sentences.

## Everywhere

skip-to-content = Skip to content
language = Language
theme-to-dark = Dark look
theme-to-light = Light look
to-home = Home
close = Close
back = Back
yes = yes
no = no
save = Save
send = Send
copy = Copy
copied = Copied
you = You
that-is-you = that is you
points = Points
try-again = Try again
lost-page = There is no such page.

## Home

home-title = What shall we play today?
home-lead = Pick a game, the bots are already at the table. No account, no waiting.
home-lead-required = Pick a game, the bots are already at the table. On this server one plays with an account.
my-name = Your name
guest = Guest
players-range = { $least } to { $most } players
against = against
bot-count = { $count ->
    [0] nobody (solo)
    [one] 1 bot
   *[other] { $count } bots
}
bot-level = Level
level-newcomer = Newcomer
level-regular = Regular
level-expert = Expert
level-master = Master
level-random = Random
level-greedy = Greedy
bot-names = Maple, Birch, Linden, Alder, Elm, Beech
play-now = Play now
open-table = Open a table
going-on = Games that go on
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
my-tables = My tables
my-tables-note = nothing is lost, even after days
with-people = with { $names }
table-open = waiting for guests
table-over = finished
table-running = others are on turn
play-on = Continue
look-at = Look

game-tiny_towns = Tiny Towns
game-tiny_towns-line = Sixteen fields, the same resource for all. Who makes most of it?
game-tiny_towns-about = Every round everybody gets the same resource and puts it on a free field of their town. When resources lie as a card shows, you may trade them for its building: it takes one of the fields, the others become free. Cottages want to be fed, wells like neighbours, chapels count full stomachs. When your town is full you are finished; empty fields cost a point each.
game-garden_nation = Garden Nation
game-garden_nation-line = Towers grow in the garden, and the turtle decides where.
game-garden_nation-about = Seven territories of a garden in which small peoples build towers. Where you may build is decided by the crane on the turtle’s back, and every build sends it on.
game-everdell = Everdell
game-everdell-line = A city of cards between meadow and station.
game-everdell-about = For four seasons you gather what the forest gives and make of it a city of fifteen cards. Add the Newleaf expansion if you like.
game-colonists = The Colonists
game-colonists-line = A wide country, three moves each half-year, one community.
game-colonists-about = Your steward walks from place to place, and every half-year your community grows by houses, works and people.

## Setting up

setup-title = Open a table
setup-seats = Who plays?
setup-options = Rules of this game
more-options = More settings
add-seat = Another seat
remove-seat = Remove seat { $number }
seat-number = Seat { $number }
seat-link = Somebody with a link
seat-invite = Invited by link
seat-invite-note = You get the link as soon as the table is open.
seat-bot = Bot, { $level }
seat-open = free seat
seat-online = at the table
seat-away = away
seats-wrong = This game is for { $least } to { $most } players.
seat-title = Somebody has kept a seat for you.
seat-lead = What is your name? Then you can sit down.
sit-down = Sit down

## Waiting

waiting-title = Almost ready.
waiting-lead = Send every free seat its link. The cards are dealt as soon as everybody is ready.
waiting-others = You are ready. Others are not yet.
send-this-link = Send this link
link-make = Make a link
link-renew = New link instead
is-ready = ready
i-am-ready = I am ready

## Invitation

invited = You are invited to { $game }.
invited-by = { $name } invites you to { $game }.
is-host = opened the table
waiting-yours = { $game }, your table.
waiting-host = { $game }; { $name } opened the table.
waiting-guest = The cards are dealt as soon as everybody is ready.
seat-to-bot = Give this seat to a bot
qr-code = QR code: link to seat { $number }
qr-lead = Sitting together? Point a phone’s camera at the code.
rules-usual = Everything as usual.
option-fixed = Not possible with: { $what }.
option-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
option-is = “{ $option }: { $value }”
file-choose = Choose a file
name-needed = What is your name?
own-values-off = Without own values
rules-all = Everything else as usual

## Watching

watching = You are watching.
watching-whose = Large: { $name }. Touch another one to change.

## At the table

your-turn = Your turn
others-turn = { $count ->
    [one] { $names } is on turn.
   *[other] { $names } are on turn.
}
still-thinking = { $count ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
one-moment = One moment …
game-over = The game is over.
at-the-table = At the table
on-the-table = On the table
standing = Standing
standing-now = if the game ended now
standing-end = final result
has-decided = done
open-board = Open { $name }’s board
table-opening = Setting the table …
table-gone = There is no such table, or you may not see it.
offline = No connection. Nothing is lost, it will go on in a moment …
no-change = does not change the standing
find-move = Find a move
do-it = Do it
enough = That is enough
go-on = Go on
draft-back = Back
unfold = Answer
draft-so-far = { $count ->
    [one] One step is chosen, nothing has happened yet.
   *[other] { $count } steps are chosen, nothing has happened yet.
}
beside = any time, beside the question
done-for-you = { $done } Nothing else was possible.

log = Log
log-empty = Nothing has happened yet.
log-start = At the start
log-older = Older
chat = Chat
chat-unread = Chat, { $count } new
chat-earlier = Earlier
chat-empty = Nobody has said anything yet.
chat-say = Say something
menu = Menu
menu-look = Look
menu-people = People
menu-notice = Let me know
menu-more = More
no-animations = No animations
watch-link = Link for watching
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
take-back = Take back
give-friend = Give a link
give-bot = Bot takes over
gallery = All cards and pieces
save-game = Save the game
leave-table = Leave the table
notice-denied = This browser may not tell you when it is your turn.
notice-allow = Tell me when it is my turn
notice-push-on = This browser tells you when it is your turn, also when the page is closed.
notice-push-stop = Tell me no more
notice-push-help = Also when the page is closed. You can stop it here at any time.
notice-push-insecure = This browser tells you only over an encrypted connection (https).
notice-push-install = On this device Kleinstadt must be on the home screen before it can tell you.
notice-push-unable = This browser tells you only while a page of Kleinstadt is open.
notice-offer = Shall this browser tell you when it is your turn, also when the page is closed?
notice-offer-yes = Tell me
notice-offer-no = No
notice-more = More ways
webhook = Address to be told (webhook)
webhook-help = The server sends a message there when it is your turn. Only addresses that its owner permits are allowed.
webhook-saved = Saved.

undo = Undo
undo-ask = Ask to take back
undo-ask-title = Ask the others?
undo-ask-text = Something has happened since your move. It is taken back if everybody agrees.
hint = Hint
hint-thinking = A bot is thinking …
review-about = A bot looks at every answer of yours once more, from what you knew then. That takes some seconds.
review-ask = Look back
review-thinking = A bot looks back on your game …
clock = Time to think
clock-none = No clock
clock-minutes = Live: { $count ->
    [one] one minute
   *[other] { $count } minutes
} for everybody
clock-days = By correspondence: { $count ->
    [one] one day
   *[other] { $count } days
} for every answer
clock-note-minutes = When they are used up, a bot plays on to the end. A line that is cut costs nothing for three minutes.
clock-note-days = Whoever is late is replaced by a bot until they come back.
clock-left = Time left:
seed-chosen = The cards of this game were dealt by a chosen number, { $seed }: whoever looks it up knows what is to come.
close-table = Close this game
close-title = Close this game for good?
close-text = It is closed and deleted when everybody who has a seat here agrees.
close-text-alone = It is deleted at once.
close-asked = { $name } would like to close this game for good.
close-waiting = The others have been asked whether to close this game.
consent-title = { $name } would like to take back a move.
consent-yes = I agree
consent-no = Rather not
consent-waiting = The others have been asked.

replay = The whole game
replay-start = from the beginning
replay-end = back to the game
replay-play = Play
replay-stop = Pause
replay-at = { $at } of { $last }
replay-round = Round { $round } · { $place }
replay-back = one step back
replay-on = one step on
replay-speed = Speed: { $speed } times
seen-go-on = Go on
to-result = To the result

rules = Rules
rules-search = Search the rules
rules-nothing = The rules say nothing about that.
rules-cards = { $count ->
    [one] A card of this name
   *[other] Cards of this name
}
open-rule = Open rule { $rule }

## The end

end-me = You win with { points-won }.
end-shared-me = You share the win with { points-won }.
end-solo = Your town is worth { $points ->
    [1] one point
   *[other] { $points } points
}.
end-place = You came in { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}.
score-sheet = Score sheet
sum = Total
line-count = ({ $count })
rematch = Rematch
change-table = New table
plot-title = Points over time
plot-note = had it been the end
turning-points = Turning points
show-moment = Show

played-rounds = { $count ->
    [one] One round in { $time }.
   *[other] { $count } rounds in { $time }.
}
played = It took { $time }.
time-moment = less than a minute
time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
ranking = Ranking
name-you = { $name } (you)
axis-round = Round
axis-answer = Moves
round-of = Round { $round } of { $last }
standing-then = Standing at that moment
board-then = The board then
lead-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
lead-changes-rounds = { $count ->
    [0] From round to round the lead never changed hands.
    [one] From round to round the lead changed hands once.
   *[other] From round to round the lead changed hands { $count } times.
}
turn-in-round = Round { $round }: { $said }
turn-after-round = End of round { $round }: { $said }
turn-lead = { $points ->
    [1] { $name } takes the lead for good, by one point
   *[other] { $name } takes the lead for good, by { $points } points
}
turn-late = { $points ->
    [1] { $name } overtakes at the last minute, by one point
   *[other] { $name } overtakes at the last minute, by { $points } points
}
turn-behind = { $finally ->
    [0] { $name } is { $points } points behind and wins all the same
    [one] { $name } is { $points } points behind; in the end only one is missing
   *[other] { $name } is { $points } points behind; in the end only { $finally } are missing
}
turn-leap = The largest leap: { $name }, { $points } points
turn-mine = Your largest leap: { $points } points
turn-blow = The hardest blow: { $name } loses { $points } points
turn-round-worth = The whole round: { $worth }.
turn-owed = { $points ->
    [one] One of them only makes good what was given up before.
   *[other] { $points } of them only make good what was given up before.
}
turn-best = No other move ever led further ahead.

## Gallery

gallery-lead = Every card and every piece, drawn by us and cut from paper. To browse, look things up and check.
gallery-box = In the box
gallery-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
gallery-public = Projects
gallery-secret = Secret projects
gallery-workshop = Workshop
gallery-workshop-note = Sentences and figures the game is made of
gallery-resources = Resources
gallery-types = Types
gallery-decisions = Questions
gallery-moves = Moves
gallery-lines = Lines of the score
gallery-events = Events
gallery-first_game = For the first game
gallery-event = Events
gallery-guest = Guests
gallery-locations = Locations
gallery-seasons = Seasons
gallery-cars = Train cars
gallery-abilities = Abilities
gallery-goods = Goods
gallery-setup = Set-up
gallery-territories = Territories
gallery-places = Places of a territory
gallery-terrains = Grounds
gallery-peoples = Peoples
gallery-tricks = Tricks
gallery-pieces = Numbers of pieces
gallery-turn_order = Turn order
gallery-population_points = Points of the population

## Errors

error-refused = That did not work.
error-unreachable = The server cannot be reached.

## A first game, and what is explained

first-game = First game, with tips
first-game-line = Your first game: kept simple, against one gentle bot, with tips when they help.
first-game-short = first game, with tips
first-game-known = I know this game.
guide-done = Got it
guide-stop = No more tips
guide-tips = Tips for this game
guide-tips-note = Short hints for newcomers, beside what they are about.
you-watch = You are watching.
you-watch-why = Only those at the table can play.
looking-back = You are looking back.
looking-back-why = Return to the present to play on.
others-turn-why = You can look at everything meanwhile.
rules-contents = Contents
rule-short = Rule { $rule }

explain-guide-stop = The menu brings the tips back at any time.
explain-undo = Takes your latest move back, as long as nobody has seen anything new because of it.
put-aside = Put aside: { $what }
put-aside-text = Nothing of it has happened. You can begin it anew.
explain-undo-begun = Takes back what you have just chosen. Nothing of it has happened yet.
explain-undo-ask = Others have moved since. It is taken back if everybody agrees.
explain-undo-none = There is nothing of yours to take back now.
explain-hint = Shows what a bot would do in your place, and why.
explain-rules = Opens the rules at what applies now.
explain-log = What has happened so far, move by move.
explain-chat = Write to the others at this table.
explain-menu = Language, look, tips, links, and who sits where.
explain-replay = Look at the whole game once more, step by step. Nothing is lost.
explain-standing = The points this player would have if the game ended now.
explain-open-board = Opens this player’s board with every line of the score.

## Tiny Towns

tt-round = Round { $round }
tt-phase-setup = Setting up
tt-phase-discover = Discover
tt-phase-place = Place
tt-phase-build = Build
tt-phase-over = The end
tt-free = free
tt-pile = Pile
tt-open-cards = Open cards
tt-display = Display
tt-your-monument = Your monument
tt-only-you = only you see it
tt-keep = Keep it
tt-built = already stands
tt-buildable-now = can be built now
tt-buildable = you can build: { $cards }
tt-buildable-with = possible with { $resource }: { $cards }
tt-site = Site { $number } of { $count }
tt-site-before = Previous site
tt-site-next = Next site
tt-choose-kind = Choose a resource
tt-instead = Instead
tt-take = Factory, instead
tt-swap = Warehouse { $field }, swap for
tt-town-of = { $seat }’s town
tt-empty = empty
tt-empty-town = empty town
tt-fed = fed
tt-not-fed = not fed
tt-holds = bearing { $resource }
tt-possible = possible
tt-where = { $card }: on which field?
tt-where-resource = { $resource }: on which field?
tt-which-card = Which open card do you take?
tt-which-monument = Which monument do you keep?
tt-other-returns = The other one goes back unseen.
tt-preview = Preview: { $card } on { $field }
tt-plan = Then possible: { $card }
tt-plan-missing = { $card } then still needs { $things }.
tt-plan-needs = { $card } still needs { $things }.
tt-plan-nowhere-never = No room left for { $card }.
tt-plan-nowhere-later = No room for { $card } just now.
tt-room-never = no room left
tt-room-never-why = Your buildings leave no room for it any more.
tt-room-later = no room just now
tt-room-later-why = What lies on your fields leaves no room for it just now.
tt-plan-never = On this field it is no part of { $card }.
tt-do-place = Place { $resource } on { $field }
tt-do-build = Build { $card } on { $field }
tt-do-build-short = Build on { $field }
tt-do-aside = Lay { $resource } aside
tt-aside = Put aside ({ $left } left)
tt-do-replace = Replace { $field }: { $card }
tt-do-watch = Lay down: { $cards }
tt-pick-field = Pick a field
tt-pick-card = Pick a card
tt-pick-building = Pick a building
tt-pick-three = Pick three cards
tt-leave-done = Done building
tt-leave-decline = Place nothing
tt-leave-stop = Replace nothing
tt-full-title = Your town is full.
tt-full-text = You could still build. If you stop now, your town is finished for good (TT-36a).
tt-full-yes = Finish anyway
tt-full-no = Go on building
tt-monument-stands = Monument stands: { $card }.
tt-monument-hidden = Monument hidden.
tt-monument-unbuilt = Monument, not built: { $card }.
tt-out = town finished
tt-town-finished = Finished in round { $round }.
tt-own-end = Your town is full: { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
tt-own-end-why = No field is free any more: you have nothing left to decide, and the others play on.
tt-has-hammer = Holds the hammer.
tt-rank = Your rank: { $rank }.
tt-no-card = Pick a card first.
tt-no-card-why = Cards with a dot can be built now.
tt-no-kind-first = Choose a resource first.
tt-no-kind-first-why = First discover, then place, then build.
tt-no-three = Pick three cards first.
tt-no-three-why = You lay three different buildings on the Watch.

tt-short-cottage = 3 points if fed
tt-short-farm = feeds four cottages
tt-short-granary = feeds the eight fields around
tt-short-greenhouse = feeds one group of cottages
tt-short-orchard = feeds row and column
tt-short-fountain = 2 next to a fountain
tt-short-millstone = 2 next to food or theater
tt-short-shed = 1, on any empty field
tt-short-well = 1 per cottage next to it
tt-short-abbey = 3 with no noise next to it
tt-short-chapel = 1 per fed cottage
tt-short-cloister = 1 per cloister in a corner
tt-short-temple = 4 next to two fed cottages
tt-short-almshouse = together −1, 5, −3, 15, −5, 26
tt-short-feast_hall = 2, with majority 3
tt-short-inn = 3 alone in row and column
tt-short-tavern = together 2, 5, 9, 14, 20
tt-short-bakery = 3 next to food or factory
tt-short-market = 1, plus 1 per market in line
tt-short-tailor = 1, plus 1 per tailor in the centre
tt-short-theater = 1 per type in row and column
tt-short-bank = 4, bars a resource
tt-short-factory = swaps a resource
tt-short-trading_post = 1, stands in for a resource
tt-short-warehouse = stores three resources
tt-short-architects_guild = 1, replaces two buildings
tt-short-archive_of_the_second_age = 1 per type of building
tt-short-barrett_castle = 5 if fed; two cottages
tt-short-cathedral_of_caterina = 2, empty fields cost nothing
tt-short-fort_ironweed = 7, no more free choice
tt-short-grand_mausoleum_of_the_rodina = 3 per unfed cottage
tt-short-grove_university = 3 and a free building
tt-short-mandras_palace = 2 per type next to it
tt-short-obelisk_of_the_crescent = build on any empty field
tt-short-opaleyes_watch = three buildings in store
tt-short-shrine_of_the_elder_tree = up to 8 by number of buildings
tt-short-silva_forum = 1, plus the largest group
tt-short-statue_of_the_bondmaker = resources on cottages
tt-short-the_sky_baths = 2 per missing type
tt-short-the_starloom = 6, 3, 2 for early finishers

## Garden Nation board

gn-round = Round { $round }
gn-action = Action { $action } of { $of }
gn-actions = { $count ->
    [one] one action
   *[other] { $count } actions
}
gn-slot-free = still open
gn-you-choose-next = After your turn you choose who is next.
gn-chooses-next = { $seat } chooses who is next.
gn-last-round = This is the last round.
gn-rounds-left = { $left ->
    [one] One more round before the limit.
   *[other] { $left } more rounds before the limit.
}
gn-garden = Garden of seven territories
gn-territory = Territory { $territory }
gn-place = Territory { $territory } { $place }
gn-ground = { $terrain } { $number }
gn-free = free
gn-building = { $floors ->
    [one] one floor of { $seat }
   *[other] { $floors } floors of { $seat }
}
gn-roofed = with a roof
gn-no-buildings = no buildings
gn-population = Population
gn-population-of = { $seat }
gn-floors = Floors in supply
gn-tricks = Trick tiles
gn-points-at-end = below: points at the end
gn-supply = Supply
gn-storeys = { $floors ->
    [one] one floor
   *[other] { $floors } floors
}
gn-turtle = Turtle with crane
gn-roofs = Roofs
gn-left = { $count } left
gn-projects = Projects
gn-no-projects = No project is open any more.
gn-pile = Pile { $count }
gn-possible-now = possible now
gn-show-where = { $card }: possible now, show where
gn-completed = Completed projects
gn-secrets = Secret projects
gn-secrets-hidden = Two secret projects.
gn-only-you = only you
gn-counts = counting now: { $count }
gn-alone = alone
gn-tied = tied
gn-nobody = nobody
gn-not-leading = behind
gn-forecast = At the end of the round
gn-grow = Territory { $territory }: { $seats }, +{ $gain } each
gn-nobody-grows = Territory { $territory }: nobody
gn-for-you = For you
gn-after-this = after this move
gn-instead = Instead
gn-mode-build = Build
gn-mode-demolish = Demolish
gn-mode-raid = Raid
gn-mode-roof = Move roof
gn-from = from { $amount }
gn-up-to = up to { $amount }
gn-costs-trick = costs a trick tile
gn-ask-keep = Which two secret projects do you keep?
gn-ask-take = Complete a project?
gn-ask-next = Who is next?
gn-keep-detail = Only you see them. The other two go back unseen.
gn-take-detail = The new floor would get a roof.
gn-where-first = Where does the very first floor go?
gn-where-build = Where do you build in territory { $territory }?
gn-where-demolish = Which building do you demolish?
gn-where-raid = Which building do you raid?
gn-where-territory = Which territory do you go to?
gn-where-roof = Which roof do you take?
gn-where-roof-to = Where does the roof go?
gn-which-tile = Which terrain?
gn-storey = floor { $storey }
gn-do-build = Build for { $cost }
gn-do-demolish = Demolish, +{ $refund }
gn-do-raid = Raid for { $price }
gn-do-trick_territory = To territory { $territory }
gn-do-trick_roof = Move the roof
gn-do-roof = Put the roof here
gn-take-roof = Take the roof
gn-do-on = On to territory { $territory }
gn-do-pass = Pass
gn-crane-to = Turtle to { $territory }
gn-crane-to-short = Turtle to
gn-could = could complete there: { $cards }
gn-could-nothing = can complete nothing there
gn-keep-two = Choose two cards
gn-keep-different = Not the same card twice
gn-keep-these = Keep these two
gn-complete = Complete
gn-take-none = Take none
gn-near = To the turtle
gn-tab-garden = Garden
gn-tab-projects = Projects
gn-tab-secrets = Secrets
gn-tab-people = Players
gn-no-keep-first = First keep two secret projects.
gn-no-keep-first-why = Building begins when everybody has chosen.
gn-no-take-first = First decide about the project.
gn-no-take-first-why = Take it or leave it; then it goes on.
gn-no-next-first = First choose who is next.
gn-no-next-first-why = Your actions of this turn are done.

## Everdell board

ev-season = { $season }
ev-places = Places
ev-double = double figure: room for all
ev-haven = Haven
ev-journey = Journey
ev-deck = deck { $count }
ev-discards = discarded { $count }
ev-your-city = Your city
ev-spaces = { $spaces } of { $of } spaces
ev-beside = Beside it, without a space
ev-and-beside = , { $count } beside
ev-your-hand = Your hand
ev-hand-of = { $count } of { $of }
ev-hand-empty = You hold no cards.
ev-city-empty = No cards yet.
ev-workers = Workers: { $idle } of { $all } at home
ev-stands = there: { $seats }
ev-apart-goods = { $goods } on it
ev-apart-shares = shares a space
ev-apart-plain = nothing on it, nobody there
ev-open-to-you = open to you
ev-achieved-by = achieved by { $seat }
ev-event-basic = Basic event
ev-event-special = Special event
ev-kind = { $type }. { $kind }, { $rarity }.
ev-kind-short = { $kind }, { $rarity }
ev-type-production = Production
ev-type-destination = Destination
ev-type-governance = Governance
ev-type-traveler = Traveler
ev-type-prosperity = Prosperity
ev-kinds-critter = critters
ev-kinds-construction = constructions
ev-kinds-any = cards
ev-any-critter = any critter
ev-free-with = Free with an occupied marker on: { $cards }
ev-invites = Its marker invites for nothing: { $cards }
ev-door-free = Its door is free, for: { $cards }.
ev-door-occupied = Its door is occupied.
ev-door = Door, free
ev-door-closed = Door, occupied
ev-worker = worker
ev-passed = has passed
ev-has-passed = Has passed.
rival-everdell = Rugwort
ev-guest = Guest
ev-belongings = Beside your city
ev-pile = { $count ->
    [one] one card left in the pile
   *[other] { $count } cards left in the pile
}
ev-reserved-archive = Reserved, and archive
ev-reserve = Reserve this card
ev-do-reserve = Reserve: { $card }
ev-door-golden = A golden marker lies on it.
ev-golden-with = Free with a golden marker on constructions: { $what }
ev-golden-invites = A golden marker here invites critters: { $what }
ev-golden-unique = unique cards
ev-golden-common = common cards
ev-sheet = What you look at
ev-pay-with = Pay with
ev-choose-lit = Choose one that is lit on the table.
ev-choose-produce = Choose one that is lit, or let all work in this order: { $cards }.
ev-rest-in-order = The rest in this order
ev-chosen-all = Nothing more can be chosen now.
ev-do-several = These { $count }
ev-open-cards = Open cards of others
ev-turned-up = Turned up
ev-choose-something = Choose a card with a dot or a place with a lit figure. What you touch is shown here.
ev-look-around = Touch a card, a place or an event to see what it does.
ev-ask-turn = What do you do?
ev-ask-way = How do you pay for it: { $card }?
ev-turn-workers = Your turn: send a worker or play a card.
ev-turn-last = Your turn: play a card or pass. Your workers are all out.
ev-turn-no-workers = Your turn: play a card or prepare for the next season.
ev-prepare-winter = Prepare for spring
ev-prepare-spring = Prepare for summer
ev-prepare-summer = Prepare for autumn
ev-pass = Pass
ev-ticket = Use a ticket
ev-do-play = Play: { $card }
ev-do-visit = Send a worker
ev-do-visit_card = Send a worker
ev-do-achieve = Achieve the event
ev-do-prepare = Prepare
ev-do-pass = Pass for good
ev-do-ticket = Move a worker
ev-answer-first = First answer what is asked.

## Colonists board

co-country = Country
co-near = To my steward
co-beyond = { $count ->
    [one] One more lit place
   *[other] { $count } more lit places
} { $side ->
    [left] to the left
    [right] to the right
    [top] farther up
   *[bottom] farther down
}
co-search = Find a place
co-empty = an empty cell
co-community = Community
co-your-community = Your community
co-community-of = Community: { $seat }
co-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
co-sheet = Choice
co-market = This year's market
co-market-tab = Market
co-market-about = Exactly one line for each visit. Reached from anywhere, without a levy.
co-sale = Sale
co-subsidy = Subsidy
co-action = Action
co-or = or
co-deed-draw_cards = { $cards ->
    [one] draw 1 improvement
   *[other] draw { $cards } improvements
}; with a Library see { $library_draw } and keep up to { $library_keep }
co-deed-play_card = play an improvement
co-deed-take_marker = start-player marker
co-deed-embassy = establish and improve relations
co-deed-swap_places = swap two places
co-new-places = New places at the end of the year
co-places-to-lay = Places to lay
co-set-up = Set-up
co-choose-lit = Choose one of the lit fields.
co-money-left = { $count ->
    [one] 1 Dollar left
   *[other] { $count } Dollars left
}
co-no-room = There is no room for that, or you may not own more of it.
co-your-cards = Your improvements
co-cards-tab = Cards { $count }
co-hand-of = { $count } of { $of }
co-hand-empty = None yet. The Librarian lets you draw some.
co-card-kind = { $kind }, era { $era }
co-remodels = Remodelled from: { $base }
co-storage = Storage, pays
co-warehouse = Warehouse
co-only = { $good } only
co-buffer = On buildings
co-toolbox = Toolbox
co-free = { $count } free
co-goods-there = { $goods }
co-idle = { $count ->
    [0] (all at work)
   *[other] ({ $count } at home)
}
co-plots = Plots { $used } of { $all }
co-borderland = Borderland: { $count } plots, open with the Community Hall
co-borderland-open = Borderland: { $count } plots free
co-free-plot = a free plot
co-storage-plot = storage plot
co-embassy-of = Embassy { $level }: { $colony }
co-year-end = End of year { $year }
co-demand = Demand
co-volume = Yield
co-production = Production
co-fed = { $good }: nobody goes short.
co-fed-now = { $good }: all at work have had theirs this year.
co-home-eats = { $number } more if those at home get work, too.
co-gap-open = Still needed: { $goods }. Otherwise somebody stays at home.
co-gap-covered = { $goods } from your own store: nobody goes short.
co-era = Era { $era }
co-year = Year { $year }, { $half ->
    [0] summer
   *[other] winter
}
co-marker = start player
co-steward = steward
co-move = Move { $number } of 3
co-ask-go = { $count ->
    [one] Where does your steward go?
   *[other] Which steward goes where?
}
co-ask-enter = On which market does your steward begin?
co-ask-overflow = There is no room for { $number } of your goods. Which do you discard?
co-ask-post = End of year { $year }: who works where?
co-about-post = All your colonists have come home and are given work anew. Who works is worth Dollars in the end, but Citizens and Merchants must be fed now.
co-at-home = Somebody stays at home: there is not enough to feed one more ({ $what }).
co-ask-pick_tile = End of year { $year }: which new place do you lay next?
co-ask-lay = End of year { $year }: where do you lay “{ $place }”?
co-ask-buy_embassy = Which relations do you buy? You have { $number } Dollars for them.
co-ask-buy_building = Which buildings do you buy?
co-ask-buy_goods = Which goods do you buy?
co-ask-build = { $building }: what do you build?
co-may-go = You can go here
co-stands-here = Standing here: { $seat }
co-envoy-here = Ambassador: { $ambassador }
co-levy-here = Levy: { $first ->
    [one] 1 Tool or provision
   *[other] { $first } Tools or provisions
} and { $materials } { $materials ->
    [one] material
   *[other] materials
}
co-choose-place = Choose a lit place in the country.
co-look-around = Look around: every place and every card says what it does.
co-anytime = Possible at any time
co-anytime-staff = Put somebody to work
co-about-fill = Most first buildings cost Wood, a Hunting Lodge a little Clay besides.
co-about-staff = Most buildings do nothing until somebody works there. Whoever is at home can begin now; it is no move, but Citizens and Merchants are fed at once.
co-move-staff = Put a { $class } to work: { $building }
co-move-remodel = Remodel { $old } into { $building }
co-move-change = { $old } becomes { $building }, for a levy
co-do-go = Go here
co-do-enter = Begin here
co-do-ride = Ride here
co-do-send = Send there
co-do-lay = Lay it here
co-do-lay_market = Lay it here
co-do-staff = To work
co-do-fill = Fill the storage
co-do-employ = Distribute like this
co-do-discard = Discard
co-do-pick_tile = This place first
co-do-deed = Do this here
co-do-build = Build
co-do-remodel = Remodel
co-do-embassy = Negotiate
co-do-exchange = { $number ->
    [0] Exchange nothing
   *[other] Exchange
}
co-do-sell = { $number ->
    [0] Sell nothing
   *[other] Sell
}
co-do-trade = Trade
co-do-pay = Give these
co-do-take = Take this
co-do-as = Take them like this
co-do-save = Save this
co-do-play = Play it
co-do-keep = Keep
co-do-drop = Discard
co-do-swap = Swap
co-do-replace = Replace this
co-do-unlock = Begin here
co-do-turn_market = Lay it like this
co-do-lose_steward = Give this one up
co-do-send_home = Send home
co-do-decline = Do without
co-no-answer-first = Answer the question above first.

## Pace of what others do

pace = Moves of others
pace-off = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
pace-skip = { $count ->
    [one] skip
   *[other] skip ({ $count })
}
since-title = Since your last move
since-earlier = { $count ->
    [one] and one thing before that
   *[other] and { $count } things before that
}
since-show = Show me
answers = Answers

## Shared parts

map-whole = Whole map
map-near = To where it happens
would-become = { $now }, then { $next }
costs = Cost: { $what }
nothing = nothing
goods-of = What { $name } has
is-on-turn = on turn
still-deciding = still deciding
doing-keep_monument = still choosing a monument
doing-choose_kind = still choosing
doing-place = still placing
doing-build = still building
doing-keep = still choosing
doing-pick = still picking
card-would-be = would be here
card-spent = used up
card-may = can be chosen
card-down = face down
one-more = One more: { $what }
one-less = One less: { $what }
chosen-of = Chosen: { $what }
sum-of = { $sum } of { $need }
still-missing = { $count ->
    [one] one is still missing
   *[other] { $count } are still missing
}
not-like-this = That is not possible in this way.
price = price
cards-in-hand = in hand
all-moves = Show all moves
other-players = The others
touch-a-card = Touch a card to see what you can do with it. Besides:

## Gallery of the shared parts

parts-title = Parts that games share
parts-lead = Each part in all its states, with made-up data. Point, touch and press keys: everything works.
parts-card-thumb = Card, small
parts-card-city = Card in a city
parts-card-row = Card in a list
parts-card-front = Card from the front
parts-plain = at rest
parts-lit = could be played now
parts-ring = choose one of these
parts-chosen = chosen
parts-ghost = would be
parts-spent = used up
parts-down = face down
parts-closed = closed, with the reason
parts-why = You cannot pay for it.
parts-hand = Hand
parts-city = City of fifteen
parts-meadow = Meadow of eight
parts-goods = Goods and prices
parts-pay = Paying
parts-choose = Choosing a way
parts-way-goods = 3 berries
parts-way-card = Golden marker
parts-list = Players
parts-list-row = Players with a city below
parts-strip = Strip for { $count }
parts-kind = summer
parts-note = Monument hidden.
parts-map = Map
parts-map-note = wheel, pinch, drag, + − 0 and arrows
parts-grow = Let it grow

## The companion: at the real table

companion-title = At the real table
companion-line = Setting up, scoring and more, for the game from the box.
companion-lead = The game lies in front of you, and the phone beside it: it draws lots, does the sums and helps, by the rules of the game.
engine-wakes = This device does the sums now. Getting ready takes a moment, once.
companion-kept = All of this now works without a connection on this device, too.
pad-title = Score pad
aid-begun = begun
pad-new = New pad
pad-new-ask = Everything that was entered here is forgotten; the names stay.
pad-new-yes = Begin anew
pad-players = Players
pad-add = One more player
pad-name = Name
pad-remove = Remove { $what }
pad-result = Result
pad-next = Next: { $name }
pad-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
pad-alone = { $name }: { pad-points }
pad-none = none
pad-unsaid = not said yet
pad-free = free
pad-field = Row { $row }, column { $column }: { $what }
pad-what = { $part }: what you tap in
pad-which = Which one is in play?
pad-search = { $part }: search by name
pad-show-all = Show all
pad-show-fewer = Show fewer
pad-nothing-found = Nothing is called that.
pad-remarks = Please check
pad-lines-help = A touch on a line tells its rule.
pad-order = Enter players clockwise, as you sit.
pad-kept = Everything is kept in this browser, whatever you close.
pad-behind = The server cannot be reached. What you enter is kept; the sums follow.

## A pad that several phones fill in

share-title = Fill in together
share-lead = Share this pad by a link. Whoever opens it sees the same pad, and everything that one enters shows on every phone.
share-begin = Share this pad
share-how = Whoever opens this link fills in the same pad.
share-link = Send this link
share-code = The link as a code for the camera
share-send = Send …
share-age = The link ends two weeks after the last entry.
share-alone = Go on alone
share-stop = Stop sharing
share-end-help = “Go on alone” is for this phone only; “Stop sharing” ends it for everybody. What was entered stays on every phone.
share-phones = { $count ->
    [1] Shared; open only here just now
   *[other] Shared: open on { $count } phones
}
share-away = The others cannot be reached. What you enter is kept and follows.
share-ended = This pad is not shared any more. It stays on this phone as your own.
share-gone = This pad is not shared any more.
share-opening = The shared pad is on its way …
share-other = There is a pad of this game that you fill in with others.
pad-new-ask-shared = Everything that was entered is forgotten, on all phones; the names stay.
pad-aside = Another pad of yours lies aside: { $names }.
pad-change-over = Change over

## The companion: setting up

draw-title = Set-up
draw-lead = The phone draws lots fairly and says what to fetch from the box and where to lay it.
draw-people = Who plays?
draw-name = Name { $number }
draw-do = Draw lots
draw-have-code = You have a code?
draw-code = Code of another table
draw-open = Open
draw-without = Leave in the box
draw-without-count = { $count } stay in the box
draw-without-text = What is not ticked is not drawn.
draw-change = New set-up
draw-change-ask = This set-up will be forgotten; its code brings it back. Names and options stay.
draw-change-yes = Start anew
draw-picture = How it lies there
draw-checklist = To do
draw-done = { $done } of { $count }
draw-no-checklist = There is no guide to the set-up of this game.
draw-again = Draw again: { $what }
draw-again-short = Draw again, only this
draw-share = The same set-up at two tables
draw-share-text = Whoever enters this code or follows the link gets exactly this.
draw-share-secret = It also lets them look up what is dealt in secret: give it only to people who do not play with you.
draw-share-link = Link
draw-print = Print
budget-title = Buying before the game
budget-text = Everybody has the same to spend; what is left of one sum goes to the next. Prices, room and limits are those of the rules, without what dealt cards add.
budget-money = costs { $number }
budget-left = { $number } left
draw-secret-safe = Nobody sees what others have; what you keep is remembered by this phone only.
draw-secret-look = Look
draw-secret-again = Once more
draw-secret-kept = chosen
draw-secret-anew = Deal anew
draw-secret-hand = Give the phone to { $name }. Nobody else looks now.
draw-secret-show = Show me
draw-secret-choose = { $count ->
    [one] Choose one card to keep.
   *[other] Choose { $count } different cards to keep.
}
draw-secret-different = The cards must be different.
draw-secret-keep = Keep and hide
draw-secret-yours = This is what you kept.
draw-secret-hide = Hide

## Turns and time at the real table

turns-title = Turn aid
turns-lead = Whose turn it is and how long everybody takes, for a phone in the middle of the table.
turns-how-many = How many play?
turns-person = Person { $number }
turns-way = What do you play?
turns-who-begins = Who begins?
turns-by-lot = By lot
turns-begin = Begin
turns-count = Round { $round }
turns-over = The last round is over
turns-all-out = Everybody is out
turns-table-time = Time since the beginning
turns-undo = Take back
turns-pause = Pause
turns-go-on = Go on
turns-end = End
turns-end-ask = Times and rounds are forgotten; the names stay.
turns-end-yes = End it
turns-kept = Nothing is lost if you close the page; the clock stays right.
turns-next = Next: { $name }
turns-begins = { $name } begins
turns-round-over = Round over: who begins?
turns-actions = { $count ->
    [1] 1 action
   *[other] { $count } actions
}
turns-is-out = out
turns-in-again = in again
turns-choose = Choose one
turns-chose = Round { $round }: { $name }
turns-free = Free choice
turns-shuffled = The pile was empty and is shuffled anew.
turns-pile = { $count ->
    [0] The pile is empty.
    [1] 1 card in the pile
   *[other] { $count } cards in the pile
}
turns-next-round = Next round
turns-seen = Since the shuffle:
turns-rolled = The die shows { $number }.
turns-rival-so-far = What he did so far in the seasons
turns-when-season = I prepared for { $season }

## The history

history-title = History
history-line = Kept games, and what they tell.
history-games = Games
history-statistics = Statistics
history-guests = { $count ->
    [one] One game belongs to this device's guest.
   *[other] { $count } games belong to this device's guest.
}
history-take-along = Take them along
history-not-across = Your other devices do not get these games: { $why }
history-nothing = No game is kept yet.
history-nothing-text = Keep the result of a score pad with one touch; games that you finish here come by themselves.
history-to-pads = To the score pads
history-search = Search names, games, places, notes, days
history-nothing-found = No game fits that.
history-count = { $count ->
    [one] one game
   *[other] { $count } games
}
history-more = Show more
history-source-pad = Score pad
history-source-table = Played here
history-source-import = From a file
history-keep = Keep in the history
history-keep-change = Keep the change
history-is-kept = Kept in the history
history-open = Open
history-lasted = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
history-behind = The server cannot be reached. The figures follow as soon as it is back.
history-nothing-to-count = As soon as a game is kept, there is something to tell here.
history-which = Which games count
history-at-all = All games
history-at-real = At the real table
history-at-here = Played here
history-months = Games by month
history-solo-count = { $count ->
    [one] one of them alone
   *[other] { $count } of them alone
}
history-people = Who wins
history-won = won { $wins } of { $games }
history-only-alone = plays alone
history-of = { $part } of { $whole }
history-game = Game
history-wins = Won
history-average = Average
history-best = Best
history-alone = alone
history-shared = { $count ->
    [one] One of the wins was shared.
   *[other] { $count } of the wins were shared.
}
history-duel = Head to head
history-duel-one = First player
history-duel-other = Second player
history-level = { $count } × level
history-met = { $count ->
    [one] One game together.
   *[other] { $count } games together.
}
history-margin = On average { $name } is ahead by { $points } points.
history-margin-none = On average they are level.
history-by-game = Game by game
history-record = Record
history-winning = Winners
history-closest = Closest finish
history-clearest = Clearest win
history-length = Usual length
history-what-wins = What wins
history-what-wins-text = By how many points winners are ahead of the others in a line of the sheet, on average.
history-nothing-wins = Too few games with sheets to tell.
history-by-card = By cards in play
history-by-option = By rules
history-by-players = By number of players
history-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
history-how = How this is counted
history-how-text = Who shares the first place has won. Who plays alone wins against nobody: such games have their own average and best score. Bots are opponents, but have no figures of their own. People are told apart by their names. Cards count as in play when somebody has built them.
history-photo = Photo of the game
history-photo-add = Add a photo
history-photo-other = Another photo
history-photo-remove = Remove the photo
history-photo-unreadable = This picture cannot be read here.
history-code = Code of the set-up:
history-edit = Edit
history-delete = Delete
history-delete-title = Delete this game?
history-delete-text = The game is deleted with its notes and its photo. This cannot be undone.
history-delete-yes = Delete for good
history-date = Day
history-minutes = Minutes
history-where = Where
history-player = Player { $number }
history-notes = Notes
history-disk = This browser refuses to keep that; perhaps there is no room left.
history-transfer = Your history as a file
history-transfer-guest = Your games lie in this browser only, and nobody else has them.
history-transfer-account = Your games lie with your account and on every device on which you have signed in; photos only on the device that has them.
history-transfer-text = A file keeps them safe and brings them to another device. JSON has everything, with photos; the table is for spreadsheets.
history-export-json = Save everything (JSON)
history-export-csv = Save as a table (CSV)
history-import = Read a file
history-saved = Saved: { history-count }.
history-read = New: { $added }. Newer than before: { $replaced }. Already there: { $known }.
history-too-large = This file is too large.
history-unreadable = This file cannot be read.

## Accounts

account-title = Account
account-signed-in = Signed in as { $name }
account-sign-in = Sign in
account-sign-in-line = The guest of this device keeps their tables and is back when you sign out.
account-sign-out = Sign out
account-guest-back = When you sign out, this device is the guest again that it was before.
account-make = Make an account
account-make-line = You stay who you are, with all your tables. Who runs this server can give you a new password if you forget it; none comes by mail.
account-why = You need no account to play. With one you find your tables and kept games on every device.
account-why-required = On this server one plays with an account. Watching and the companion need none.
account-off = There are no accounts here. Everybody plays as a guest.
account-name = Name to sign in with
account-password = Password
account-password-least = At least 8 signs
account-password-needed = Please type the password.
account-word = Word of invitation
account-word-needed = Please type the word.
account-come-in = Come in as a guest
account-devices = { $count ->
    [one] Signed in on this device
   *[other] Signed in on { $count } devices
}
account-device-unknown = A device
account-since = since { $since }, last used { $seen }
account-here = this device
account-end = Sign out there
account-old-password = Password until now
account-new-password = New password
account-change-password = Change the password
account-new-password-line = All other devices are signed out.
account-password-changed = The password is changed.
account-delete = Delete the account
account-delete-ask = Delete the account for good?
account-delete-line = Your name, your password, your mail address, your kept games and the tables where nobody else has a seat are deleted. In games that are running with others a bot plays on for you; what you have played stays with them.
mail-title = Mail
mail-why = With a mail address you hear that it is your turn even when no page is open. It is never used for anything else.
mail-address = Mail address
mail-other-address = Another mail address
mail-address-needed = Please enter the mail address.
mail-want = Have it confirmed
mail-wanted = A mail with a link goes to { $address }. Open it within a day. If nothing has come after an hour, try again.
mail-unwant = Never mind
mail-remove = Remove
mail-notices = Tell me by mail when it is my turn
mail-notices-line = Only when the table is not open and no browser has told you yet; all in one mail, every 15 minutes at most.
mail-menu-on = You are told by mail when it is your turn.
mail-menu-off = A mail can tell you, too, when it is your turn.
mail-to-account = To the account
mail-confirmed = Your mail address is confirmed. On the account page you switch on that a mail tells you when it is your turn.
mail-stopped = No mail comes any more when it is your turn. On the account page it can be switched on again.
