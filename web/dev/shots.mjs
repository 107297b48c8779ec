// Pictures of the pages for looking at: node dev/shots.mjs OUT BASE [name=hash@WIDTHxHEIGHT/theme/lang]…
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [out, base, ...wishes] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const wish of wishes) {
  const [, name, hash, width, height, theme, lang, script] = /^(\w[\w-]*)=(\S*?)@(\d+)x(\d+)\/(\w+)\/(\w+)(?:\s+(.*))?$/s.exec(wish);
  const context = await browser.newContext({
    viewport: { width: +width, height: +height },
    colorScheme: theme,
    locale: lang,
    hasTouch: +width < 500,
  });
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(name, message.text()));
  page.on('pageerror', (error) => console.log(name, String(error)));
  await page.goto(`${base}/${hash}`);
  await page.waitForTimeout(900);
  if (script) await new Function('page', `return (async () => {${script}})()`)(page);
  await page.waitForTimeout(350);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 0) console.log(name, 'wider than the screen by', wide);
  await page.screenshot({ path: `${out}/${name}.png` });
  await context.close();
}
await browser.close();
