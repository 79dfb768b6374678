import type { Page } from '@playwright/test';
import { shareBackend } from './shared-backend';
import { expect, test } from './test';

const resellHeaven = '845201933120405504';
const newcomer = '1298374651029384192';

/** An 8 px red square as a PNG. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGP4r6SEFTEMLQkAxNlQwWTqGkAAAAAASUVORK5CYII=',
    'base64',
  ),
};

const settings = (page: Page) => page.getByRole('navigation', { name: 'Settings', exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Editors' }).getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

test('with a mouse, dialogs are loaded when the pointer reaches a button', async ({
  page,
  open,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/rest-')) requests.push(pathname);
  });
  await page.clock.install();
  await open(`/dashboard/${resellHeaven}`, 'owner');
  const add = page.getByRole('button', { name: 'Add Editor' });
  await expect(add).toBeEnabled();
  await page.clock.runFor(10_000);
  expect(requests).toEqual([]);
  await add.hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('an owner grants one panel, revokes it while it is in use, and grants it again', async ({
  page,
  open,
  browser,
}) => {
  const other = await browser.newContext();
  const editor = await other.newPage();
  await shareBackend(page, editor);
  await open(`/dashboard/${resellHeaven}`, 'owner');
  await editor.goto('/servers?world=newcomer-signed-out');
  await expect(editor.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();

  await test.step('the owner adds an editor with a picture and only the points panel', async () => {
    await page.getByRole('button', { name: 'Add Editor' }).click();
    const form = page.getByRole('form', { name: 'Add Editor' });
    await expect(page.getByRole('combobox', { name: 'Find a member' })).toBeFocused();
    await page.keyboard.type('pri');
    await page.getByRole('option', { name: /Pri.*Already an editor/ }).click();
    await expect(page.getByText('Priya Raman is already an editor.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Fresh Start');
    await form.getByRole('textbox', { name: 'Discord ID' }).fill(newcomer);
    await form.locator('input[type=file]').setInputFiles(picture);
    const panels = form.getByRole('group', { name: 'Panels they can open' });
    await panels.getByRole('button', { name: 'Advanced' }).click();
    await panels.getByRole('button', { name: 'Points' }).click();
    await form.getByRole('button', { name: 'Add Editor' }).click();
    await expect(toast(page, 'Editor added successfully')).toBeVisible();
    const added = row(page, 'Fresh Start');
    await expect(added).toContainText(newcomer);
    await expect(added).toContainText('CustomPoints');
    await expect(added.locator('img')).toHaveJSProperty('naturalWidth', 8);
  });

  await test.step('the editor signs in and sees only the granted panel', async () => {
    await editor.getByRole('main').getByRole('button', { name: 'Sign in with Discord' }).click();
    await editor.getByRole('link', { name: /Resell Heaven/ }).click();
    await expect(settings(editor).getByRole('link')).toHaveText(['Points']);
    await editor.goto(`/dashboard/${resellHeaven}/roles`);
    await expect(editor.getByText("You don't have access to this panel")).toBeVisible();
    await expect(
      editor.getByText(
        'or an editor who can open the Editors and Roles panels, for access to Roles.',
      ),
    ).toBeVisible();
  });

  const points = editor.getByRole('textbox', { name: 'Success points', exact: true });
  await test.step('the editor changes points, and the owner finds the change in the history', async () => {
    await settings(editor).getByRole('link', { name: 'Points' }).click();
    await points.fill('77');
    await editor.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(toast(editor, 'Configuration saved successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText('fresh_start');
    await expect(history.getByRole('listitem').first()).toContainText('77');
    await page.keyboard.press('Escape');
  });

  await test.step('the panel is revoked: the open page hides the settings and shows why', async () => {
    await points.fill('78');
    const editors = row(page, 'Fresh Start');
    await editors.getByRole('button', { name: /^Panels of/ }).click();
    await editors.getByRole('button', { name: 'Points' }).click();
    await expect(page.getByText('Fresh Start').last()).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Server permissions updated successfully')).toBeVisible();

    const news = editor
      .getByRole('alert')
      .filter({ hasText: 'Your access to Resell Heaven has changed' });
    await expect(news).toContainText('You can no longer open Points.');
    await expect(editor.getByText("You don't have access to this panel")).toBeVisible();
    await expect(points).toBeHidden();
    await expect(settings(editor).getByRole('link')).toHaveCount(0);
  });

  await test.step('the panel is granted again: it reopens, and the edits are still there', async () => {
    await row(page, 'Fresh Start')
      .getByRole('button', { name: /^Access of/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Support' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(settings(editor).getByRole('link')).toHaveText(['Health', /^Points/, 'Embeds']);
    await expect(points).toHaveValue('78');
    await editor.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(toast(editor, 'Configuration saved successfully!')).toBeVisible();
  });
  await other.close();

  await test.step('the owner sees the dashboard as an editor does, and changes nothing there', async () => {
    const first = row(page, 'Priya Raman');
    const name = 'Priya Raman';
    const panels = ['Advanced', 'Roles', 'Points', 'Editors'];
    await expect(first).toContainText(panels.join(', '));
    await first.getByRole('button', { name: `More actions for ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'View as' }).press('Enter');

    const bar = page.getByRole('region', { name: `Viewing as ${name}` });
    await expect(bar.getByRole('button', { name: 'Stop viewing' })).toBeFocused();
    for (const panel of panels) {
      await expect(settings(page).getByRole('link', { name: panel })).toBeVisible();
    }
    await expect(settings(page).getByRole('link', { name: 'Misc' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toBeDisabled();
    await expect(page.getByText('Viewing only: nothing is saved')).toBeVisible();

    await bar.getByRole('button', { name: 'Stop viewing' }).press('Enter');
    await expect(bar).toBeHidden();
    await expect(settings(page).getByRole('link', { name: 'Misc' })).toBeVisible();
    await expect(first).toBeVisible();
  });
});
