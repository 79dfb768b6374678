import { expect, test } from '../test';
import { people, withDatabase } from './dashboard';

// The journey aborts requests, so these errors are expected. The local backend has no Storage, and the journey chooses
// no Discord server.
test.use({
  ordinaryErrors: /^Failed to load resource|AuthRetryableFetchError|^TypeError: Failed to fetch/,
});
test.describe.configure({ mode: 'serial' });

const row = () =>
  withDatabase(async (sql) => {
    const [found] = await sql<Record<string, unknown>[]>`
      select name, slug, tagline, support_url, is_designed, is_visible, version
      from stores where slug like 'sneaker-wire%'`;
    return found;
  });

const remove = () => withDatabase((sql) => sql`delete from stores where slug like 'sneaker-wire%'`);

test.beforeEach(remove);
test.afterEach(remove);

test('a seller opens a store, saves it, and deletes it', async ({ page, context }) => {
  await context.route('https://cdn.discordapp.com/**', (route) => route.abort());
  await page.goto('/servers');
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(people.mira.email);
  await dialog.getByLabel('Password').fill(people.mira.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /mira/ })).toBeVisible();

  await test.step('an address that is taken is refused', async () => {
    await page.goto('/biz/new/setup');
    await page.getByRole('textbox', { name: 'Store name' }).fill('Sneaker Wire');
    await page.getByRole('textbox', { name: 'Address' }).fill('picks-club');
    await expect(page.getByText(/Another store has this address/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill('sneaker-wire');
    await expect(page.getByText('This address is available.')).toBeVisible();
  });
  await test.step('what was typed survives a reload', async () => {
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Store name' })).toHaveValue('Sneaker Wire');
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('sneaker-wire');
  });
  await test.step('the store is created', async () => {
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByText('Store created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/design$/);
    await expect(page.getByRole('heading', { name: 'Store design' })).toBeVisible();
    expect(await row()).toEqual({
      name: 'Sneaker Wire',
      slug: 'sneaker-wire',
      tagline: '',
      support_url: null,
      is_designed: false,
      is_visible: false,
      version: 1,
    });
  });
  await test.step('what is typed while a save fails stays, and is saved then', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('textbox', { name: 'Tagline' }).fill('Drops 👟 مرحبا');
    await page.getByRole('textbox', { name: 'Support link' }).fill('https://wire.example/help');
    await page.route('**/rest/v1/stores?**', (route) => route.abort());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').first()).toContainText('No response');
    await page.unroute('**/rest/v1/stores?**');
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(page.getByText('Store saved', { exact: true })).toBeVisible();
    expect(await row()).toMatchObject({
      tagline: 'Drops 👟 مرحبا',
      support_url: 'https://wire.example/help',
      version: 2,
    });
  });
  await test.step('the name is typed to delete the store', async () => {
    await page.getByRole('button', { name: 'Delete store' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Delete this store?' });
    await asked.getByRole('textbox').fill('Sneaker Wire');
    await asked.getByRole('button', { name: 'Delete store' }).click();
    await expect(page.getByText('Store deleted', { exact: true })).toBeVisible();
    expect(await row()).toBeUndefined();
  });
});
