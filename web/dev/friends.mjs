// Two browsers over a seat link, a watcher, chat, a reload: node dev/friends.mjs BASE OUT
import { chromium } from 'playwright-core';
const [base, out] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const newPage = async (width = 1280) => {
  const page = await (await browser.newContext({ viewport: { width, height: 844 }, locale: 'de', hasTouch: width < 500 })).newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console:', m.text()));
  page.on('pageerror', (e) => console.log('page error:', String(e)));
  return page;
};
const host = await newPage();
await host.goto(`${base}/#/new/tiny_towns`);
await host.waitForTimeout(700);
await host.screenshot({ path: `${out}/f1-setup.png` });
await host.getByRole('button', { name: 'Tisch eröffnen' }).click();
await host.waitForTimeout(700);
await host.screenshot({ path: `${out}/f2-waiting.png` });
const link = await host.locator('.copy input').inputValue();
const guest = await newPage(390);
await guest.goto(link);
await guest.waitForTimeout(500);
await guest.locator('input').fill('Jonas');
await guest.screenshot({ path: `${out}/f3-seat.png` });
await guest.getByRole('button', { name: 'Hinsetzen' }).click();
await guest.waitForTimeout(700);
await guest.screenshot({ path: `${out}/f4-guest.png` });
for (const page of [host, guest]) {
  const ready = page.getByRole('button', { name: 'Ich bin bereit' });
  if (await ready.count()) await ready.click();
}
await host.waitForTimeout(800);
const watcher = await newPage();
await watcher.goto(host.url().replace('/table/', '/watch/'));
for (const page of [host, guest]) await page.locator('[data-move^="keep "]').first().click();
await guest.waitForTimeout(600);
await guest.reload();
await guest.waitForTimeout(900);
await guest.screenshot({ path: `${out}/f5-guest.png` });
const t0 = Date.now();
await host.locator('.field').nth(6).click();
await watcher.locator('.field[data-field=c2] span.piece').waitFor({ timeout: 3000 }).catch(() => console.log('watcher saw nothing'));
console.log('seen after', Date.now() - t0, 'ms');
await watcher.screenshot({ path: `${out}/f6-watch.png` });
await browser.close();
