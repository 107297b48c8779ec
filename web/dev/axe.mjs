// axe on pages in both themes: node dev/axe.mjs BASE hash…
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
const [base, ...hashes] = process.argv.slice(2);
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const theme of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, locale: 'de', bypassCSP: true });
    const page = await context.newPage();
    for (const hash of hashes) {
      if (hash === 'play') {
        await page.goto(`${base}/#/`);
        await page.locator('[data-game] .button').first().click();
        await page.waitForTimeout(900);
        const keep = page.locator('[data-move^="keep "]');
        if (await keep.count()) await keep.first().click();
      } else await page.goto(`${base}/${hash}`);
      await page.waitForTimeout(900);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      for (const { id, impact, nodes } of violations) console.log(theme, width, hash, impact, id, nodes.length, nodes[0].html.slice(0, 160), '|', nodes[0].failureSummary.split('\n')[1]);
    }
    await context.close();
  }
}
await browser.close();
