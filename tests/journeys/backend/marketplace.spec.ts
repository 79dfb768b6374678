import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test';
import { withDatabase } from './dashboard';

test.describe.configure({ mode: 'serial' });

const slug = 'card-collectors';
const setVisible = (isVisible: boolean) =>
  withDatabase((sql) => sql`update stores set is_visible = ${isVisible} where slug = ${slug}`);

test('the marketplace and a store show what is in the database', async ({ page }) => {
  await page.goto('/marketplace');
  const stores = page.getByRole('list', { name: 'Featured Servers' });
  for (const name of [/Card Collectors/, /Amazon Sellers Lab/, /Picks Club/]) {
    await expect(stores.getByRole('link', { name })).toBeVisible();
  }
  await expect(stores.getByRole('link', { name: /Not open yet|Resell Heaven/ })).toHaveCount(0);
  await stores.getByRole('link', { name: /Card Collectors/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
  await expect(page.getByText('Early bird: 7 spots left')).toBeVisible();
  await expect(page.getByText('Not announced yet')).toBeHidden();

  // A new member takes a place, and an unpublished store is gone at once.
  const added = await withDatabase(
    (sql) => sql<{ id: string }[]>`
      insert into store_members (store_id, membership_id, status)
      select store_id, id, 'active' from store_memberships where name = 'Vault' returning id`,
  );
  try {
    await page.goto(`/store/${slug}`);
    await expect(page.getByText('Early bird: 6 spots left')).toBeVisible();
    await setVisible(false);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Store not found');
  } finally {
    await setVisible(true);
    await withDatabase((sql) => sql`delete from store_members where id = ${added[0]?.id ?? ''}`);
  }
});

/** What was observed on a page so far. `heading` is the element in the server's HTML. */
interface Seen {
  heading: Element | null;
  shift: number;
  wasLoading: boolean;
}

/** Returns an empty list. The URLs that the page requests from now on to load a store's data are added to it. */
function storeRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/store_page')) requests.push(request.url());
  });
  return requests;
}

test('a store page is hydrated as it came, without a request and without a flash', async ({
  page,
  request,
}) => {
  const requests = storeRequests(page);
  await page.addInitScript(() => {
    const seen: Seen = { heading: null, shift: 0, wasLoading: false };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      seen.heading ??= document.querySelector('h1');
      seen.wasLoading ||= document.body?.innerText.includes('Loading') ?? false;
    }).observe(document, { childList: true, subtree: true });
  });
  const response = await page.goto(`/store/${slug}`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Card Collectors · Grouped');
  const seen = await page.evaluate(() => {
    const { heading, shift, wasLoading } = (window as unknown as { seen: Seen }).seen;
    return { shift, wasLoading, isSameHeading: heading === document.querySelector('h1') };
  });
  expect(seen).toMatchObject({ wasLoading: false, isSameHeading: true });
  expect(seen.shift).toBeLessThanOrEqual(0.02);
  expect(requests).toEqual([]);
  await expectAccessible(page);

  await test.step('then it works as a page of the app', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped Marketplace');
    await page.getByRole('link', { name: /Card Collectors/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
    expect(requests).toHaveLength(1);
  });
  await test.step('an id and unknown stores have the status of their page', async () => {
    const redirect = await request.get('/store/biz_00000001', { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers()['location']]).toEqual([301, `/store/${slug}`]);
    await page.goto('/store/biz_00000001');
    await expect(page).toHaveURL(new RegExp(`/store/${slug}$`));

    const absent = await page.goto('/store/not-open-yet');
    expect(absent?.status()).toBe(404);
    await expect(page.getByRole('alert')).toContainText('Store not found');
    await expect(page).toHaveTitle('Store not found · Grouped');
    expect(requests).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a store page shows everything, in its colors, and its links work', async ({
    page,
    context,
  }) => {
    await page.goto(`/store/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
    for (const shown of [
      'Pull better cards with people who know them.',
      '88 active members',
      'Early bird: 7 spots left',
      '$39.99/month',
      'Opens whop.com in a new tab',
      'Premium Features',
      'Full refund within 7 days if you have not entered a break.',
      '© 2024 Card Collectors',
    ]) {
      await expect(page.getByText(shown).first()).toBeVisible();
    }
    const answer = page.getByText(/gives you the role on Discord/);
    await expect(answer).toBeHidden();
    await page.getByText('How do I get access after paying?').click();
    await expect(answer).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join Vault' })).toHaveCSS(
      'background-color',
      'rgb(155, 135, 245)',
    );

    await context.route('https://buy.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title>' }),
    );
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Join Vault' }).click();
    await expect(await opened).toHaveTitle('Checkout');

    await page.getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(/\/docs$/);
    await page.waitForLoadState();
    await page.goto(`/store/${slug}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped Marketplace');
  });
});
