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

  await open('/servers', 'owner');
  const icon = page.getByRole('link', { name: /^Resell Heaven/ }).locator('img');
  await expect(icon).toHaveAttribute('src', /^https:\/\/cdn\.discordapp\.com\/icons\//);
  const isLoaded = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => icon.evaluate(isLoaded)).toBe(true);
  const avatar = page.locator('img[src^="https://cdn.discordapp.com/avatars/"]').first();
  for (const path of ['/', dashboard, `${dashboard}/points`, '/embeds', '/docs', '/admin']) {
    // A page that is left while it still asks for something loses the mocks first: its call would go to the network.
    await page.waitForLoadState('networkidle');
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // The designer knows nobody, every other page shows who is signed in once the mocks answer.
    if (path === '/embeds') continue;
    await expect.poll(() => avatar.evaluate(isLoaded)).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(failed).toEqual([]);
});
