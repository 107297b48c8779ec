game = Markttag
option-days = Tage
option-days-text = Wie viele Markttage gespielt werden.
value-days-2 = zwei
value-days-4 = vier
value-days-6 = sechs

good-apples = Äpfel
good-bread = Brot
good-cloth = Tuch

card-orchard = Obstwiese
card-cider_press = Mosterei
card-bakery = Backstube
card-mill = Mühle
card-weaver = Weberin
card-dyer = Färber
card-lookout = Ausguck
card-owl = Eule
card-mirror = Spiegel
card-parrot = Papagei
card-puppet = Handpuppe
card-bell = Glocke
card-drum = Trommel
card-cousin = Base
card-neighbour = Nachbar
card-fountain = Brunnen

ask-pick = Welche Ware bringst du heute mit?
ask-turn = Du bist dran.
ask-pay = Bezahle noch { $number }.
ask-keep = Was geschieht mit der Karte, die du angesehen hast?
ask-copy = Welchen Stand ahmst du nach ({ $card })?
ask-ring = Welcher Stand arbeitet als Nächstes?
ask-join = Zahlst du eine Ware, um mitzumachen ({ $card })?

move-pick = { $good }
move-open = Eröffnen: { $card }
move-draw = Eine Karte ziehen
move-rest = Ausruhen
move-pay = { $good } bezahlen
move-take = Nehmen
move-leave = Oben liegen lassen
move-sink = Unter den Stapel legen
move-copy = Nachahmen: { $card }
move-ring = { $card }
move-join = Mitmachen
move-decline = Ablehnen

event-morning = Ein neuer Tag. { $seat } beginnt.
event-pick = { $seat } hat eine Ware gewählt.
event-gain = { $seat } bekommt { $number } { $good }.
event-open = { $seat } eröffnet: { $card }.
event-draw = { $seat } zieht eine Karte.
event-pay = { $seat } bezahlt { $good }.
event-look = { $seat } sieht die oberste Karte an.
event-take = { $seat } nimmt sie.
event-leave = { $seat } lässt sie oben liegen.
event-sink = { $seat } legt sie unter den Stapel.
event-copy = { $seat } ahmt nach: { $card }.
event-join = { $seat } macht mit: { $card }.

line-stalls = Stände
line-goods = Je drei Waren
