import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSignedIn, test } from './test';

const successPoints = (page: Page) =>
  page.getByRole('textbox', { name: 'Success points', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first();

test('sign in with Discord, pick a server, search a setting, change it, save it, undo it', async ({
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

  await test.step('the change is found in the history, and undone there', async () => {
    const history = page.getByRole('dialog', { name: 'History', exact: true });
    const entries = history.getByRole('listitem').filter({ has: page.locator('time') });
    const opener = page.getByRole('button', { name: 'History', exact: true });
    await opener.click();
    await expect(entries.first()).toContainText('mira.resells');
    await expect(entries.first()).toContainText(/Success points25 points77 points/);

    await history.getByRole('combobox', { name: 'Filter by setting' }).fill('Success points');
    await page.keyboard.press('Enter');
    await expect(history.getByText('Scramble points')).toBeHidden();
    await expect(entries).toHaveCount(7);

    await entries.first().getByRole('button', { name: 'Undo this change', exact: true }).click();
    await expect(page.getByText('Configuration saved successfully!').last()).toBeVisible();
    await expect(entries).toHaveCount(8);
    await expect(entries.first()).toContainText(/Success points77 points25 points/);
    await expect(entries.nth(1)).toContainText('Undone');

    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(opener).toBeFocused();
    await page.reload();
    await expect(successPoints(page)).toHaveValue('25');
  });
});
