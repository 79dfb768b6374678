import type { Page, Route } from '@playwright/test';
import { alwaysHydrated, expect, expectAccessible, test } from './test';

/**
 * Blocks the scripts that a page requests after the scripts of its initial load. Returns a function that releases them.
 */
async function holdIslands(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/(?!base-|start-).*\.js$/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** What the console says about code that a test withholds, in Chromium's words and in Firefox's. */
const codeNotLoaded =
  /^Failed to load resource|(Failed to fetch|error loading) dynamically imported module/;

test('what is pressed or typed before the code of an island has loaded takes effect once it has', async ({
  page,
  context,
}) => {
  const frame = page.getByRole('status', { name: 'Loading' });
  const palette = page.getByRole('button', { name: 'Search...' });

  await test.step('Escape cancels a press, and the last press counts', async () => {
    const release = await holdIslands(page);
    await page.goto('/');
    await palette.click();
    await page.keyboard.type('pri');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(palette).toBeFocused();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(frame).toHaveText('Open navigation');
    await page.keyboard.press('Escape');
    await expect(frame).toBeHidden();
    await page.getByRole('button', { name: 'View Pricing' }).click();
    await expect(frame).toBeVisible();
    await expect(page).toHaveURL('/');
    await release();
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    await expect(frame).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
  await test.step('then the islands work', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await palette.click();
    await page.keyboard.type('privacy');
    await expect(page.getByRole('menuitem', { name: /^Privacy Policy/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(palette).toBeFocused();
  });
  await test.step('text is kept and used', async () => {
    const release = await holdIslands(page);
    await page.goto('/docs/admin-commands');
    const search = page.getByPlaceholder('Search commands...');
    await search.pressSequentially('giveaway-reroll');
    await release();
    await expect(page.getByText('1 command', { exact: true })).toBeVisible();
    await expect(search).toHaveValue('giveaway-reroll');
    await search.press('Backspace');
    await expect(search).toHaveValue('giveaway-rerol');
  });
  await test.step('so is text of several lines, which opens in the designer', async () => {
    const release = await holdIslands(page);
    await page.goto('/');
    const write = page.getByRole('region', { name: 'See a message before your members do' });
    await write.getByRole('textbox', { name: 'Description' }).fill('Doors open at **8**');
    await release();
    await expect(write.getByRole('article', { name: 'Message' })).toContainText('Doors open at 8');
    await write.getByRole('link', { name: 'Open in the Embed Designer' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Doors open at **8**',
    );
  });
  await test.step('a press before any script of the page has loaded', async () => {
    // The `goto` of the `page` fixture would wait until the page's script has run.
    const fresh = await context.newPage();
    const held: Route[] = [];
    await fresh.route(/\/assets\/.*\.js$/, (route) => void held.push(route), { times: 2 });
    await fresh.goto('/', { waitUntil: 'commit' });
    await fresh.getByRole('button', { name: 'Open navigation' }).click({ noWaitAfter: true });
    await expect.poll(() => held.length).toBe(2);
    await Promise.all(held.map((route) => route.continue()));
    await expect(fresh.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  });
});

test('the command palette accepts typing before its code has loaded', async ({ page, context }) => {
  const held: Route[] = [];
  let isHolding = true;
  // The demo's service worker may send this request. Only routes of the context intercept the requests of service
  // workers, so a route of the page is not enough.
  await context.route(/\/assets\/palette-.*\.js$/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  // A static page, and one of the app.
  for (const path of ['/docs', '/embeds']) {
    await test.step(path, async () => {
      isHolding = true;
      await page.goto(path);
      await page.keyboard.press('Control+k');
      const query = page.getByRole('textbox', { name: 'Search', exact: true });
      await expect(query).toBeFocused();
      await page.keyboard.type('giveaway-re');
      await expect(page.getByRole('menu')).toBeHidden();
      isHolding = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
      const hit = page.getByRole('menuitem', { name: /giveaway-reroll/ });
      await expect(hit).toBeVisible();
      await expect(query).toHaveValue('giveaway-re');
      await page.keyboard.type('roll');
      await expect(query).toHaveValue('giveaway-reroll');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test.describe('code that cannot be loaded', () => {
  test.use({
    ordinaryErrors: codeNotLoaded,
  });

  const failure = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  const button = (page: Page, name: string) => page.getByRole('button', { name });
  const prices = (page: Page) => page.getByRole('dialog', { name: 'Choose Your Plan' });
  /**
   * Opens a page of the docs, and waits until the code that it loads by itself runs: the browser does not load a module
   * again that it could not load.
   */
  const openDocs = async (page: Page, path: string) => {
    await page.goto(path);
    await page.locator('[data-enhance="current-heading"][data-enhanced]').waitFor();
  };

  test('offline, the page shows an error, and Try again repeats what was pressed or typed once online', async ({
    page,
    context,
  }) => {
    const again = button(page, 'Try again');
    await test.step('a press', async () => {
      await page.goto('/');
      await context.setOffline(true);
      const pricing = button(page, 'View Pricing');
      await pricing.click();
      await expect(failure(page)).toHaveText(
        'This part of the page could not be loaded. Check your connection.',
      );
      await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
      await expect(again).toBeFocused();
      await expectAccessible(page);

      await again.press('Enter');
      await expect(again).toBeFocused();
      await expect(failure(page)).toBeVisible();
      await context.setOffline(false);
      await again.press('Enter');
      await expect(prices(page)).toBeVisible();
      await expect(failure(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(pricing).toBeFocused();
    });
    await test.step('the command palette', async () => {
      await openDocs(page, '/docs');
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      await expect(failure(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await context.setOffline(false);
      await again.click();
      await expect(page.getByRole('menu', { name: 'Results' })).toBeVisible();
    });
    await test.step('text', async () => {
      await openDocs(page, '/docs/admin-commands');
      await context.setOffline(true);
      const search = page.getByPlaceholder('Search commands...');
      await search.pressSequentially('giveaway-reroll');
      await expect(again).toBeVisible();
      await expect(search).toHaveValue('giveaway-reroll');
      await context.setOffline(false);
      await again.click();
      await expect(page.getByText('1 command', { exact: true })).toBeVisible();
      await expect(search).toHaveValue('giveaway-reroll');
    });
  });

  test('the page stays as it is, and offers a reload if Try again does not help', async ({
    page,
  }) => {
    let isBroken = true;
    await page.route(/\/assets\/(hydrate|SiteDrawer)-.*\.js$/, (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await test.step('Close', async () => {
      await button(page, 'View Pricing').click();
      await expect(failure(page)).toHaveText('This part of the page could not be loaded.');
      await button(page, 'Close').click();
      await expect(failure(page)).toBeHidden();
    });
    await test.step('a reload', async () => {
      await button(page, 'View Pricing').click();
      await button(page, 'Try again').click();
      await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toHaveText(
        'This part of the page could not be loaded. Reload the page.',
      );
      await expect(button(page, 'Reload the page')).toBeVisible();
    });
    await test.step('the next press loads again', async () => {
      isBroken = false;
      await button(page, 'View Pricing').click();
      await expect(prices(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(prices(page)).toBeHidden();
    });
    await test.step('a part of a hydrated island', async () => {
      isBroken = true;
      await button(page, 'Open navigation').click();
      await expect(failure(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Documentation' }).first()).toBeVisible();
      isBroken = false;
      await button(page, 'Try again').click();
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    });
  });

  test('after a new version was published the page offers a reload', async ({ page, open }) => {
    let isOld = true;
    await page.route(/\/assets\/hydrate-.*\.js$/, async (route) => {
      if (isOld) await route.fulfill({ status: 404, body: '' });
      else await route.continue();
    });
    await page.route('/', async (route) => {
      if (route.request().resourceType() !== 'fetch') {
        await route.continue();
        return;
      }
      const published = await route.fetch();
      const html = (await published.text()).replaceAll(
        /\/assets\/start-[^"]*\.js/g,
        '/assets/new.js',
      );
      await route.fulfill({ response: published, body: html });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'View Pricing' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'version' })).toHaveText(
      'A new version was published while this page was open. Reload to continue.',
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    isOld = false;
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Reload the page' }).click(),
    ]);
    await page.getByRole('button', { name: 'View Pricing' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();

    await test.step('a page of the app whose styles cannot be loaded says so, and a reload helps', async () => {
      await open('/servers', 'owner');
      await page.route(/\/assets\/memberships-.*\.css$/, (route) => route.abort(), {
        times: 1,
      });
      await page.getByRole('button', { name: /mira/ }).click();
      await page.getByRole('menuitem', { name: 'My memberships' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('This page could not be loaded');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(heading).toHaveText('My memberships');
    });
  });
});

test('back and forward restore the state of the page', async ({ page }) => {
  await page.goto('/docs/admin-commands');
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
    addEventListener('pagehide', () => sessionStorage.setItem('left-at', String(scrollY)));
  });
  await page.getByRole('link', { name: 'Changelog' }).first().click();
  await expect(page).toHaveURL('/docs/changelog');
  await page.goBack();
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem('left-at')));
  expect(leftAt).toBeGreaterThan(100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(leftAt);
  await page.goForward();
  await expect(page).toHaveURL('/docs/changelog');
});

test('a page with a sign-in button reacts to a sign-in and a sign-out in another tab', async ({
  page,
  context,
}) => {
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const account = (on: Page) => on.getByRole('button', { name: /mira\.resells/ });
  const other = alwaysHydrated(await context.newPage());
  await page.goto('/features');
  await expect(signIn).toBeVisible();
  await other.goto('/features?world=owner');
  await expect(account(other)).toBeVisible();
  await expect(account(page)).toBeVisible();
  await expect(signIn).toBeHidden();
  await account(other).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(signIn).toBeVisible();
  await expect(account(page)).toBeHidden();

  await test.step('while the account is still loading, by clearing the storage', async () => {
    await other.goto('/features?world=owner');
    await expect(account(page)).toBeVisible();
    const release = await holdIslands(page);
    await page.goto('/docs');
    await expect(signIn).toBeHidden();
    await other.evaluate(() => localStorage.clear());
    await expect(signIn).toBeVisible();
    await release();
  });
});
