import type { Page } from '@playwright/test';
import { newServerWebhook } from '../../src/mocks/discord-webhooks';
import { designerOn, token } from './designer';
import { expect, expectAccessible, test } from './test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Settings', exact: true });
const progress = (page: Page, text: string) => page.getByRole('heading', { name: text });
const step = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

async function choose(page: Page, setting: string, option: string) {
  const picker = page.getByRole('combobox', { name: setting, exact: true });
  await expect(picker).toBeFocused();
  // The list is loaded when it is first opened.
  await picker.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await picker.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

async function save(page: Page) {
  const changes = page.getByRole('region', { name: 'Unsaved changes' });
  await changes.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(changes).toBeHidden();
}

test('a new server is set up step by step, up to a test message', async ({ page, open }) => {
  await test.step('the list of a server is dismissed, and opened again from the menu', async () => {
    const newServer = '/dashboard/902334817261953024';
    await open(newServer, 'owner');
    await expect(progress(page, '0 of 5 done')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editors' })).toBeVisible();
    await open(newServer);
    await expect(page.getByRole('heading', { level: 1, name: 'Editors' })).toBeVisible();
    await menu(page).getByRole('link', { name: 'Start here' }).click();
    await expect(progress(page, '0 of 5 done')).toBeVisible();
    // A message to another server does not count.
    await step(page, 'Send a test message').click();
    const designer = designerOn(page);
    await designer.webhook.fill(`https://discord.com/api/webhooks/${newServerWebhook}/${token}`);
    await designer.button('Send').click();
    await expect(designer.sending.getByRole('link', { name: /Open in Discord/ })).toBeVisible();
    await open(`${newServer}/start`);
    await expect(progress(page, '0 of 5 done')).toBeVisible();
  });

  await open('/servers', 'owner');
  await page.getByRole('button', { name: 'Add Server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Discord Server' });
  await dialog.getByRole('radio', { name: 'Sneaker Wire' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add Server' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();
  await expect(progress(page, '0 of 5 done')).toBeVisible();
  await expectAccessible(page);
  const dashboard = new URL(page.url()).pathname;

  await test.step('the admin role is chosen and saved', async () => {
    await step(page, 'Choose the admin role').click();
    await choose(page, 'Admin role', 'Admin');
    await save(page);
    await menu(page).getByRole('link', { name: 'Start here' }).click();
    await expect(progress(page, '1 of 5 done')).toBeVisible();
  });

  await test.step('a reload opens the list again', async () => {
    await open(dashboard);
    await expect(progress(page, '1 of 5 done')).toBeVisible();
  });

  await test.step('the next steps are saved together, and count once they are saved', async () => {
    await step(page, 'Choose a channel for the bot log').click();
    await choose(page, 'Bot log', 'bot-log');
    await menu(page).getByRole('link', { name: 'Start here' }).click();
    await step(page, 'Open tickets for your members').click();
    await choose(page, 'Ticket panel channel', 'open-a-ticket');
    await menu(page).getByRole('link', { name: 'Start here' }).click();
    await step(page, 'Award points for success posts').click();
    const award = page.getByRole('switch', { name: 'Award success points' });
    await expect(award).toBeFocused();
    await page.keyboard.press('Space');
    await expect(award).toBeChecked();
    await page.getByRole('textbox', { name: 'Success points', exact: true }).fill('10');
    await page.keyboard.press('Tab');
    await menu(page).getByRole('link', { name: 'Start here' }).click();
    await expect(progress(page, '1 of 5 done')).toBeVisible();
    await expect(page.getByText('Changed, but not saved yet')).toHaveCount(3);
    await save(page);
    await expect(progress(page, '4 of 5 done')).toBeVisible();
  });

  await test.step('the test message is sent from the designer', async () => {
    await step(page, 'Send a test message').click();
    const designer = designerOn(page);
    await expect(designer.preview).toContainText('If you can read this in Sneaker Wire');
    await designer.webhook.fill(`https://discord.com/api/webhooks/${newServerWebhook}/${token}`);
    await designer.button('Send').click();
    await expect(page.getByText('Embed sent successfully!').first()).toBeVisible();
    await expect(designer.sending.getByRole('link', { name: /Open in Discord/ })).toBeVisible();
  });

  await test.step('everything is set up', async () => {
    await open(`${dashboard}/start`);
    await expect(progress(page, 'Everything is set up')).toBeVisible();
    await expectAccessible(page);
    await open(dashboard);
    await expect(page.getByRole('heading', { level: 1, name: 'Editors' })).toBeVisible();
  });
});
