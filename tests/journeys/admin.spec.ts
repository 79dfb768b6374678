import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const newcomer = '1298374651029384192';
const editor = '402715839204413440';

const discordId = (page: Page) => page.getByRole('textbox', { name: 'Discord User ID' });
const panelId = (page: Page) => page.getByRole('textbox', { name: 'Panel ID' });
const list = (page: Page) => page.getByRole('region', { name: 'Managed Users' });
const rows = (page: Page) => list(page).getByRole('listitem');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Remove this user?' });

test('a site admin opens the panel from the account menu, adds a user by keyboard and removes another', async ({
  page,
  open,
}) => {
  await open('/servers', 'admin');
  await page.getByRole('button', { name: /theo/ }).click();
  await page.getByRole('menuitem', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page).toHaveTitle('Admin Panel · Grouped');
  await expect(rows(page)).toHaveCount(6);
  await expectAccessible(page);

  await discordId(page).focus();
  await page.keyboard.type('mira.resells');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await expect(discordId(page)).toHaveAccessibleDescription(/17 to 20 digits/);
  await expect(panelId(page)).toHaveAccessibleDescription(/Enter a Panel ID\./);
  await expect(discordId(page)).toHaveValue('mira.resells');

  await discordId(page).fill(newcomer);
  await page.keyboard.press('Tab');
  await page.keyboard.type('fresh-start');
  await page.keyboard.press('Enter');
  await expect(page.getByText('User added successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).first()).toContainText(`${newcomer}Panel fresh-start`);
  await expect(discordId(page)).toHaveValue('');
  await expect(discordId(page)).toBeFocused();

  await page.reload();
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).first()).toContainText(newcomer);

  await discordId(page).fill(newcomer);
  await panelId(page).fill('another');
  await page.keyboard.press('Enter');
  await expect(discordId(page)).toHaveAccessibleDescription(/This user is already managed/);
  await expect(panelId(page)).toHaveValue('another');
  await expect(rows(page)).toHaveCount(7);

  await test.step('a user is removed after confirmation', async () => {
    await list(page)
      .getByRole('button', { name: `Remove ${editor}` })
      .press('Enter');
    await expect(question(page)).toContainText(editor);
    await question(page).getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('User removed successfully')).toBeVisible();
    await expect(rows(page)).toHaveCount(6);
    await page.reload();
    await expect(rows(page)).toHaveCount(6);
    await expect(list(page)).not.toContainText(editor);
  });
});
