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

test('a press before the code of an island has loaded takes effect once it has', async ({
  page,
}) => {
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  const release = await holdIslands(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'View Pricing' }).click();
  const frame = page.getByRole('status', { name: 'Loading' });
  await expect(frame).toBeVisible();
  await expect(page).toHaveURL('/');
  await release();
  await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(frame).toBeHidden();
});

test('a press that Escape cancels opens nothing', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Search docs' }).click();
  const frame = page.getByRole('status', { name: 'Loading' });
  await expect(frame).toHaveText('Search docs');
  await page.keyboard.press('Escape');
  await expect(frame).toBeHidden();
  await release();
  await expect(page.locator('grouped-island[data-hydrated]').first()).toBeAttached();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the placeholder of an icon button has the name of the button', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveText('Open navigation');
  await release();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
});

test('a press before any script of the page has loaded takes effect, too', async ({ context }) => {
  // Do not use the `page` fixture of the journeys, because its `goto` waits until the page's script has run.
  const page = await context.newPage();
  const held: Route[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => void held.push(route), { times: 2 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open navigation' }).click({ noWaitAfter: true });
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
});

test('text typed before the code of an island has loaded is kept and used', async ({ page }) => {
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

test.describe('code that cannot be loaded', () => {
  test.use({
    ordinaryErrors: codeNotLoaded,
  });

  test('offline, the page shows an error, and Try again repeats the press once online', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await context.setOffline(true);
    const pricing = page.getByRole('button', { name: 'View Pricing' });
    await pricing.click();
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure).toHaveText(
      'This part of the page could not be loaded. Check your connection.',
    );
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await expectAccessible(page);

    await again.press('Enter');
    await expect(again).toBeFocused();
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await again.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    await expect(failure).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(pricing).toBeFocused();
  });

  test('Close leaves the page as it is, and the next press loads again', async ({ page }) => {
    let isBroken = true;
    await page.route(/\/assets\/hydrate-.*\.js$/, async (route) => {
      if (isBroken) await route.abort();
      else await route.continue();
    });
    await page.goto('/');
    const pricing = page.getByRole('button', { name: 'View Pricing' });
    await pricing.click();
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure).toHaveText('This part of the page could not be loaded.');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    isBroken = false;
    await pricing.click();
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
  });

  test('a hydrated island stays in place when a part of it fails to load', async ({ page }) => {
    let isBroken = true;
    await page.route(/\/assets\/SiteDrawer-.*\.js$/, async (route) => {
      if (isBroken) await route.abort();
      else await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Documentation' }).first()).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  });

  test('after a new version was published the page offers a reload', async ({ page }) => {
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
  });

  test('if Try again does not help, the page offers a reload', async ({ page }) => {
    await page.route(/\/assets\/hydrate-.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'View Pricing' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toHaveText(
      'This part of the page could not be loaded. Reload the page.',
    );
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test('a page of the app whose styles cannot be loaded says so, and a reload helps', async ({
    page,
    open,
  }) => {
    await open('/servers', 'owner');
    await page.route(/\/assets\/MyMembershipsPage-.*\.css$/, (route) => route.abort(), {
      times: 1,
    });
    await page.getByRole('button', { name: /mira/ }).click();
    await page.getByRole('menuitem', { name: 'My memberships' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    );
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My memberships');
  });

  test('text typed in the meantime is used after Try again', async ({ page, context }) => {
    await page.goto('/docs/admin-commands');
    await context.setOffline(true);
    const search = page.getByPlaceholder('Search commands...');
    await search.pressSequentially('giveaway-reroll');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(search).toHaveValue('giveaway-reroll');
    await context.setOffline(false);
    await again.click();
    await expect(page.getByText('1 command', { exact: true })).toBeVisible();
    await expect(search).toHaveValue('giveaway-reroll');
  });
});

test('nothing moves when islands are hydrated', async ({ page }) => {
  await page.goto('/docs/changelog');
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (const island of document.querySelectorAll('grouped-island')) {
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await expect(page.locator('grouped-island:not([data-hydrated])')).toHaveCount(0);
  const moved = await page.evaluate(
    () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  expect(moved).toBeLessThan(0.02);
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

test('the version history stays open between versions, and closes on other pages', async ({
  page,
}) => {
  await page.goto('/docs/changelog');
  await page.getByRole('button', { name: 'Version History' }).click();
  const history = page.getByRole('complementary', { name: 'Version History' });
  await history.getByRole('link', { name: /^v1\.4\b/ }).click();
  await expect(page).toHaveURL('/docs/changelog/1.4');
  await expect(history).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL('/docs');
  await page.getByRole('link', { name: 'Changelog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(history).toBeHidden();
});

test('the header shows the signed-in user, even if the session starts with the page', async ({
  page,
  open,
}) => {
  await open('/features', 'owner');
  await expect(page.getByRole('button', { name: /mira\.resells/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /mira\.resells/ })).toBeVisible();
});

test('a page with a sign-in button reacts to a sign-in and a sign-out in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/features');
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const account = page.getByRole('button', { name: /mira\.resells/ });
  await expect(signIn).toBeVisible();
  const other = alwaysHydrated(await context.newPage());
  await other.goto('/features?world=owner');
  await expect(other.getByRole('button', { name: /mira\.resells/ })).toBeVisible();
  await expect(account).toBeVisible();
  await expect(signIn).toBeHidden();

  await other.getByRole('button', { name: /mira\.resells/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(signIn).toBeVisible();
  await expect(account).toBeHidden();
});

test('a page whose account is still loading reacts to a sign-out in another tab', async ({
  page,
  open,
  context,
}) => {
  const other = alwaysHydrated(await context.newPage());
  await open('/features', 'owner');
  await expect(page.getByRole('button', { name: /mira\.resells/ })).toBeVisible();
  const release = await holdIslands(other);
  await other.goto('/docs');
  const signIn = other.getByRole('button', { name: 'Sign in' });
  await expect(signIn).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('supabase-auth'));
  await expect(signIn).toBeVisible();
  await release();
});

for (const path of ['/docs', '/embeds']) {
  test(`the command palette accepts typing before its code has loaded, on ${path}`, async ({
    page,
    context,
  }) => {
    const held: Route[] = [];
    let isHolding = true;
    // The demo's service worker may send this request. Only routes of the context intercept the requests of service
    // workers, so a route of the page is not enough.
    await context.route(/\/assets\/Palette-.*\.js$/, async (route) => {
      if (isHolding) held.push(route);
      else await route.continue();
    });
    await page.goto(path);
    await page.keyboard.press('Control+k');
    const query = page.getByRole('textbox', { name: 'Search', exact: true });
    await expect(query).toBeFocused();
    await page.keyboard.type('giveaway-re');
    await expect(page.getByRole('menu')).toBeHidden();
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
    const hit = page.getByRole('menuitem', { name: /giveaway-reroll/ });
    await expect(hit).toBeVisible();
    await expect(query).toHaveValue('giveaway-re');
    await page.keyboard.type('roll');
    await expect(query).toHaveValue('giveaway-reroll');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('the command palette opens from its button, and Escape before that keeps it closed', async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Search...' });
  await button.click();
  await page.keyboard.type('pri');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await release();
  await expect(page.locator('grouped-island[data-hydrated]').first()).toBeAttached();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button.click();
  await page.keyboard.type('privacy');
  await expect(page.getByRole('menuitem', { name: /^Privacy Policy/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe(() => {
  test.use({
    ordinaryErrors: codeNotLoaded,
  });

  test('a command palette that cannot be loaded shows an error instead of its placeholder', async ({
    page,
    context,
  }) => {
    await page.goto('/docs');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('menu', { name: 'Results' })).toBeVisible();
  });
});
