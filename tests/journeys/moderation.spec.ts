import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

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
    await expectAccessible(page);
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
    await expectAccessible(page);
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
    await expectAccessible(page);
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

test('a reported review is hidden, its author sees why, and it is restored', async ({
  page,
  open,
}) => {
  const words = 'The leads are honest. Some mornings there are only eight.';
  const reason = 'It names other members.';

  await test.step('the seller reports it on the store page', async () => {
    await open('/store/amazon-sellers-lab', 'seller-reviews');
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Report the review by noor.moderates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await dialog.getByRole('radio', { name: 'Something else' }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'What happened' }).fill('It names my members.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Report sent')).toBeVisible();
  });
  await test.step('a site admin hides it', async () => {
    await open('/admin', 'reviews-moderated');
    const title = 'Review of Amazon Sellers Lab by noor.moderates';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await decide(page, 'Hide review', reason);
    await expect(page.getByText('No open reports')).toBeVisible();
  });
  await test.step('visitors do not see it', async () => {
    await open('/store/amazon-sellers-lab', 'store-reviewed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  });
  await test.step('its author sees the reason', async () => {
    await open('/memberships', 'buyer');
    await expect(page.getByText('Grouped has hidden your review')).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('its seller sees that it is hidden, without the reason', async () => {
    await open('/biz/biz_00000002/reviews', 'seller-reviews');
    await expect(page.getByText('Grouped has hidden this review.')).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(0);
  });
  await test.step('the admin restores it', async () => {
    await open('/admin', 'reviews-moderated');
    await page.getByRole('tab', { name: 'Hidden' }).click();
    await decide(page, 'Restore review', 'The names are gone.');
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByText('Restored the review')).toBeVisible();
    await open('/store/amazon-sellers-lab', 'store-reviewed');
    await expect(page.getByText(words)).toBeVisible();
  });
});
