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
