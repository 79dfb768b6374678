import type { Locator, Page } from '@playwright/test';
import { securityHeaders } from '../../deploy/headers.mjs';
import { expect, test as base } from './test';

interface Violation {
  directive: string;
  blocked: string;
}

/**
 * Adds the policy violations of the page to the fixtures. All other journeys fail on a violation, too, because Chromium
 * logs it as an error.
 */
const test = base.extend<{ violations: Violation[] }>({
  violations: async ({ page }, provide) => {
    const violations: Violation[] = [];
    await page.exposeFunction('reportViolation', (violation: Violation) => {
      violations.push(violation);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportViolation } = window as unknown as {
          reportViolation: (violation: Violation) => void;
        };
        reportViolation({ directive: event.effectiveDirective, blocked: event.blockedURI });
      });
    });
    await provide(violations);
  },
});

const server = '/dashboard/845201933120405504';

/**
 * Pages, each with a heading that appears when the page is complete. Together, three of the tabs contain every kind of
 * control.
 */
const pages: readonly [path: string, heading: string | RegExp][] = [
  ['/servers', 'Your Discord Servers'],
  ['/', /./],
  [`${server}/channels`, 'Bot Configuration'],
  [`${server}/points`, 'Bot Configuration'],
  [`${server}/embeds`, 'Bot Configuration'],
];

test.describe(() => {
  // The policy blocks the code that the test below injects, and Chromium logs the block.
  test.use({ ordinaryErrors: /Content Security Policy|^Failed to load resource/ });

  test('every response has the headers, and the policy is in force', async ({
    page,
    open,
    request,
    violations,
  }) => {
    const answer = await request.get('/servers');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await answer.text())?.[1];
    const expected = Object.entries(securityHeaders({ https: false }));
    for (const path of ['/servers', script ?? '', '/first-paint.js']) {
      const headers = (await request.get(path)).headers();
      expect(expected.map(([name]) => [name, headers[name.toLowerCase()]])).toEqual(expected);
    }

    await open('/servers', 'owner');
    await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
    expect(violations).toEqual([]);
    const other = 'https://another-project.supabase.co/rest/v1/';
    await page.evaluate(async (address) => {
      await fetch(address).catch(() => {});
    }, other);
    await expect
      .poll(() => violations.at(-1))
      .toEqual({ directive: 'connect-src', blocked: other });
    await open('/', 'signed-out');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      add('script', { textContent: 'document.title = "smuggled"' });
      add('script', { src: 'https://elsewhere.example/smuggled.js' });
      add('style', { textContent: 'body { display: none }' });
      add('iframe', { src: 'https://elsewhere.example/' });
      add('img', { src: 'http://elsewhere.example/tracker.png' });
      add('base', { href: 'https://elsewhere.example/' });
      await fetch('https://elsewhere.example/collect').catch(() => {});
    });
    // Chromium may log the same violation twice.
    await expect
      .poll(() => [...new Set(violations.map(({ directive }) => directive))].toSorted())
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'img-src',
        'script-src-elem',
        'style-src-elem',
      ]);
    await expect(page).not.toHaveTitle('smuggled');
  });
});

test('pages follow the policy with each menu, dialog and conflict open', async ({
  page,
  open,
  violations,
}) => {
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      await open(path, 'owner');
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      // On a loaded page, the demo's menu is the first of the elements that `openEverything` finds by their index.
      // Wait for the menu, so that the indexes do not change.
      await expect(page.getByRole('button', { name: /^World/ })).toBeVisible();
      await openEverything(page);
      expect(violations).toEqual([]);
    });
  }
  // Signing in, editing, leaving and a conflict.
  await open('/servers', 'signed-out');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await open(`${server}/points`, 'save-conflict');
  const points = page.getByRole('textbox', { name: 'Success points', exact: true });
  await points.fill('77');
  await page.keyboard.press('Tab');
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  // After keyboard use, the pointer has to move before a tooltip opens.
  await page.mouse.move(0, 0);
  await undo.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Servers' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('radiogroup', { name: 'Success points' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('on a phone, the menu and its iOS workarounds follow the policy', async ({
  page,
  open,
  violations,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
    Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15';
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${server}/points`, 'owner');
  await page.getByRole('button', { name: 'Open settings menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => injectedStyles(page)).toHaveLength(2);
  await page.getByRole('dialog').getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(page).toHaveURL(/\/roles$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(violations).toEqual([]);
});

/**
 * Opens a page's menus, dialogs and search one after the other, and two of its pickers. The other pickers work in the
 * same way.
 */
async function openEverything(page: Page): Promise<void> {
  const overlay = page.locator('[role="menu"], [role="listbox"], [role="dialog"]').first();
  const open = async (opener: Locator) => {
    // Scrolling the page closes popups, so scroll the opener into view before the click.
    await opener.hover();
    await opener.click();
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  };
  for (const kind of [
    page.locator('button[aria-haspopup="true"]'),
    page.getByRole('button', { name: /^Pick / }),
    page.getByRole('button', { name: /^(Add Server|History)$/ }),
  ]) {
    for (const opener of await kind.all()) {
      await open(opener);
      // The focus returns to the opener after a delay. Wait until it has returned, because otherwise the focus change
      // would close a popup that was opened in the meantime.
      await expect(opener).toBeFocused();
    }
  }
  const pickers = await page.getByRole('button', { name: 'Show suggestions' }).all();
  for (const picker of pickers.slice(0, 2)) await open(picker);
  const search = page.getByRole('textbox', { name: 'Search settings...' });
  if (await search.isVisible()) {
    await search.fill('channel');
    await expect(page.getByRole('listbox', { name: 'Search Results' })).toBeVisible();
  }
}

/** Returns the number of rules in each style element that was added at run time and accepted by the policy. */
function injectedStyles(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href === null)
      .slice(1)
      .map(({ cssRules }) => cssRules.length),
  );
}
