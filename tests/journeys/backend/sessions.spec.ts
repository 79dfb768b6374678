import { expect, test } from '../test';
import {
  dashboard,
  drafts,
  openSignedIn,
  people,
  points,
  save,
  server,
  signInHere,
  signOut,
  startWithFivePoints,
  storedPoints,
  withDatabase,
} from './dashboard';

// The local backend has no realtime, and a request that a journey cuts off is an error in the console.
test.use({ ordinaryErrors: /^Failed to load resource|^WebSocket connection to/ });
test.describe.configure({ mode: 'serial' });

startWithFivePoints();

test('a bookmark asks to sign in, and opens the same page after it', async ({ page }) => {
  await page.goto(dashboard);
  await expect(page.getByRole('alert')).toContainText('Sign in to continue');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await signInHere(page, 'mira');
  await expect(points(page)).toHaveValue('5');
  expect(new URL(page.url()).pathname).toBe(dashboard);
});

test('a session that ends in another tab takes no form away and saves nothing', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await points(page).fill('41');
  const other = await context.newPage();
  await signOut(other);

  await expect(page.getByRole('alert').first()).toContainText('Your session has ended');
  await expect(page.getByText('Successfully signed out')).toHaveCount(0);
  await expect(points(page)).toHaveValue('41');
  await save(page);
  await expect(page.getByText('Configuration saved successfully!')).toHaveCount(0);
  await expect(points(page)).toHaveValue('41');
  expect(await storedPoints()).toBe(5);
  expect(await drafts(page)).toHaveLength(1);

  // Signing in again in the other tab is enough for this one to go on.
  await other.goto(dashboard);
  await signInHere(other, 'mira');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await expect(points(page)).toHaveValue('41');
  await save(page);
  await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
  expect(await storedPoints()).toBe(41);
  expect(await drafts(page)).toHaveLength(0);
});

test('a draft survives signing out, and nobody else sees it', async ({ page }) => {
  await openSignedIn(page);
  await points(page).fill('42');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await signOut(page);

  await openSignedIn(page, 'admin');
  await expect(points(page)).toHaveValue('5');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  expect(await drafts(page)).toHaveLength(1);
  await page.evaluate(() => localStorage.removeItem('supabase-auth'));

  await openSignedIn(page);
  await expect(points(page)).toHaveValue('42');
  expect(await storedPoints()).toBe(5);
});

test('two tabs keep a draft each', async ({ page, context }) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await other.goto(dashboard);
  await points(page).fill('43');
  await points(other).fill('44');
  await expect.poll(() => drafts(page)).toHaveLength(2);
  page.on('dialog', (dialog) => void dialog.accept());
  other.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await other.reload();
  await expect(points(page)).toHaveValue('43');
  await expect(points(other)).toHaveValue('44');
  expect(await storedPoints()).toBe(5);
});

test('a save is done where only its answer was lost', async ({ page }) => {
  await openSignedIn(page);
  await points(page).fill('45');
  await page.route('**/rest/v1/rpc/save_server_config', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
  expect(await storedPoints()).toBe(45);
  expect(await drafts(page)).toHaveLength(0);
});

test('a save that never arrived is not called saved, and can be made again', async ({ page }) => {
  await openSignedIn(page);
  await points(page).fill('46');
  await page.route('**/rest/v1/rpc/save_server_config', (route) => route.abort());
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('The server did not answer');
  expect(await storedPoints()).toBe(5);
  expect(await drafts(page)).toHaveLength(1);
  await page.unroute('**/rest/v1/rpc/save_server_config');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
  expect(await storedPoints()).toBe(46);
});

test('a save refused with 401 is made once more with a refreshed session', async ({ page }) => {
  await openSignedIn(page);
  await points(page).fill('47');
  let refused = 0;
  await page.route('**/rest/v1/rpc/save_server_config', (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    return route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
  });
  await save(page);
  await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
  expect(refused).toBe(2);
  expect(await storedPoints()).toBe(47);
});

test('a backend that does not answer leads to no form, and to the form once it does', async ({
  page,
}) => {
  await openSignedIn(page);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('cannot be reached right now');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(points(page)).toHaveValue('5');
});

test('a server that nobody added, and one of somebody else, are no form', async ({ page }) => {
  await openSignedIn(page);
  await page.route('**/functions/v1/fetch-discord-servers', (route) =>
    route.fulfill({ json: { servers: [] } }),
  );
  await page.goto('/dashboard/845201933120405599/points');
  await expect(page.getByRole('alert')).toContainText('No such server');
  await page.goto('/dashboard/1122334455667788801/points');
  await expect(page.getByRole('alert')).toContainText('No such server');
  await withDatabase(
    (sql) => sql`insert into servers (id, name) values ('845201933120405598', 'Of others')
      on conflict do nothing`,
  );
  await page.goto('/dashboard/845201933120405598/points');
  await expect(page.getByRole('alert')).toContainText("You don't have access to this server");
  await expect(page.getByRole('alert')).not.toContainText('Of others');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('Discord that does not answer is said, and nothing is taken for missing', async ({ page }) => {
  await openSignedIn(page);
  await page.route('**/functions/v1/fetch-discord-servers', (route) =>
    route.fulfill({ status: 502, json: { error: 'Discord does not answer' } }),
  );
  await page.goto('/dashboard/845201933120405598/points');
  await expect(page.getByRole('alert')).toContainText('Discord cannot be reached right now');
});

test('a bookmark after a day shows what is stored, or says that Discord has to confirm', async ({
  page,
}) => {
  await openSignedIn(page);
  const believe = (until: string) =>
    withDatabase(
      (sql) => sql`update private.guild_access set believed_until = now() + ${until}::interval
        where user_id = (select id from auth.users where email = ${people.mira.email})`,
    );
  await believe('-1 hour');
  try {
    // Discord confirms: the edge function writes what it says.
    await page.route('**/functions/v1/fetch-discord-servers', async (route) => {
      await believe('1 day');
      await route.fulfill({ json: { servers: [] } });
    });
    await page.reload();
    await expect(points(page)).toHaveValue('5');

    await believe('-1 hour');
    await page.unroute('**/functions/v1/fetch-discord-servers');
    await page.route('**/functions/v1/fetch-discord-servers', (route) =>
      route.fulfill({ status: 401, json: { error: 'Discord token expired' } }),
    );
    await page.goto(dashboard);
    await expect(page.getByRole('alert')).toContainText('Sign in again to continue');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  } finally {
    await believe('1 day');
  }
});

test('an imported configuration clashes with what was typed, and is not overwritten', async ({
  page,
}) => {
  await openSignedIn(page);
  await points(page).fill('48');
  await withDatabase(
    (sql) => sql`update server_configs set config = config || '{"SuccessPoints": 30}'
      where server_id = ${server}`,
  );
  await save(page);
  await expect(page.getByText('Someone else changed these settings').first()).toBeVisible();
  expect(await storedPoints()).toBe(30);
  await expect(page.getByText('Configuration saved successfully!')).toHaveCount(0);
});
