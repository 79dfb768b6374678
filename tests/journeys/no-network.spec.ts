import { expect, test } from './test';

const dashboard = '/dashboard/845201933120405504';

// Chromium logs a failed update if the page is left while it checks the demo's service worker for updates.
test.use({ ordinaryErrors: /^Failed to update a ServiceWorker/ });

test('the demo sends no external requests, and no page logs an error', async ({ page, open }) => {
  const foreign: string[] = [];
  const failed: string[] = [];
  // When a page closes, its mocks stop before its last requests have ended. Those requests go to the network.
  let isLeaving = false;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
  });
  const local = (url: URL) => ['127.0.0.1', ''].includes(url.hostname);
  await page.context().route(
    (url) => !local(url),
    (route) => {
      if (!isLeaving) foreign.push(route.request().url());
      return route.abort();
    },
  );
  // Host names do not resolve in this browser. A request to another host fails unless a service worker responds to it.
  page.on('requestfailed', (request) => {
    // The browser aborts pending requests when it navigates, so failed requests to this site are ignored.
    if (!isLeaving && !local(new URL(request.url()))) failed.push(request.url());
  });
  let last = Date.now();
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) {
    page.on(event as 'request', () => {
      last = Date.now();
    });
  }
  const quiet = () => expect.poll(() => Date.now() - last > 1_000, { intervals: [100] }).toBe(true);

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
    isLeaving = true;
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
