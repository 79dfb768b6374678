import type { Page } from '@playwright/test';
import { alwaysHydrated, expect, test } from './test';

const settings = '/biz/biz_00000001/setup';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => page.getByText('Store saved', { exact: true });

test('a seller opens a store, and finds it again after a reload', async ({ page, open }) => {
  await open('/biz/new/overview', 'seller-without-store');
  await expect(page.getByText('Please create your store first')).toBeVisible();
  await expect(page).toHaveURL(/\/biz\/new\/setup$/);

  await test.step('a draft survives a reload', async () => {
    await box(page, 'Store name').fill('Sneaker Wire 👟');
    await expect(box(page, 'Address')).toHaveValue('sneaker-wire');
    await box(page, 'Tagline').fill('Drops before they drop');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(box(page, 'Store name')).toHaveValue('Sneaker Wire 👟');
    await expect(box(page, 'Tagline')).toHaveValue('Drops before they drop');
  });
  await test.step('the store is created', async () => {
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByText('Store created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/biz\/biz_[\da-f]{32}\/design$/);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('1 of 5 done')).toBeVisible();
  });
  await test.step('the setting is saved', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Publish it on the dashboard' })).toBeVisible();
    await box(page, 'Tagline').fill('Drops before all others');
    await save(page);
    await expect(saved(page)).toBeVisible();
  });
  await test.step('a reload shows what was saved', async () => {
    await page.reload();
    await expect(box(page, 'Tagline')).toHaveValue('Drops before all others');
    await page.goto('/biz/new');
    await expect(box(page, 'Store name')).toHaveValue('');
  });
});

test('a session that ends while typing takes nothing away', async ({ page, open, context }) => {
  await open(settings, 'seller-with-store');
  await box(page, 'Tagline').fill('Typed before the session ended');
  const other = alwaysHydrated(await context.newPage());
  await other.goto('/servers?world=seller-with-store');
  await other.getByRole('banner').getByRole('button', { name: /mira/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByText('Successfully signed out')).toBeVisible();

  await expect(page.getByRole('alert').first()).toContainText('Your session has ended');
  await expect(box(page, 'Tagline')).toHaveValue('Typed before the session ended');
  await expect(page).toHaveURL(/\/biz\/biz_00000001\/setup/);
  await save(page);
  await expect(saved(page)).toHaveCount(0);
  await expect(box(page, 'Tagline')).toHaveValue('Typed before the session ended');
});

test('signing out here closes the dashboard', async ({ page, open }) => {
  await open(settings, 'seller-with-store');
  await expect(box(page, 'Store name')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /mira/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
  await expect(page.getByText('Successfully logged out from marketplace')).toBeVisible();
});

test('two tabs lose nothing', async ({ page, open, context }) => {
  await open(settings, 'seller-with-store');
  await expect(box(page, 'Store name')).toBeVisible();
  const other = alwaysHydrated(await context.newPage());
  await other.goto(settings);
  await box(other, 'Tagline').fill('Saved in the other tab');
  await save(other);
  await expect(saved(other)).toBeVisible();

  await box(page, 'Tagline').fill('Typed here');
  await box(page, 'Store name').fill('Card Vault');
  await save(page);
  const clash = page.getByRole('group', { name: 'Tagline' });
  await expect(clash).toContainText('Typed here');
  await expect(clash).toContainText('Saved in the other tab');
  await clash.getByRole('button', { name: 'Use the other one' }).click();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Tagline')).toHaveValue('Saved in the other tab');
  await expect(box(page, 'Store name')).toHaveValue('Card Vault');
});

const restored = (page: Page) => page.getByText('Your unsaved changes were restored.');

test('a draft is kept without a question, and the return says so', async ({ page, open }) => {
  await open(settings, 'seller-with-store');
  await box(page, 'Tagline').fill('Not saved');
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await box(page, 'Subtitle').fill('Not saved either');
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(restored(page)).toBeVisible();
  await expect(box(page, 'Tagline')).toHaveValue('Not saved');
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await expect(restored(page)).toBeVisible();
  await expect(box(page, 'Subtitle')).toHaveValue('Not saved either');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(restored(page)).toHaveCount(0);
  await expect(box(page, 'Subtitle')).not.toHaveValue('Not saved either');
  await page.reload();
  await expect(box(page, 'Subtitle')).not.toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
});
