// Plays a whole game through the page: node dev/play.mjs BASE [bots] [mouse|keyboard] [WIDTHxHEIGHT] [picture]
import { chromium } from 'playwright-core';

const [base, bots = '1', hand = 'mouse', size = '1440x900', out = ''] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ viewport: { width, height }, locale: 'de', hasTouch: width < 500 })).newPage();
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log('console:', message.text()));
page.on('pageerror', (error) => console.log('page error:', String(error)));
page.on('request', (request) => new URL(request.url()).origin !== base && console.log('foreign request', request.url()));
await page.goto(`${base}/#/`);
await page.locator('[data-game] select').first().selectOption(bots);
await page.locator('[data-game] .button').first().click();
const started = Date.now();
let moves = 0;
let same = 0;
const act = async (locator) => {
  if (hand === 'keyboard') {
    await locator.focus();
    await page.keyboard.press('Enter');
  } else await locator.click({ timeout: 3000 });
};
const state = () => page.evaluate(() => `${document.querySelector('h1')?.textContent}|${document.querySelector('#main')?.innerText.length}`);
while (Date.now() - started < 240_000) {
  if (await page.locator('table caption').count()) break;
  const before = await state();
  const places = page.locator('.field:has(.dot), .field.ring');
  const kinds = page.locator('[data-kind]:enabled');
  const keeps = page.locator('[data-move^="keep "]');
  const main = page.locator('[data-main]:enabled');
  const open = page.locator('.row.open button');
  try {
    if (await keeps.count()) await act(keeps.first());
    else if (await kinds.count()) await act(kinds.nth(moves % (await kinds.count())));
    else if (await main.count()) await act(main);
    else if (await places.count()) await act(places.nth((moves * 5) % (await places.count())));
    else if (await open.count()) await act(open.first());
    else if (await page.locator('[data-move=done], [data-move=stop], [data-move=decline]').count())
      await act(page.locator('[data-move=done], [data-move=stop], [data-move=decline]').first());
    moves++;
  } catch (error) {
    console.log(String(error).split('\n')[0]);
  }
  await page.waitForTimeout(120);
  if (out && moves === 40) await page.screenshot({ path: `${out}-middle.png` });
  same = before === (await state()) ? same + 1 : 0;
  if (same > 25) {
    console.log('stuck at', before);
    break;
  }
}
await page.waitForTimeout(2500);
if (out) await page.screenshot({ path: `${out}-end.png`, fullPage: true });
console.log('moves', moves, 'seconds', (Date.now() - started) / 1000, await page.locator('h1').textContent(), page.url());
await browser.close();
