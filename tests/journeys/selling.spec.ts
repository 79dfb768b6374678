import type { Page } from '@playwright/test';
import { alwaysHydrated, expect, test } from './test';

const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

async function addMembership(page: Page, name: string, price: string) {
  await page.getByRole('button', { name: 'Create membership' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: /^Price/ }).fill(price);
  await form
    .getByRole('textbox', { name: /^Checkout link/ })
    .fill(`https://buy.stripe.com/${name}`);
  await form.getByRole('button', { name: /^(Create|Save)/ }).click();
  await expect(page.getByText('Membership created successfully!')).toBeVisible();
  await expect(form).toBeHidden();
}

test('a seller sets up, designs and publishes a store that a visitor finds', async ({
  page,
  open,
  context,
}) => {
  await open('/biz/new/setup', 'seller-without-store');
  await test.step('setup', async () => {
    await box(page, 'Store name').fill('Night Owls');
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByText('Store created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/design$/);
  });
  await test.step('design', async () => {
    await box(page, 'Subtitle').fill('Drops after midnight');
    await page.getByRole('radio', { name: /Classic/ }).check({ force: true });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Store design saved successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Reset to Defaults' }).click();
    await expect(page.getByText('Design reset to defaults')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
  });
  await test.step('two memberships', async () => {
    await openSection(page, 'Memberships');
    await addMembership(page, 'Owl', '19.99');
    await addMembership(page, 'Eagle', '49.99');
  });
  await test.step('publish', async () => {
    await openSection(page, 'Dashboard');
    await expect(page.getByText('4 of 5 done')).toBeVisible();
    await expect(page.getByRole('img', { name: 'The social picture of this store' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish Store' }).click();
    await expect(page.getByText('Your store is published')).toBeVisible();
    await expect(page.getByText('5 of 5 done')).toBeVisible();
  });
  const visitor = alwaysHydrated(await context.newPage());
  await test.step('a visitor finds it', async () => {
    // The published store exists only in this world.
    await visitor.goto('/marketplace?world=seller-without-store');
    await visitor.getByRole('link', { name: /Night Owls/ }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Night Owls');
    await expect(visitor.getByText('Drops after midnight')).toBeVisible();
    await expect(visitor.getByText('$49.99/month')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Join Owl' })).toHaveAttribute(
      'href',
      'https://buy.stripe.com/Owl',
    );
  });
  await test.step('unpublishing takes effect at once', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Your store is no longer published')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('alert')).toContainText('Store not found');
  });
});
