import type { Page } from '@playwright/test';
import { expect, test } from './test';

async function decide(page: Page, button: string, reason: string) {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a reported store is hidden, its seller sees why, and it is restored', async ({
  page,
  open,
}) => {
  await test.step('a visitor writes a report, and has to sign in', async () => {
    await open('/store/card-collectors', 'newcomer-signed-out');
    await page.getByRole('button', { name: 'Report store' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this store' });
    await dialog.getByRole('radio', { name: 'Scam or fraud' }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'What happened' }).fill('I paid and got no role.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await page.evaluate(() => document.documentElement.setAttribute('data-before-sign-in', ''));
    await dialog.getByRole('button', { name: 'Sign in with Discord' }).click();
  });
  await test.step('the text is still there after the sign-in', async () => {
    const dialog = page.getByRole('dialog', { name: 'Report this store' });
    await expect(page.locator('html[data-before-sign-in]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/store\/card-collectors/);
    await expect(dialog.getByRole('textbox', { name: 'What happened' })).toHaveValue(
      'I paid and got no role.',
    );
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Report sent')).toBeVisible();
  });
  await test.step('a site admin hides the store', async () => {
    await open('/admin', 'admin');
    await expect(page.getByText('I paid and got no role.')).toBeVisible();
    await decide(page, 'Hide store', 'Buyers got no role.');
    await expect(page.getByText('No open reports')).toBeVisible();
  });
  await test.step('the store is not found', async () => {
    await open('/store/card-collectors', 'signed-out');
    await expect(page.getByRole('alert')).toContainText('not found', { ignoreCase: true });
  });
  await test.step('the seller sees the reason', async () => {
    await open('/biz/biz_00000001/overview', 'seller-with-store');
    await expect(page.getByText('Grouped has hidden this store', { exact: true })).toBeVisible();
    await expect(page.getByText('Buyers got no role.')).toBeVisible();
  });
  await test.step('the admin restores the store', async () => {
    await open('/admin', 'admin');
    await page.getByRole('tab', { name: 'Hidden' }).click();
    await decide(page, 'Restore store', 'Roles are given now.');
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByText('Roles are given now.')).toBeVisible();
    await expect(page.getByText('Buyers got no role.')).toBeVisible();
    await open('/store/card-collectors', 'signed-out');
    await expect(page.getByRole('heading', { level: 1, name: 'Card Collectors' })).toBeVisible();
  });
});
