game = Market Day
option-days = Days
option-days-text = How many market days are played.
value-days-2 = two
value-days-4 = four
value-days-6 = six

good-apples = apples
good-bread = bread
good-cloth = cloth

card-orchard = Orchard
card-cider_press = Cider press
card-bakery = Bakery
card-mill = Mill
card-weaver = Weaver
card-dyer = Dyer
card-lookout = Lookout
card-owl = Owl
card-mirror = Mirror
card-parrot = Parrot
card-puppet = Puppet
card-bell = Bell
card-drum = Drum
card-cousin = Cousin
card-neighbour = Neighbour
card-fountain = Fountain

ask-pick = Which good do you bring today?
ask-turn = Your turn.
ask-pay = Pay { $number } more.
ask-keep = What happens to the card you looked at?
ask-copy = Which stall does the { $card } imitate?
ask-ring = Which stall works next?
ask-join = Do you pay one good to join in at the { $card }?

move-pick = { $good }
move-open = Open the { $card }
move-draw = Draw a card
move-rest = Rest
move-pay = Pay { $good }
move-take = Take it
move-leave = Leave it on top
move-sink = Put it under the deck
move-copy = Imitate the { $card }
move-ring = { $card }
move-join = Join in
move-decline = Decline

event-morning = A new day. { $seat } goes first.
event-pick = { $seat } has picked a good.
event-gain = { $seat } gets { $number } { $good }.
event-open = { $seat } opens the { $card }.
event-draw = { $seat } draws a card.
event-pay = { $seat } pays { $good }.
event-look = { $seat } looks at the top card.
event-take = { $seat } takes it.
event-leave = { $seat } leaves it on top.
event-sink = { $seat } puts it under the deck.
event-copy = { $seat } imitates the { $card }.
event-join = { $seat } joins in at the { $card }.

line-stalls = Stalls
line-goods = Every three goods
