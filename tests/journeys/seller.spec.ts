import type { Page } from '@playwright/test';
import { alwaysHydrated, expect, test } from './test';

const settings = '/biz/biz_00000001/setup';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => page.getByText('Store saved', { exact: true });

test('two tabs lose nothing, nor does a session that ends in the other one', async ({
  page,
  open,
  context,
}) => {
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

  await test.step('the session ends while typing', async () => {
    await box(page, 'Tagline').fill('Typed before the session ended');
    await other.getByRole('banner').getByRole('button', { name: /mira/ }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Your session has ended');
    await expect(box(page, 'Tagline')).toHaveValue('Typed before the session ended');
    await expect(page).toHaveURL(/\/biz\/biz_00000001\/setup/);
    await save(page);
    await expect(saved(page)).toHaveCount(0);
    await expect(box(page, 'Tagline')).toHaveValue('Typed before the session ended');
  });
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

  await test.step('signing out here closes the dashboard', async () => {
    await page.getByRole('banner').getByRole('button', { name: /mira/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/marketplace$/);
    await expect(page.getByText('Successfully logged out from marketplace')).toBeVisible();
  });
});
