import type { Locator, Page } from '@playwright/test';
import type { WorldName } from '../../src/mocks/worlds';
import { expect, test } from './test';

/** The browser's default text size in px, as it usually is and at 200 %. */
const [USUAL_TEXT, LARGE_TEXT] = [16, 32];

/** 1280 × 1024 px at 400 % zoom. */
const lowWindow = { width: 320, height: 256 };

const dashboard = '/dashboard/845201933120405504';
const store = '/biz/biz_00000001';

/** Pages by the world in which they are checked. */
const pages = {
  owner: [
    '/',
    '/features',
    '/docs/admin-commands',
    '/docs/features',
    '/docs/changelog',
    '/terms',
    '/embeds',
    '/auth',
    '/memberships',
    '/servers',
    // Points is last, because the bar of its unsaved changes stays on the other tabs.
    ...['start', 'roles', 'channels', 'embeds', 'advanced', 'api', 'editors', 'points'].map(
      (tab) => `${dashboard}/${tab}`,
    ),
  ],
  'seller-busy': [
    '/marketplace',
    '/store/card-collectors',
    ...['overview', 'design', 'memberships', 'users', 'payments', 'reviews', 'setup'].map(
      (section) => `${store}/${section}`,
    ),
  ],
  admin: ['/servers', '/admin'],
  buyer: ['/memberships'],
} as const satisfies Partial<Record<WorldName, readonly string[]>>;

/** A list that is still loading is narrower than its rows. */
const slowContent: Readonly<Record<string, (page: Page) => Locator>> = {
  [`${store}/overview`]: (page) => page.getByText('From visit to member'),
  [`${store}/payments`]: (page) => page.locator('tbody th').filter({ visible: true }).first(),
  [`${store}/users`]: (page) => page.locator('tbody th').filter({ visible: true }).first(),
};

for (const [world, addresses] of Object.entries(pages)) {
  test(`pages fit narrow and low windows and text at 200 %: ${world}`, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page);
    // Media queries ignore the root element's font size. Set the browser's font size instead.
    const setText = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    const fits = async (width: number, note = '') => {
      await page.setViewportSize({ width, height: width < 390 ? 640 : 900 });
      await expect.poll(() => page.evaluate(excessWidth), `${width} px${note}`).toBe(0);
    };
    for (const address of addresses) {
      await test.step(address, async () => {
        await setText(USUAL_TEXT);
        const isLinked = [dashboard, store].some(
          (place) => address.startsWith(place) && page.url().includes(place),
        );
        if (isLinked) await followLink(page, address);
        await page.setViewportSize({ width: 320, height: 640 });
        if (!isLinked) await open(address, world as keyof typeof pages);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('main').getByLabel(/^Loading/)).toHaveCount(0);
        await expect(slowContent[address]?.(page) ?? page.locator('body')).toBeVisible();

        // The header of a public page has the most controls.
        for (const width of address === '/features'
          ? [320, 360, 768, 1024, 1280, 1440]
          : [320, 360]) {
          await fits(width);
          const buttons = page.getByRole('button');
          await expect.poll(() => buttons.evaluateAll(letterByLetter)).toEqual([]);
          const controls = page.locator('header :is(a, button)');
          await expect.poll(() => controls.evaluateAll(overlapping)).toEqual([]);
        }
        // The bar of unsaved changes takes space, too.
        if (address.endsWith('/points')) await changeASwitch(page);
        await page.setViewportSize(lowWindow);
        await expect.poll(() => page.evaluate(coveredFields)).toEqual([]);

        await setText(LARGE_TEXT);
        const size = () => getComputedStyle(document.documentElement).fontSize;
        await expect.poll(() => page.evaluate(size)).toBe(`${LARGE_TEXT}px`);
        for (const width of [390, 1440]) {
          await fits(width, ' at 200 %');
          const controls = page.getByRole('button').or(page.getByRole('tab'));
          await expect.poll(() => controls.evaluateAll(clippedTexts)).toEqual([]);
        }
      });
    }
  });
}

/** Opens a tab of a server or a section of a store from another one, which costs less than loading it. */
async function followLink(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = page.getByRole('navigation').locator(`a[href="${address}"]`);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
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
