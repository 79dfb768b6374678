import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const newcomer = '1298374651029384192';
const editor = '402715839204413440';

const discordId = (page: Page) => page.getByRole('textbox', { name: 'Discord User ID' });
const panelId = (page: Page) => page.getByRole('textbox', { name: 'Panel ID' });
const list = (page: Page) => page.getByRole('region', { name: 'Managed Users' });
const rows = (page: Page) => list(page).getByRole('listitem');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Remove this user?' });

test('a site admin comes by the account menu and adds somebody by keyboard', async ({
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
  await expectAccessible(page);

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
});

test('somebody is removed once that was confirmed', async ({ page, open }) => {
  await open('/admin', 'admin');
  const remove = list(page).getByRole('button', { name: `Remove ${editor}` });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText(editor);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(rows(page)).toHaveCount(6);

  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first().getByRole('button')).toBeFocused();
  await expect(page.getByText('User removed successfully')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await expect(list(page)).not.toContainText(editor);
});

test('what fails keeps what was typed, and brings back who was to be removed', async ({
  page,
  open,
}) => {
  await open('/admin', 'admin-users-fail');
  await discordId(page).fill(newcomer);
  await panelId(page).fill('fresh-start');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Failed to add user/)).toBeVisible();
  await expect(discordId(page)).toHaveValue(newcomer);
  await expect(panelId(page)).toHaveValue('fresh-start');

  await list(page)
    .getByRole('button', { name: `Remove ${editor}` })
    .click();
  await question(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText(`${editor} is back in the list`)).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expectAccessible(page);
});

test('an editor is told why not, and who can change that', async ({ page, open }) => {
  await open('/admin', 'editor-with-points-only');
  await expect(page.getByRole('alert')).toContainText('The admin panel is not yours to open');
  await expect(page.getByRole('alert')).toContainText('ask the platform owner');
  await expect(discordId(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: /sam_supports/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toBeHidden();
});

test('someone who has not signed in signs in here and stays', async ({ page, open }) => {
  await open('/admin', 'signed-out');
  const way = page.getByRole('button', { name: 'Use e-mail and password' });
  await expect(way).toBeVisible();
  await expectAccessible(page);
  await way.click();
  await page.getByLabel('Email').fill('admin@grouped.example');
  await page.getByLabel('Password').fill('grouped-demo');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\/admin/);
});

test('a long list is searched by either id', async ({ page, open }) => {
  await open('/admin', 'admin-users-many');
  await expect(rows(page)).toHaveCount(40);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(80);
  await page.getByRole('textbox', { name: 'Search users' }).fill('pnl-00007');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('PNL-00007');
});
