import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const demo = '/dashboard/100000000000000001/misc';
const own = '/dashboard/845201933120405504/misc';

const search = (page: Page) => page.getByRole('textbox', { name: 'Search commands...' });
const execute = (page: Page) => page.getByRole('button', { name: 'Execute Command', exact: true });
const runs = (page: Page) => page.getByRole('region', { name: 'Last runs' }).getByRole('listitem');
const input = (page: Page) => page.getByRole('textbox', { name: 'Command input' });

async function choose(page: Page, words: string) {
  await search(page).fill(words);
  await page.keyboard.press('Enter');
}

test('in the demo a command is found, filled in and executed by keyboard, and still known after a reload', async ({
  page,
  open,
}) => {
  await open('/dashboard/100000000000000001/points', 'signed-out');
  await page.getByRole('link', { name: 'Misc', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Misc Commands' })).toBeVisible();
  await expect(page.getByText('Manage and configure bot commands')).toBeVisible();
  await expect(page.getByText('Select a command to configure')).toBeVisible();
  await expectAccessible(page);

  await search(page).focus();
  await page.keyboard.type('give away');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'giveaway', exact: true })).toBeVisible();
  await expect(execute(page)).toBeDisabled();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('option', { name: /^giveaway / })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('VIP');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('Nitro for a month');
  await page.keyboard.press('Tab');
  await expect(execute(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Command Executed', { exact: true })).toBeVisible();
  await expect(page.getByText('Successfully executed giveaway', { exact: true })).toBeVisible();
  await expect(runs(page)).toHaveCount(1);
  await expect(runs(page).first()).toContainText(/You.*just now/);
  await expect(input(page)).toHaveValue('Nitro for a month');
  await expectAccessible(page);

  await page.reload();
  await choose(page, 'giveaway');
  await expect(runs(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('Executed giveaway');
});

test('the last five runs are listed, the newest first', async ({ page, open }) => {
  await open(own, 'owner');
  await choose(page, 'poll');
  for (let count = 1; count <= 6; count += 1) {
    await input(page).fill(`Question ${count}`);
    await execute(page).click();
    await expect(runs(page)).toHaveCount(Math.min(count, 5));
    await expect(page.getByText('Executed', { exact: true })).toBeVisible();
  }
  await expect(runs(page).first()).toContainText('mira.resells');
  await page.reload();
  await choose(page, 'poll');
  await expect(runs(page)).toHaveCount(5);
  await choose(page, 'purge');
  await expect(page.getByText('Nobody has executed it yet.')).toBeVisible();
});

test('a search that finds nothing says so', async ({ page, open }) => {
  await open(demo, 'signed-out');
  await search(page).fill('xylophone');
  const list = page.getByRole('listbox', { name: 'Commands' });
  await expect(list.getByText('No commands found matching your search')).toBeVisible();
  await expectAccessible(page);
});

for (const [world, text] of [
  ['save-fails', 'Failed to save configuration'],
  ['save-not-allowed-to-modify', "You don't have permission to modify this configuration"],
  ['save-not-allowed', "You don't have permission to save these changes"],
  ['save-sign-in-required', 'Authentication required to save changes'],
  ['save-invalid-server', 'Invalid server configuration'],
] as const) {
  test(`${world} says «${text}» and keeps what was filled in`, async ({ page, open }) => {
    await open(own, world);
    await choose(page, 'poll');
    await input(page).fill('Which drop next?');
    await execute(page).click();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(input(page)).toHaveValue('Which drop next?');
    await expect(page.getByText('Nobody has executed it yet.')).toBeVisible();
    await expectAccessible(page);
  });
}

test('what is being edited elsewhere is neither lost nor saved by an execution', async ({
  page,
  open,
}) => {
  await open('/dashboard/845201933120405504/points', 'owner');
  const points = page.getByRole('textbox', { name: 'Success points', exact: true });
  await points.fill('77');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Misc', exact: true }).click();
  await choose(page, 'leaderboard');
  await execute(page).click();
  await expect(runs(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
    '1 unsaved change',
  );
  await page.getByRole('link', { name: /^Points/ }).click();
  await expect(points).toHaveValue('77');
});

test('on a phone the list gives way to the form, and there is a way back', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(demo, 'signed-out');
  await page.getByRole('option', { name: /^adduser / }).click();
  await expect(page.getByRole('heading', { name: 'adduser', exact: true })).toBeFocused();
  await expect(search(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All commands' }).click();
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'All commands' })).toBeHidden();
});

test('it is for owners and admins: an editor does not see it', async ({ page, open }) => {
  await open('/servers', 'editor-with-points-only');
  await page.getByRole('link', { name: 'Crypto Desk' }).click();
  await expect(page.getByRole('link', { name: 'Points', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Misc', exact: true })).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}/misc`);
  await expect(page.getByText("You don't have access to this panel")).toBeVisible();
});

test('the search of the settings leads to it', async ({ page, open }) => {
  await open('/dashboard/100000000000000001/points', 'signed-out');
  await page.getByRole('textbox', { name: 'Search settings...' }).fill('executed commands');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/misc#commands$/);
  await expect(search(page)).toBeFocused();
});
