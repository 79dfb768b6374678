import type { Page } from '@playwright/test';
import type { WorldName } from '../../src/mocks/worlds';
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

const dashboard = '/dashboard/845201933120405504';

/** Pages by the world in which they are checked, and what is visible once their content has loaded. */
const narrowPages = {
  'seller-with-store': [
    '/marketplace',
    '/store/card-collectors',
    ...['overview', 'design', 'memberships', 'users', 'payments', 'reviews', 'setup'].map(
      (section) => `/biz/biz_00000001/${section}`,
    ),
  ],
  owner: [
    '/embeds',
    '/servers',
    '/auth',
    ...['start', 'points', 'roles', 'channels', 'embeds', 'advanced', 'api', 'editors'].map(
      (tab) => `${dashboard}/${tab}`,
    ),
    '/',
    '/features',
    '/docs/admin-commands',
    '/terms',
  ],
  buyer: ['/memberships'],
  admin: ['/servers', '/admin'],
} as const satisfies Partial<Record<WorldName, readonly string[]>>;

for (const [world, addresses] of Object.entries(narrowPages)) {
  test(`narrow and low windows: ${world}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/servers', world as keyof typeof narrowPages);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await open(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('main').getByLabel(/^Loading/)).toHaveCount(0);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 640 });
          await expect.poll(() => page.evaluate(excessWidth), `${width} px`).toBe(0);
          expect(await page.getByRole('button').evaluateAll(letterByLetter)).toEqual([]);
          expect(await page.locator('header :is(a, button)').evaluateAll(overlapping)).toEqual([]);
        }
        // The bar of unsaved changes takes space, too.
        if (address.endsWith('/points')) await changeASwitch(page);
        // 1280 × 1024 px at 400 % zoom.
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await page.evaluate(coveredFields)).toEqual([]);
      });
    }
  });
}

/** Returns the labels that are broken into pieces of one or two letters. */
function letterByLetter(buttons: Element[]): string[] {
  return buttons
    .filter((button) => button.checkVisibility())
    .flatMap((button) => [button, ...button.querySelectorAll('span')])
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.textContent.length > 4 && width > 1 && width < 24 && height > 48;
    })
    .map((element) => element.textContent);
}

/** Returns the labels of elements that overlap the next element. */
function overlapping(elements: Element[]): string[] {
  const shown = elements.filter((element) => element.checkVisibility());
  return shown.flatMap((element, index) => {
    const [own, next] = [
      element.getBoundingClientRect(),
      shown[index + 1]?.getBoundingClientRect(),
    ];
    const isApart =
      next === undefined ||
      next.left >= own.right - 1 ||
      next.top >= own.bottom - 1 ||
      next.width <= 1;
    return isApart ? [] : [element.outerHTML.slice(0, 200)];
  });
}

async function changeASwitch(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('switch').first().click({ force: true });
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
}

/** Focuses the fields of the page one after another. Returns those that another element covers in part. */
function coveredFields(): string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    'main :is(input, textarea, [role=combobox])',
  );
  return [...fields]
    .filter((field) => field.checkVisibility() && !field.matches(':disabled, [inert] *'))
    .slice(0, 20)
    .flatMap((field) => {
      field.focus();
      const box = field.closest('label') ?? field;
      const { left, top, bottom, width } = field.getBoundingClientRect();
      const isShown = [top + 4, (top + bottom) / 2, bottom - 4].every((y) => {
        const shown = document.elementFromPoint(left + width / 2, Math.min(y, innerHeight - 1));
        return shown !== null && (shown.contains(field) || box.contains(shown));
      });
      return isShown ? [] : [field.outerHTML.slice(0, 200)];
    });
}
