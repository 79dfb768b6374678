import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** The browser's default text size in px. It is 200 % of the usual size. */
const TEXT_SIZE = 32;

const firstRow = (page: Page) => page.locator('tbody th').filter({ visible: true }).first();

const pages = [
  ['/', undefined],
  ['/servers', 'owner'],
  ['/dashboard/845201933120405504/points', 'owner'],
  ['/embeds', undefined],
] as const;

/** Pages that are checked only on phones, which have the least space. */
const phonePages = [
  ['/dashboard/845201933120405504/start', 'owner'],
  ['/dashboard/845201933120405504/editors', 'owner'],
  ['/docs/features', undefined],
  ['/docs/changelog', undefined],
  ['/auth', undefined],
  ['/marketplace', undefined],
  ['/memberships', 'owner'],
  [
    '/biz/biz_00000001/overview',
    'seller-busy',
    (page: Page) => page.getByText('From visit to member'),
  ],
  ['/biz/biz_00000001/payments', 'seller-busy', firstRow],
  ['/biz/biz_00000001/users', 'seller-busy', firstRow],
] as const;

for (const width of [390, 1440]) {
  test.describe(`text at 200 %, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [path, world, loaded] of width === 390 ? [...pages, ...phonePages] : pages) {
      test(`${path} does not scroll sideways and clips no button`, async ({ page, open }) => {
        const session = await page.context().newCDPSession(page);
        // Media queries ignore the root element's font size. Set the browser's font size instead.
        await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT_SIZE } });
        await open(path, world);
        const heading = page.getByRole('heading', { level: 1 }).first();
        await expect(heading).toBeVisible();
        // A list that is still loading is narrower than its rows, so wait for the rows.
        if (loaded) await expect(loaded(page)).toBeVisible();
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe(`${TEXT_SIZE}px`);
        await expect.poll(() => page.evaluate(excessWidth)).toBe(0);
        expect(await page.getByRole('button').evaluateAll(clippedTexts)).toEqual([]);
        expect(await page.getByRole('tab').evaluateAll(clippedTexts)).toEqual([]);
      });
    }
  });
}

/** Returns by how many px the page is wider than the window. */
function excessWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

function clippedTexts(elements: Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth)
    .map((element) => element.textContent);
}
