import { expect, test } from './test';

test('a visitor finds a store and opens its checkout', async ({ page, open, context }) => {
  await open('/marketplace', 'signed-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped Marketplace');
  const stores = page.getByRole('list', { name: 'Featured Servers' });
  await expect(stores.getByRole('link')).toHaveCount(6);

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

test('the URL with the id of a store becomes the one with its address', async ({ page, open }) => {
  await open('/store/biz_00000001', 'signed-out');
  await expect(page).toHaveURL(/\/store\/card-collectors\?world=signed-out$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
});

test('a demo store comes from the server, also in demo mode', async ({ page }) => {
  const response = await page.goto('/store/demo-resell-heaven');
  expect(await response?.text()).toContain('Find it first, buy it right, sell it well.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resell Heaven');
  await expect(page.getByRole('button', { name: /^World/ })).toBeVisible();
});

test('a visitor signs in from a store page', async ({ page, open }) => {
  await open('/store/demo-sellers-lab', 'signed-out');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('menuitem', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/marketplace\?.*account=sign-in/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('no part of a hostile store is executed', async ({ page, open }) => {
  await open('/store/card-collectors', 'store-hostile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

for (const address of ['nowhere', 'A%20B', '..%2Fservers', '%E0%A4%A', 'constructor']) {
  test(`/store/${address} is not found`, async ({ page, open }) => {
    await open(`/store/${address}`, 'signed-out');
    await expect(page.getByRole('alert')).toContainText('Store not found');
    await page.getByRole('link', { name: 'Go to the marketplace' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped Marketplace');
  });
}
