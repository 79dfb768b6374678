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

// The browser logs each request that a journey aborts, so these errors are expected.
// The journeys do not run in parallel, because they change the same row.
test.use({
  ordinaryErrors:
    /^Failed to load resource|^WebSocket connection to|AuthRetryableFetchError|^TypeError: Failed to fetch/,
});
test.describe.configure({ mode: 'serial' });

startWithFivePoints();
// Close the connections of Realtime. In these journeys, a save must be the first to discover another user's change, but
// Realtime would report it earlier.
test.beforeEach(({ context }) =>
  context.routeWebSocket('**/realtime/v1/websocket**', (socket) => socket.close()),
);

test('a bookmark requires a sign-in, and opens the same page afterward', async ({ page }) => {
  await page.goto(dashboard);
  await expect(page.getByRole('alert')).toContainText('Sign in to continue');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await signInHere(page, 'mira');
  await expect(points(page)).toHaveValue('5');
  expect(new URL(page.url()).pathname).toBe(dashboard);
});

test('a session that ends in another tab keeps the form open and saves nothing', async ({
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

  // A sign-in in another tab also signs the user in to this tab.
  await other.goto(dashboard);
  await signInHere(other, 'mira');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await expect(points(page)).toHaveValue('41');
  await save(page);
  await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
  expect(await storedPoints()).toBe(41);
  expect(await drafts(page)).toHaveLength(0);
});

test('a draft survives signing out, and no other user sees it', async ({ page }) => {
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

test('two tabs have separate drafts', async ({ page, context }) => {
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

test('a save counts as done if only its response was lost', async ({ page }) => {
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

test('a save that never arrived is not reported as saved, and can be retried', async ({ page }) => {
  await openSignedIn(page);
  await points(page).fill('46');
  await page.route('**/rest/v1/rpc/save_server_config', (route) => route.abort());
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('The server did not respond');
  expect(await storedPoints()).toBe(5);
  expect(await drafts(page)).toHaveLength(1);
  await page.unroute('**/rest/v1/rpc/save_server_config');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Configuration saved successfully!').first()).toBeVisible();
  expect(await storedPoints()).toBe(46);
});

test('a save rejected with 401 is retried once with a refreshed session', async ({ page }) => {
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

test('the form opens only once the backend responds', async ({ page }) => {
  await openSignedIn(page);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('is unavailable right now');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(points(page)).toHaveValue('5');
});

test('a server that was never added, or belongs to someone else, has no form', async ({ page }) => {
  await openSignedIn(page);
  await page.route('**/functions/v1/fetch-discord-servers', (route) =>
    route.fulfill({ json: { servers: [] } }),
  );
  await page.goto('/dashboard/845201933120405599/points');
  await expect(page.getByRole('alert')).toContainText('Server not found');
  await page.goto('/dashboard/1122334455667788801/points');
  await expect(page.getByRole('alert')).toContainText('Server not found');
  await withDatabase(
    (sql) => sql`insert into servers (id, name) values ('845201933120405598', 'Of others')
      on conflict do nothing`,
  );
  await page.goto('/dashboard/845201933120405598/points');
  await expect(page.getByRole('alert')).toContainText("You don't have access to this server");
  await expect(page.getByRole('alert')).not.toContainText('Of others');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a missing response from Discord is reported, and no server counts as missing', async ({
  page,
}) => {
  await openSignedIn(page);
  await page.route('**/functions/v1/fetch-discord-servers', (route) =>
    route.fulfill({ status: 502, json: { error: 'Discord does not answer' } }),
  );
  await page.goto('/dashboard/845201933120405598/points');
  await expect(page.getByRole('alert')).toContainText('Discord is unavailable right now');
});

test('a bookmark after a day shows the stored settings, or a request to confirm access with Discord', async ({
  page,
}) => {
  await openSignedIn(page);
  const believe = (until: string) =>
    withDatabase(
      (sql) => sql`update private.guild_access set believed_until = now() + ${until}::interval
        where server_id = ${server} and user_id = (select id from auth.users where email = ${people.mira.email})`,
    );
  await believe('-1 hour');
  try {
    // Simulates that Discord confirms the access and that the edge function stores this result.
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

test('an imported configuration conflicts with edits, and is not overwritten', async ({ page }) => {
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

/** Sets whether Discord last reported the user as the server's owner. Without ownership, they have no permissions. */
const setAccess = (owner: boolean) =>
  withDatabase(
    (sql) => sql`update private.guild_access set owner = ${owner}, permissions = '0'
      where server_id = ${server}
        and user_id = (select id from auth.users where email = ${people.mira.email})`,
  );

const saved = 'Configuration saved successfully!';

test('a permission removed during an edit rejects the save and keeps the edits', async ({
  page,
}) => {
  await openSignedIn(page);
  await points(page).fill('51');
  await setAccess(false);
  try {
    await save(page);
    await expect(page.getByRole('alert').first()).toContainText("You don't have permission");
    await expect(page.getByText(saved)).toHaveCount(0);
    await expect(points(page)).toHaveValue('51');
    expect(await storedPoints()).toBe(5);
    expect(await drafts(page)).toHaveLength(1);
  } finally {
    await setAccess(true);
  }
  await save(page);
  await expect(page.getByText(saved).first()).toBeVisible();
  expect(await storedPoints()).toBe(51);
});

test('a session that cannot be refreshed requires a sign-in, and the save can follow', async ({
  page,
}) => {
  await openSignedIn(page);
  await points(page).fill('52');
  await page.route('**/rest/v1/rpc/save_server_config', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  );
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
    }),
  );
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText(
    /Your session has ended|Authentication required to save changes/,
  );
  await expect(points(page)).toHaveValue('52');
  expect(await storedPoints()).toBe(5);
  await page.unrouteAll();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const signIn = page.getByRole('button', { name: 'Other ways to sign in' });
  await expect(points(page).or(signIn).first()).toBeVisible();
  if (await signIn.first().isVisible()) await signInHere(page, 'mira');
  await expect(points(page)).toHaveValue('52');
  await save(page);
  await expect(page.getByText(saved).first()).toBeVisible();
  expect(await storedPoints()).toBe(52);
});

test('a reload after the session ended requires a sign-in, and restores the draft', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await points(page).fill('53');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await signOut(await context.newPage());
  await expect(page.getByRole('alert').first()).toContainText('Your session has ended');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Sign in to continue');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await signInHere(page, 'mira');
  await expect(points(page)).toHaveValue('53');
  expect(await storedPoints()).toBe(5);
});

test('a form without changes stays when its session ends, and shows that nothing can be changed', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await signOut(await context.newPage());
  await expect(page.getByRole('alert').first()).toContainText('Sign in again to change settings.');
  await expect(points(page)).toHaveValue('5');
  expect(await drafts(page)).toHaveLength(0);
});

test('a wrong password keeps the dialog and the form, with the values of both', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await points(page).fill('54');
  await signOut(await context.newPage());
  await page.getByRole('button', { name: 'Other ways to sign in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(people.mira.email);
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('Invalid credentials')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(people.mira.email);
  await page.keyboard.press('Escape');
  await expect(points(page)).toHaveValue('54');
  expect(await storedPoints()).toBe(5);
});

test('a duplicated tab has its own draft', async ({ page, context }) => {
  await openSignedIn(page);
  await points(page).fill('55');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const tab = await page.evaluate(() => sessionStorage.getItem('grouped:tab'));
  const copy = await context.newPage();
  await copy.addInitScript((id) => {
    if (id !== null && !sessionStorage.getItem('copied')) {
      sessionStorage.setItem('grouped:tab', id);
      sessionStorage.setItem('copied', 'yes');
    }
  }, tab);
  await copy.goto(dashboard);
  await expect(points(copy)).toHaveValue('5');
  await points(copy).fill('56');
  await expect.poll(() => drafts(page)).toHaveLength(2);
  await expect(points(page)).toHaveValue('55');
});

test('a new tab takes over the draft of a closed one', async ({ page, context }) => {
  await openSignedIn(page);
  await points(page).fill('57');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(dashboard);
  await expect(points(next)).toHaveValue('57');
  expect(await drafts(next)).toHaveLength(1);
  expect(await storedPoints()).toBe(5);
});

test('a browser without storage shows a warning, and the form still works', async ({ page }) => {
  await openSignedIn(page);
  await page.evaluate(() => {
    Object.defineProperty(Storage.prototype, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  });
  await points(page).fill('59');
  await page.route('**/rest/v1/rpc/save_server_config', (route) =>
    route.fulfill({ status: 500, json: { message: 'upstream' } }),
  );
  await save(page);
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('Failed to save configuration');
  await expect(alert).toContainText('This browser does not store drafts');
  expect(await drafts(page)).toHaveLength(0);
  await expect(points(page)).toHaveValue('59');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText(saved).first()).toBeVisible();
  expect(await storedPoints()).toBe(59);
});

test('a link with tokens changes neither the session nor the form', async ({ page }) => {
  await openSignedIn(page);
  await points(page).fill('60');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const before = await page.evaluate(() => localStorage.getItem('supabase-auth'));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await Promise.all([
    expect(page.getByText('That link did not sign you in')).toBeVisible(),
    page.goto(`${dashboard}#access_token=theirs&refresh_token=theirs&provider_token=theirs`),
  ]);
  expect(page.url()).not.toContain('theirs');
  await expect(points(page)).toHaveValue('60');
  expect(await page.evaluate(() => localStorage.getItem('supabase-auth'))).toBe(before);
});

test('loading the page while the auth server is down does not sign out', async ({ page }) => {
  await openSignedIn(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('supabase-auth') ?? '{}') as object;
    localStorage.setItem('supabase-auth', JSON.stringify({ ...kept, expires_at: 1 }));
  });
  const before = await page.evaluate(() => localStorage.getItem('supabase-auth'));
  await page.route('**/auth/v1/token*', (route) => route.abort());
  await page.clock.install();
  await page.reload();
  const alert = page.getByRole('alert');
  // supabase-js retries for 30 s before the page shows the alert. Each poll advances the clock by 5 s.
  const alertAfter5s = async () => {
    await page.clock.fastForward(5_000);
    return (await alert.isVisible()) ? alert.textContent() : null;
  };
  await expect.poll(alertAfter5s).toContain('is unavailable right now');
  expect(await page.evaluate(() => localStorage.getItem('supabase-auth'))).toBe(before);
  await page.unrouteAll();
  await page.reload();
  await expect(points(page)).toHaveValue('5');
});
