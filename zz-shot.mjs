import { chromium } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';
const [,, port, ...specs] = process.argv;
const browser = await chromium.launch(launchOptions());
for (const spec of specs) {
  const [id, width, theme, name, extra = ''] = spec.split(',');
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, reducedMotion: 'reduce' });
  page.on('console', (m) => { if (m.type() === 'error') console.log(id, 'console:', m.text().slice(0, 400)); });
  page.on('pageerror', (e) => console.log(id, 'error:', e.message.slice(0, 300)));
  await page.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}${extra}`);
  await page.waitForTimeout(6000);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  await page.close();
}
await browser.close();
