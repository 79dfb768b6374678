import type { Page } from '@playwright/test';
import { expect, tabTo, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Team Management' });
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name });
const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name, exact: true });
const member = (page: Page, name: string) => dialog(page).getByRole('option', { name });
const serverRow = (page: Page, name: string) => dialog(page).getByRole('row', { name });

/** A one-color square as a PNG. */
const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGPIn78BK2IYWhIA4pZ5wdYeWAUAAAAASUVORK5CYII=',
  'base64',
);

async function openTeam(page: Page) {
  await tabTo(page, page.getByRole('button', { name: 'Team', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, tab(page, 'Add Member'));
}

async function search(page: Page, name: string, text: string) {
  await tabTo(page, field(page, name));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('a site admin builds the team by keyboard', async ({ page, open }) => {
  test.slow();
  await open('/servers', 'admin');
  await openTeam(page);

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Choose a picture' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'noor.png', mimeType: 'image/png', buffer: portrait });
  await expect(dialog(page).getByRole('button', { name: 'Add Member' })).toBeDisabled();
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type('Noor Haddad');
  await search(page, 'Name color', '#9b87f5');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Add Member' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Team member added successfully')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(field(page, 'Name')).toBeFocused();

  await tabTo(page, tab(page, 'Add Member'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await search(page, 'Search members', 'noor h');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toHaveValue('Noor Haddad');
  await expect(member(page, 'Noor Haddad').locator('img')).toHaveAttribute('src', /team-avatars/);
  await search(page, 'Role', 'Night shift');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Team member updated successfully')).toBeVisible();
  await expect(member(page, 'Noor Haddad')).toContainText('Night shift');

  await tabTo(page, tab(page, 'Edit Members'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await search(page, 'Search members', 'noor h');
  await page.keyboard.press('Enter');
  await search(page, 'Search servers', 'sneaker');
  await expect(serverRow(page, 'Sneaker Wire')).toBeVisible();
  await tabTo(page, serverRow(page, 'Sneaker Wire'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Points' }));
  await page.keyboard.press('Space');
  await tabTo(page, field(page, 'Search servers'), 'Shift+Tab');
  await search(page, 'Search servers', 'devel');
  await expect(serverRow(page, 'Sneaker Wire')).toBeHidden();
  await tabTo(page, serverRow(page, 'Discord Developers'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Embeds' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Server permissions updated successfully')).toBeVisible();
  await expect(member(page, 'Noor Haddad')).toContainText('2 servers');

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Team', exact: true })).toBeFocused();
  await page.reload();
  await openTeam(page);
  await page.keyboard.press('ArrowRight');
  await search(page, 'Search members', 'noor h');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Remove', exact: true }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove Noor Haddad?' });
  await tabTo(page, question.getByRole('button', { name: 'Remove', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Team member removed successfully')).toBeVisible();
  await expect(member(page, 'Noor Haddad')).toBeHidden();

  await test.step('the dialog names the server of the page it was opened on', async () => {
    const title = dialog(page).getByText(/^Managing Team for/);
    await expect(title).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /Amazon Sellers/ }).click();
    await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
    const name = (await page.getByRole('banner').textContent()) ?? '';
    await page.getByRole('link', { name: 'Back to Servers' }).click();
    await page.getByRole('button', { name: 'Team', exact: true }).click();
    await expect(title).toBeVisible();
    expect(name).toContain((await title.textContent())?.replace('Managing Team for ', ''));
  });
});
