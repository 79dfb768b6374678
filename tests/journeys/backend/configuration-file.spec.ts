import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { openSignedIn, save, server, withDatabase } from './dashboard';

/** Settings that no other journey changes. */
const imported = {
  typingPoints: 4,
  SuccessTwitterPoints: 6,
  pointsForScrambleWord: 9,
  scrambled_words: ['alpha', 'beta'],
};
const keys = Object.keys(imported);

const stored = () =>
  withDatabase(async (sql) => {
    const [row] = await sql<{ config: Record<string, unknown> }[]>`
      select config from server_configs where server_id = ${server}`;
    return Object.fromEntries(
      Object.entries(row?.config ?? {}).filter(([key]) => keys.includes(key)),
    );
  });
const savesOf = (key: string) =>
  withDatabase(
    (sql) => sql`select keys from server_config_revisions
      where server_id = ${server} and ${key} = any (keys) order by version desc`,
  );

test.beforeEach(async ({ context }) => {
  await context.route('https://cdn.discordapp.com/**', (route) => route.abort());
  await withDatabase(
    (sql) => sql`update server_configs set config = config - ${keys}::text[]
      where server_id = ${server}`,
  );
});

/**
 * Saves, and cancels the transaction while it waits for the configuration. The local backend would end with a terminated
 * connection (https://github.com/porsager/postgres/issues/1208).
 */
async function cancelSave(page: Page): Promise<void> {
  await withDatabase((sql) =>
    sql.begin(async (own) => {
      const [lock] = await own`select pg_backend_pid() as pid from server_configs
        where server_id = ${server} for update`;
      await save(page);
      await expect
        .poll(() =>
          withDatabase(
            (other) => other`select pg_cancel_backend(pid) from pg_stat_activity
              where ${lock?.['pid']}::int = any (pg_blocking_pids(pid))`,
          ),
        )
        .not.toEqual([]);
    }),
  );
}

test('a file is imported while a second person saves and a save ends in the middle', async ({
  page,
  browser,
  baseURL,
}) => {
  const second = await browser.newContext({ baseURL: baseURL ?? '' });
  await second.route('https://cdn.discordapp.com/**', (route) => route.abort());
  const other = await second.newPage();
  await openSignedIn(page);
  await openSignedIn(other, 'admin');
  const xPoints = (on: Page) => on.getByRole('textbox', { name: 'Success points for X' });

  await test.step('the values of the file are put into the form', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import from a file' }).click();
    const form = page.getByRole('dialog', { name: 'Import a configuration' });
    await form.getByLabel('Or paste the configuration').fill(JSON.stringify(imported));
    await form.getByRole('button', { name: 'Read pasted text' }).click();
    await form.getByRole('button', { name: 'Change 4 settings' }).click();
    await expect(xPoints(page)).toHaveValue('6');
  });
  await test.step('a save that ends in the middle stores nothing, and keeps the values', async () => {
    await cancelSave(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(xPoints(page)).toHaveValue('6');
    expect(await stored()).toEqual({});
  });
  await test.step('the second person saves one of the settings', async () => {
    await xPoints(other).fill('8');
    await save(other);
    await expect(other.getByText('Configuration saved successfully!').first()).toBeVisible();
    expect(await stored()).toEqual({ SuccessTwitterPoints: 8 });
  });
  await test.step('the first person decides, and all settings are saved at once', async () => {
    await page.getByRole('button', { name: 'Choose values' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed these settings' });
    await dialog.getByText('Your value', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Apply choices' }).click();
    await save(page);
    await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
    expect(await stored()).toEqual(imported);
    const [last] = await savesOf('typingPoints');
    expect(new Set(last?.['keys'])).toEqual(new Set(keys));
  });
  await test.step('an exported file has the same values', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export configuration' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as unknown;
    expect(file).toMatchObject({ settings: imported });
  });
  await second.close();
});
