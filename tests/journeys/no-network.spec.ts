import type { Request } from '@playwright/test';
import { expect, test } from './test';

const dashboard = '/dashboard/845201933120405504';

test.use({ ordinaryErrors: /^$/ });

test('the demo asks nobody but itself, and no page of it complains', async ({ page, open }) => {
  const foreign: string[] = [];
  const local = (url: URL) => ['127.0.0.1', ''].includes(url.hostname);
  await page.context().route(
    (url) => !local(url),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  // What no service worker answered fails here: no name is looked up.
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // Of its own requests it gives up what is under way when it goes on to another page.
    if (!local(new URL(request.url()))) failed.push(request.url());
  });

  // A page that is left while it still asks for something loses the mocks first: its call would go to the network.
  const pending = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    // Those of the page before are over.
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
  const quiet = () => expect.poll(() => pending.size === 0 && Date.now() - last > 2_000).toBe(true);

  await open('/servers', 'owner');
  const icon = page.getByRole('link', { name: /^Resell Heaven/ }).locator('img');
  await expect(icon).toHaveAttribute('src', /^https:\/\/cdn\.discordapp\.com\/icons\//);
  const isLoaded = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => icon.evaluate(isLoaded)).toBe(true);
  const avatar = page.locator('img[src^="https://cdn.discordapp.com/avatars/"]').first();
  for (const path of ['/', dashboard, `${dashboard}/points`, '/embeds', '/docs', '/admin']) {
    await quiet();
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // The designer knows nobody, every other page shows who is signed in once the mocks answer.
    if (path === '/embeds') continue;
    await expect.poll(() => avatar.evaluate(isLoaded)).toBe(true);
  }
  await quiet();
  expect(foreign).toEqual([]);
  expect(failed).toEqual([]);
});
