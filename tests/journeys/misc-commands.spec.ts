import type { Page } from '@playwright/test';
import { expect, test } from './test';

const search = (page: Page) => page.getByRole('textbox', { name: 'Search commands...' });
const execute = (page: Page) => page.getByRole('button', { name: 'Execute Command', exact: true });
const runs = (page: Page) => page.getByRole('region', { name: 'Last runs' }).getByRole('listitem');
const input = (page: Page) => page.getByRole('textbox', { name: 'Command input' });

test('in the demo a command is found, filled in and executed by keyboard, without affecting unsaved edits', async ({
  page,
  open,
}) => {
  await open('/dashboard/100000000000000001/points', 'signed-out');
  const points = page.getByRole('textbox', { name: 'Success points', exact: true });
  await points.fill('77');
  await page.keyboard.press('Tab');

  await test.step('the settings search finds it', async () => {
    await page.getByRole('textbox', { name: 'Search settings...' }).fill('executed commands');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/misc#commands$/);
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Misc Commands' })).toBeVisible();
    await expect(page.getByText('Manage and configure bot commands')).toBeVisible();
    await expect(page.getByText('Select a command to configure')).toBeVisible();
  });

  await test.step('the command is found and filled in', async () => {
    await page.keyboard.type('give away');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'giveaway', exact: true })).toBeVisible();
    await expect(execute(page)).toBeDisabled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('option', { name: /^giveaway / })).toBeFocused();
    await page.keyboard.press('Tab');
    const option = page.getByRole('option', { name: 'VIP', exact: true });
    await page.keyboard.press('Enter');
    await page.keyboard.type('VIP');
    await expect(option).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(option).toHaveCount(0);
    await expect(page.getByRole('button', { name: /VIP/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('Nitro for a month');
    await page.keyboard.press('Tab');
    await expect(execute(page)).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('the command is executed', async () => {
    await expect(page.getByText('Command Executed', { exact: true })).toBeVisible();
    await expect(page.getByText('Successfully executed giveaway', { exact: true })).toBeVisible();
    await expect(runs(page)).toHaveCount(1);
    await expect(runs(page).first()).toContainText(/You.*just now/);
    await expect(input(page)).toHaveValue('Nitro for a month');
  });

  await test.step('unsaved edits on another panel are neither lost nor saved', async () => {
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
      '1 unsaved change',
    );
    await page.getByRole('link', { name: /^Points/ }).click();
    await expect(points).toHaveValue('77');
  });

  await test.step('the command is still in the history after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'History' })).toContainText('Executed giveaway');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Misc', exact: true }).click();
    await search(page).fill('giveaway');
    await page.keyboard.press('Enter');
    await expect(runs(page)).toHaveCount(1);
  });
});
