import type { Page, Route } from '@playwright/test';
import { expect, test } from './test';

/** Holds back the script files that a page asks for after its own; returns what lets them through. */
async function holdIslands(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/(?!site-|start-).*\.js$/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('a press before the code of an island is there is done once it is', async ({ page }) => {
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

test('a press that Escape takes back opens nothing', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Search docs' }).first().click();
  const frame = page.getByRole('status', { name: 'Loading' });
  await expect(frame).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame).toBeHidden();
  await release();
  await expect(page.locator('grouped-island[data-hydrated]').first()).toBeAttached();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press before any script of the page is done, too', async ({ context }) => {
  // Not the page of the other journeys, which waits for its script.
  const page = await context.newPage();
  const held: Route[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => void held.push(route), { times: 2 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open navigation' }).click({ noWaitAfter: true });
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
});

test('what is typed before the code of an island is there stays and counts', async ({ page }) => {
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

test.describe(() => {
  test.use({
    ordinaryErrors: /^Failed to load resource|Failed to fetch dynamically imported module/,
  });

  test('code that does not arrive leaves the page as it is, and the next press asks again', async ({
    page,
  }) => {
    await page.route(/\/assets\/wake-.*\.js$/, (route) => route.abort(), { times: 1 });
    await page.goto('/');
    const pricing = page.getByRole('button', { name: 'View Pricing' });
    await pricing.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(async () => {
      await pricing.click({ timeout: 5_000 });
      await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
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

test('back and forward find the page where it was left', async ({ page }) => {
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

test('the history of versions stays open from version to version, and no longer', async ({
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

test('the bar shows who is signed in, also where the session begins with the page', async ({
  page,
  open,
}) => {
  await open('/features', 'owner');
  await expect(page.getByRole('button', { name: /mira\.resells/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /mira\.resells/ })).toBeVisible();
});
