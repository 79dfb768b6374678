import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSignedIn, test } from './test';

const successPoints = (page: Page) =>
  page.getByRole('textbox', { name: 'Success points', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first();

test('sign in with Discord, pick a server, search a setting, change it, save it', async ({
  page,
  open,
}) => {
  await open('/servers', 'signed-out');
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Test Dashboard Demo' })).toBeVisible();

  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in with Discord' });
  await Promise.all([expectSignedIn(page), signIn.click()]);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Resell Heaven' }).click();
  await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search settings...' }).fill('succ');
  await expect(page.getByText(/^Found \d+ settings$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(successPoints(page)).toBeFocused();
  await expect(page).toHaveURL(/\/points#SuccessPoints$/);

  await successPoints(page).fill('77');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
    '1 unsaved change',
  );
  await expectAccessible(page);

  await page.reload();
  await expect(successPoints(page)).toHaveValue('77');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();

  await saveButton(page).click();
  await expect(page.getByText('Configuration saved successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();

  await page.reload();
  await expect(successPoints(page)).toHaveValue('77');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
});

test('the demo server works without signing in: each page is announced, and it saves in the browser', async ({
  page,
  open,
}) => {
  const announced = page.locator('p[aria-live="polite"]');
  await open('/servers', 'signed-out');
  await page.getByRole('link', { name: 'Test Dashboard Demo' }).click();
  await expect(announced.getByText(/Bot Configuration/)).toBeAttached();
  await page.getByRole('link', { name: 'Points', exact: true }).click();
  await expect(announced.getByText(/^Points/)).toBeAttached();
  await successPoints(page).fill('5');
  await page.keyboard.press('Tab');
  await saveButton(page).click();
  await expect(page.getByText('Configuration saved successfully!')).toBeVisible();
  await test.step('a link to a setting opens it, focused', async () => {
    // Start on another page, like a user who follows a link in a message.
    await page.goto('about:blank');
    await open('/dashboard/100000000000000001/points#SuccessPoints');
    await expect(successPoints(page)).toBeFocused();
    await expect(successPoints(page)).toHaveValue('5');
  });
});
