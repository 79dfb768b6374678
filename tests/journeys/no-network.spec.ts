import type { Request } from '@playwright/test';
import { expect, test } from './test';

const dashboard = '/dashboard/845201933120405504';

// Chromium logs a failed update if the page is left while it checks the demo's service worker for updates.
test.use({ ordinaryErrors: /^Failed to update a ServiceWorker/ });

test('the demo sends no external requests, and no page logs an error', async ({ page, open }) => {
  const foreign: string[] = [];
  const local = (url: URL) => ['127.0.0.1', ''].includes(url.hostname);
  await page.context().route(
    (url) => !local(url),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  // Host names do not resolve in this browser. A request to another host fails unless a service worker responds to it.
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // The browser aborts pending requests when it navigates, so failed requests to this site are ignored.
    if (!local(new URL(request.url()))) failed.push(request.url());
  });

  // When a page closes, the mocks stop before the page's pending requests have ended. Those requests would then go to
  // the network, so wait for them.
  const pending = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    // Ignore the pending requests of the previous page.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
    last = Date.now();
  });
  const onEnd = (request: Request) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  const isQuiet = () => pending.size === 0 && Date.now() - last > 1_000;
  const quiet = () => expect.poll(isQuiet, { intervals: [100] }).toBe(true);

  await open('/servers', 'owner');
  const icon = page
    .locator('li', { has: page.getByRole('link', { name: /^Resell Heaven/ }) })
    .locator('img');
  await expect(icon).toHaveAttribute('src', /^https:\/\/cdn\.discordapp\.com\/icons\//);
  const isLoaded = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => icon.evaluate(isLoaded)).toBe(true);
  const avatar = page.locator('img[src^="https://cdn.discordapp.com/avatars/"]').first();
  for (const path of ['/', `${dashboard}/points`, '/embeds', '/docs']) {
    await quiet();
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // The designer has no session. All other pages show the signed-in user after the mocks have responded.
    if (path === '/embeds') continue;
    await expect.poll(() => avatar.evaluate(isLoaded)).toBe(true);
  }
  await quiet();
  expect(foreign).toEqual([]);
  expect(failed).toEqual([]);
});
