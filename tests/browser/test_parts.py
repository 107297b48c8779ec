"""Parts that several games share: a map that can be moved about."""

from playwright.sync_api import expect

from browser.conftest import Guest


def test_a_map_comes_nearer_and_back_by_wheel_keys_and_button(guest: Guest) -> None:
    ada = guest("Ada", width=1440, height=900)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.look(asked=True).kind == "keep":
        ada.act()
    window = ada.page.locator("[data-map]")
    whole, button = window.get_attribute("viewBox"), ada.page.get_by_role("button", name="Whole map")
    window.hover(position={"x": 300, "y": 250})
    ada.page.mouse.wheel(0, -300)
    expect(window).to_have_attribute("data-map", "near")
    button.click()
    expect(window).to_have_attribute("viewBox", str(whole))
    ada.page.locator("[data-field][data-lit]").first.focus()
    ada.page.keyboard.press("+")
    expect(window).to_have_attribute("data-map", "near")
    near = str(window.get_attribute("viewBox"))
    ada.page.keyboard.press("Shift+ArrowLeft")
    expect(window).not_to_have_attribute("viewBox", near)
    ada.page.keyboard.press("0")
    expect(window).to_have_attribute("viewBox", str(whole))
    expect(button).to_have_count(0)


def test_a_map_that_was_dragged_was_not_clicked(guest: Guest) -> None:
    ada = guest("Ada", width=1440, height=900)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.look(asked=True).kind == "keep":
        ada.act()
    question = ada.look().question
    field = ada.page.locator("[data-field][data-lit]").first
    field.focus()
    ada.page.keyboard.press("+")
    ada.page.keyboard.press("+")
    box, before = field.bounding_box(), ada.page.locator("[data-map]").get_attribute("viewBox")
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x - 30, y + 40, steps=4)
    ada.page.mouse.up()
    expect(ada.page.locator("[data-map]")).not_to_have_attribute("viewBox", str(before))
    assert ada.look().question == question
    ada.hand = "keys"  # which count after a drag
    assert ada.answer(ada.look()).question != question
