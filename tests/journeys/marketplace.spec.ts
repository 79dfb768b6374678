import { expect, test } from './test';

test('a visitor finds a store and opens its checkout', async ({ page, open, context }) => {
  await open('/marketplace', 'signed-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped Marketplace');
  const stores = page.getByRole('list', { name: 'Featured Servers' });
  await expect(stores.getByRole('link')).toHaveCount(3);

  await test.step('a card opens the store', async () => {
    await stores.getByRole('link', { name: /Card Collectors/ }).click();
    await expect(page).toHaveURL(/\/store\/card-collectors$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
    await expect(page).toHaveTitle('Card Collectors · Grouped');
  });
  await test.step('a reload shows the same store', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
  });
  await test.step('Join opens the checkout in a new tab that cannot reach this page', async () => {
    await context.route('https://buy.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title>' }),
    );
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Join Vault' }).click();
    const checkout = await opened;
    await expect(checkout).toHaveTitle('Checkout');
    expect(await checkout.evaluate(() => window.opener)).toBeNull();
    await checkout.close();
  });
  await test.step('Back leads to the marketplace', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped Marketplace');
  });
});

test('the list is in the URL, so that Back and a reload show it again', async ({ page, open }) => {
  await open('/marketplace', 'stores-many');
  const cards = page.getByRole('list', { name: 'Featured Servers' }).getByRole('link');
  await expect(cards).toHaveCount(24);
  await page.getByRole('textbox', { name: 'Search stores' }).fill('community');
  await expect(page).toHaveURL(/search=community/);
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(48);
  await test.step('after a store was opened', async () => {
    await cards.nth(40).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Community/);
    const counts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new MutationObserver(() => {
        seen.push(document.querySelectorAll('main li a').length);
      }).observe(document, { childList: true, subtree: true });
      return seen;
    });
    await page.goBack();
    await expect(cards).toHaveCount(48);
    expect(await counts.jsonValue(), 'the list without the search is not shown').not.toContain(24);
    await expect(page.getByRole('textbox', { name: 'Search stores' })).toHaveValue('community');
  });
  await test.step('after a reload', async () => {
    await page.reload();
    await expect(cards).toHaveCount(48);
  });
  await test.step('and before the search', async () => {
    await page.getByRole('button', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'Crypto' }).click();
    await expect(page).toHaveURL(/category=crypto/);
    await expect(page).not.toHaveURL(/page=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/category/);
    await expect(cards).toHaveCount(48);
  });
});

test('a demo store comes from the server, and other addresses are of no store', async ({
  page,
  open,
}) => {
  const response = await page.goto('/store/demo-resell-heaven');
  expect(await response?.text()).toContain('Find it first, buy it right, sell it well.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resell Heaven');
  await expect(page.getByRole('button', { name: /^World/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('menuitem', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/marketplace\?.*account=sign-in/);
  await expect(page.getByRole('dialog')).toBeVisible();

  await test.step('the id of a store leads to its address', async () => {
    await open('/store/biz_00000001', 'signed-out');
    await expect(page).toHaveURL(/\/store\/card-collectors\?world=signed-out$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
  });
  for (const address of ['nowhere', 'A%20B', '..%2Fservers', '%E0%A4%A', 'constructor']) {
    await test.step(address, async () => {
      await page.goto(`/store/${address}`);
      await expect(page.getByRole('alert')).toContainText('Store not found');
    });
  }
  await page.getByRole('link', { name: 'Go to the marketplace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped Marketplace');
});
