import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Collects the requests for the code of menus. */
function menuRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/Menu-')) requests.push(pathname);
  });
  return requests;
}

test('with a mouse, a menu is loaded when the pointer reaches its button', async ({
  page,
  open,
}) => {
  await page.clock.install();
  const requests = menuRequests(page);
  await open('/embeds');
  const trigger = page.getByRole('button', { name: 'Theme' }).first();
  await expect(trigger).toBeVisible();
  await page.clock.runFor(10_000);
  expect(requests).toEqual([]);
  await trigger.hover();
  await expect.poll(() => requests.length).toBe(1);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a menu is loaded without a press', async ({ page, open }) => {
    const requests = menuRequests(page);
    await open('/embeds');
    await expect.poll(() => requests.length).toBe(1);
  });
});
