import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import {
  dashboard,
  openSignedIn,
  points,
  save,
  signInHere,
  startWithFivePoints,
  storedPoints,
} from './dashboard';

// The browser logs each request that a journey refuses, and the client logs failed refreshes. A clock that jumps ends the
// time limits of requests.
test.use({
  ordinaryErrors: /^Failed to load resource|AuthRetryableFetchError|^WebSocket|^TimeoutError/,
});
test.describe.configure({ mode: 'serial' });

startWithFivePoints();

const isRefresh = (url: URL) => url.searchParams.get('grant_type') === 'refresh_token';

/** Counts the refreshes that reach the auth server. */
function refreshesOf(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (isRefresh(new URL(request.url()))) count += 1;
  });
  return () => count;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('supabase-auth'));

test('in a private window, blocked site data is said before the page leaves for Discord, and at the first change', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(window, 'indexedDB', blocked);
    for (const name of ['serviceWorker', 'locks', 'clipboard']) {
      Object.defineProperty(navigator, name, { get: () => undefined });
    }
    document.execCommand = () => false;
  });
  await page.goto(dashboard);
  await page.getByRole('button', { name: 'Sign in with Discord' }).first().click();
  await expect(page.getByText(/^Your browser blocks site data for Grouped/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(dashboard);

  await signInHere(page, 'mira');
  await points(page).fill('41');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
    'This browser does not store drafts.',
  );
  await save(page);
  await expect.poll(storedPoints).toBe(41);

  await page.goto('/embeds');
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(
    page.getByText('Your browser did not allow copying. Select View JSON and copy it there.'),
  ).toBeVisible();
});

for (const hours of [-2, 2]) {
  test(`a clock that is wrong by ${hours} hours causes one refresh an hour`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const refreshes = refreshesOf(page);
    await openSignedIn(page);
    await page.clock.runFor('05:00');
    expect(refreshes()).toBe(0);
    const before = await stored(page);
    await page.clock.fastForward('54:00');
    await expect.poll(() => stored(page)).not.toBe(before);
    await page.clock.runFor('05:00');
    expect(refreshes()).toBe(1);
  });
}

test('an expired token and a rate limit do not sign out', async ({ page }) => {
  await openSignedIn(page);
  await page.clock.install();
  // Only the next page is to find an expired token. This one may still read something.
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('supabase-auth') ?? '{}');
    localStorage.setItem('supabase-auth', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.route(isRefresh, (route) => route.fulfill({ status: 429, body: '<html>Slow down' }));
  const refreshes = refreshesOf(page);
  // A request whose response is late would reach its time limit, and be sent again, once the clock runs.
  const limited = page.waitForResponse((response) => isRefresh(new URL(response.url())));
  await page.reload();
  await (await limited).finished();
  const before = await stored(page);
  await page.clock.runFor('00:29');
  expect(await stored(page)).toBe(before);
  expect(refreshes()).toBe(1);

  await page.unroute(isRefresh);
  // A jump during the request would end its time limit, and its token would be sent again when it no longer counts.
  const goOn = async () => {
    await page.clock.runFor('00:05');
    return refreshes();
  };
  await expect.poll(goOn, { intervals: [50] }).toBe(2);
  await expect(points(page)).toBeVisible();
  await expect(page.getByText(/session has ended/i)).toHaveCount(0);
});
