import type { Locator, Page } from '@playwright/test';
import { publicPages } from '../../src/app/routes/manifest';
import { expect, expectAccessible, expectSignedIn, test } from './test';

/** In Firefox, Playwright's own `goBack` sometimes does not return. */
async function goBackTo(page: Page, address: RegExp): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(address);
}

test('the landing page and the drawer open their dialogs and lead to other pages', async ({
  page,
  open,
}) => {
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  const openDrawer = () => press(page.getByRole('button', { name: 'Open navigation' }), drawer);
  const pricing = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await open('/', 'signed-out');

  await test.step('the intro', async () => {
    const intro = page.getByRole('dialog');
    await press(page.getByRole('button', { name: 'WHAT IS Grouped?' }), intro);
    await intro.getByRole('button', { name: /^6:/ }).click();
    await intro.getByRole('link', { name: 'View All Features' }).click();
    await expect(page).toHaveURL('/features');
    await goBackTo(page, /\/(\?|$)/);
  });
  await test.step('the prices', async () => {
    await press(page.getByRole('button', { name: 'View Pricing' }), pricing);
    await expect(pricing.getByRole('article')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(pricing).toBeHidden();
  });
  await test.step('the drawer', async () => {
    await openDrawer();
    await drawer.getByRole('link', { name: 'Documentation', exact: true }).click();
    await expect(page).toHaveURL('/docs');
    await expect(drawer).toBeHidden();
    await openDrawer();
    await press(drawer.getByRole('button', { name: 'Pricing' }), pricing);
  });
  await test.step('an address in another case, with a tab, or of no page', async () => {
    await open('/Features#amazon');
    const amazon = page.getByRole('tab', { name: 'Amazon Plan' });
    await expect(amazon).toHaveAttribute('aria-selected', 'true');
    await page.goto('/SERVERS?from=mail');
    await expect(page).toHaveURL(/\/servers\?from=mail$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Dashboard');
    await page.goto('/nobody/knows');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the documentation can be searched, read and linked to', async ({ page, open }) => {
  await open('/docs', 'signed-out');
  await page.getByRole('link', { name: 'Admin commands' }).first().click();
  await expect(page).toHaveURL('/docs/admin-commands');
  const search = page.getByPlaceholder('Search commands...');
  await expect(async () => {
    await search.fill('no such thing');
    await expect(page.getByText('No Commands Found')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.goto('about:blank');
  await open('/docs/admin-commands#addrole');
  await expect(page.getByRole('button', { name: '/addrole', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await expect(async () => {
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await page.getByRole('combobox', { name: 'Search docs' }).fill('scramble');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/docs/admin-commands#addrole');

  await open('/docs/changelog/v1.45');
  await expect(page).toHaveURL(/\/docs\/changelog\/1\.45$/);
  await expect(page.getByText('Version 1.45').first()).toBeVisible();
  await test.step('the version history stays open between versions, and closes on other pages', async () => {
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
});

test('the documentation shows what the settings are in the server that was opened last', async ({
  page,
  open,
}) => {
  await open('/dashboard/845201933120405504/roles', 'owner');
  await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Admin role' })).toHaveValue(/Admin/);
  // The panel keeps its height from the first paint on, so that nothing moves when the values come.
  await page.addInitScript(() => {
    const heights = new Set<number>();
    Object.assign(window, { heights });
    document.addEventListener('DOMContentLoaded', () => {
      const seen = new ResizeObserver(([entry]) => heights.add(entry?.contentRect.height ?? 0));
      for (const panel of document.querySelectorAll('[data-own]')) seen.observe(panel);
    });
  });
  const panel = page.locator('[data-own]').first();
  await page.goto('/docs/admin-commands');
  await expect(panel).toContainText('In Resell Heaven');
  await expect(panel.getByText('You can use these: you own the server')).toHaveCount(2);
  const heights = await page.evaluate(() => [...(Reflect.get(window, 'heights') as Set<number>)]);
  expect(heights).toEqual([expect.any(Number)]);
  expect(heights[0]).toBeGreaterThan(100);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(panel.getByTitle(/@Admin/)).toBeVisible();
  await panel.getByRole('link', { name: 'Admin role' }).click();
  await expect(page).toHaveURL(/#adminRoleID$/);
  await expect(page.getByRole('combobox', { name: 'Admin role' })).toBeVisible();

  await test.step('and nothing to others', async () => {
    await open('/docs', 'signed-out');
    await expect(panel).toBeHidden();
  });
});

test('the command palette opens pages, commands, settings and servers', async ({ page, open }) => {
  await open('/', 'owner');
  await findInPalette(page, 'privacy');
  await expect(page).toHaveURL('/privacy');

  await findInPalette(page, 'Sneaker Wire');
  await expect(page).toHaveURL(/\/dashboard\/\d+/);
  await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();

  await findInPalette(page, 'SuccessPoints', /^Success points Points/);
  await expect(page).toHaveURL(/\/points#SuccessPoints$/);
});

test('a visitor signs in from a page, is shown on every page, and signs out', async ({
  page,
  open,
  context,
}) => {
  const signIn = page.getByRole('menuitem', { name: 'Sign in with Discord' });
  await test.step('a press on "Sign in" counts if the page hydrates meanwhile', async () => {
    let setPressed = () => {};
    const pressed = new Promise<void>((resolve) => {
      setPressed = resolve;
    });
    await context.route(/\/assets\/hydrate-[^/]*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    // Use `goto`, because `open` would wait for hydration.
    await page.goto('/docs/features?world=signed-out');
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.hover();
    await page.mouse.down();
    setPressed();
    // Wait for the bar of demo mode. The module that shows it also hydrates the page.
    await expect(page.getByText('Demo mode').first()).toBeVisible();
    // The bar of demo mode has moved the button, so move the pointer to the button again.
    await button.hover();
    await page.mouse.up();
    await expect(signIn).toBeVisible();
  });
  await Promise.all([expectSignedIn(page), signIn.click()]);
  // The app that handles the sign-in shows the toast and this address before it loads the static page.
  await expect(page.getByRole('heading', { name: 'Features', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/docs/features');

  const account = page.getByRole('button', { name: /mira\.resells/ });
  await test.step('from the app to a static page', async () => {
    await open('/servers');
    await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Grouped', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(account).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Grouped Dashboard' })).toBeVisible();
  });
  await test.step('sign-out', async () => {
    await open('/docs');
    await account.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Successfully logged out from Discord')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('pages hydrate without a mismatch or a shift, and pass axe', async ({ page, open }) => {
  for (const { path } of publicPages) {
    await test.step(path, async () => {
      await open(path, 'signed-out');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shiftOf(page, () => hydrateAll(page))).toBeLessThan(0.02);
      // The pages of the documentation share a frame, and stories show what is in it.
      if (!path.startsWith('/docs/')) await expectAccessible(page);
    });
  }
});

/** Opens the palette, types a query and opens a result. */
async function findInPalette(page: Page, words: string, found = new RegExp(`^${words}`, 'i')) {
  const search = page.getByPlaceholder('Search pages, docs, commands, and settings...');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 10_000 });
  }).toPass();
  await search.pressSequentially(words);
  await page.getByRole('menuitem', { name: found }).first().click();
  await expect(search).toBeHidden();
}

/** Hydrates every island of a page. React logs each hydration mismatch. */
async function hydrateAll(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('grouped-island')) {
      const inside = island.querySelector('*') ?? island;
      inside.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await expect(page.locator('grouped-island:not([data-hydrated])')).toHaveCount(0);
}

/** Returns the sum of the layout shifts that the action causes. */
async function shiftOf(page: Page, act: () => Promise<void>): Promise<number> {
  // The browser reports a shift after the frame in which it happened. The bar of demo mode may have caused one just now.
  await threeFrames(page);
  const shifts = await page.evaluateHandle(() => {
    const found = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        found.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return found;
  });
  await act();
  await threeFrames(page);
  return shifts.evaluate(({ sum }) => sum);
}

async function threeFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function press(button: Locator, effect: Locator) {
  await button.click();
  await expect(effect).toBeVisible();
}
