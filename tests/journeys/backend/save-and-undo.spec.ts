import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { withDatabase } from './dashboard';

const server = '845201933120405504';
/** A server that the user is a member of, without any right to its settings. */
const closedServer = '1034561278900011008';

/** Reads the database directly, bypassing the policies. */
const stored = () =>
  withDatabase(async (sql) => {
    const [row] = await sql<{ points: unknown; version: number; revisions: number }[]>`
      select config -> 'SuccessPoints' as points, version,
        (select count(*)::int from server_config_revisions where server_id = ${server}) as revisions
      from server_configs where server_id = ${server}`;
    if (!row) throw new Error(`There is no configuration of server ${server}.`);
    return row;
  });

async function signIn(page: Page): Promise<void> {
  await page.goto('/servers');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('mira@grouped.example');
  await dialog.getByLabel('Password').fill('grouped-local');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  await page.route('https://cdn.discordapp.com/**', (route) => route.abort());
});

test('a setting is changed and undone, and access is asked for, with no mock in the page', async ({
  page,
}) => {
  const before = await stored();
  await signIn(page);
  await page.getByRole('link', { name: /^Resell Heaven/ }).click();
  await page.getByRole('link', { name: 'Points', exact: true }).click();
  const points = page.getByRole('textbox', { name: 'Success points', exact: true });
  await expect(points).toHaveValue('25');
  await points.fill('40');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
  expect(await stored()).toEqual({
    points: 40,
    version: before.version + 1,
    revisions: before.revisions + 1,
  });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);

  await page.reload();
  await expect(points).toHaveValue('40');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const saves = history.getByRole('listitem', { name: /^mira\.resells / });
  const newest = saves.first();
  await expect(newest).toContainText('Success points');
  await newest.getByRole('button', { name: 'Undo this change' }).click();
  await expect(saves).toHaveCount(before.revisions + 2);
  await page.keyboard.press('Escape');
  await expect(points).toHaveValue('25');
  expect(await stored()).toEqual({
    points: 25,
    version: before.version + 2,
    revisions: before.revisions + 2,
  });

  await test.step('a server without access stays closed, and a member asks for access', async () => {
    const requests = () =>
      withDatabase(
        (sql) => sql`select status from access_requests where server_id = ${closedServer}`,
      );
    const forget = () =>
      withDatabase((sql) => sql`delete from access_requests where server_id = ${closedServer}`);
    await forget();
    await page.goto('/servers');
    const unfold = page.getByRole('button', { name: 'Other servers' });
    await unfold.click();
    await expect(page.getByText('Sports Picks Club')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Sports Picks Club/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask for access to Sports Picks Club' }).click();
    await expect(page.getByText(/^Requested on/)).toBeVisible();
    expect(await requests()).toMatchObject([{ status: 'open' }]);
    await page.reload();
    await unfold.click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/^Requested on/)).toBeHidden();
    await expect.poll(requests).toMatchObject([{ status: 'withdrawn' }]);
    await forget();
    await page.goto(`/dashboard/${closedServer}/points`);
    await expect(page.getByText("You don't have access to this panel")).toBeVisible();
  });
});
