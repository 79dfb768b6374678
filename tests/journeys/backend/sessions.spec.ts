import type { Page } from '@playwright/test';
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

const saved = 'Configuration saved successfully!';
const sessionKey = 'supabase-auth';
const saveRequests = '**/rest/v1/rpc/save_server_config';
const discordServers = '**/functions/v1/fetch-discord-servers';

const alert = (page: Page) => page.getByRole('alert').first();
const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
/** The id of the session stays the same when its tokens are refreshed. */
async function sessionIdOf(page: Page): Promise<unknown> {
  const { access_token } = JSON.parse((await storedSession(page)) ?? '{}') as {
    access_token?: string;
  };
  const [, claims = ''] = access_token?.split('.') ?? [];
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id: unknown })
    .session_id;
}
const acceptDialogs = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

/** Expects that the form has no changes and that the database has its value. A toast may be of an earlier save. */
async function expectSaved(page: Page, value: number): Promise<void> {
  await expect.poll(storedPoints).toBe(value);
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  await expect.poll(() => drafts(page)).toHaveLength(0);
}

/** Sets whether Discord last reported the user as the server's owner. Without ownership, they have no permissions. */
const setAccess = (owner: boolean) =>
  withDatabase(
    (sql) => sql`update private.guild_access set owner = ${owner}, permissions = '0'
      where server_id = ${server}
        and user_id = (select id from auth.users where email = ${people.mira.email})`,
  );

test('a save that fails keeps the edits, and one that only seemed to fail counts', async ({
  page,
}) => {
  await openSignedIn(page);

  await test.step('only the response was lost', async () => {
    await points(page).fill('45');
    await page.route(saveRequests, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await expect(page.getByText(saved).first()).toBeVisible();
    await expectSaved(page, 45);
    await page.unroute(saveRequests);
  });
  await test.step('the request never arrived', async () => {
    await points(page).fill('46');
    await page.route(saveRequests, (route) => route.abort());
    await save(page);
    await expect(alert(page)).toContainText('The server did not respond');
    expect(await storedPoints()).toBe(45);
    expect(await drafts(page)).toHaveLength(1);
    await page.unroute(saveRequests);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expectSaved(page, 46);
  });
  await test.step('rejected with 401, it is retried once with a refreshed session', async () => {
    await points(page).fill('47');
    let sent = 0;
    await page.route(saveRequests, (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      return route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
    });
    await save(page);
    await expectSaved(page, 47);
    expect(sent).toBe(2);
    await page.unroute(saveRequests);
  });
  await test.step('the permission was removed during the edit', async () => {
    await points(page).fill('51');
    await setAccess(false);
    try {
      await save(page);
      await expect(alert(page)).toContainText("You don't have permission");
      await expect(points(page)).toHaveValue('51');
      expect(await storedPoints()).toBe(47);
      expect(await drafts(page)).toHaveLength(1);
    } finally {
      await setAccess(true);
    }
    await save(page);
    await expectSaved(page, 51);
  });
  await test.step('the browser does not store the draft', async () => {
    await page.evaluate(() => {
      Object.defineProperty(Storage.prototype, 'setItem', {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      });
    });
    await points(page).fill('59');
    await page.route(saveRequests, (route) =>
      route.fulfill({ status: 500, json: { message: 'upstream' } }),
    );
    await save(page);
    await expect(alert(page)).toContainText('Failed to save configuration');
    await expect(alert(page)).toContainText('This browser does not store drafts');
    expect(await drafts(page)).toHaveLength(0);
    await expect(points(page)).toHaveValue('59');
    await page.unroute(saveRequests);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expectSaved(page, 59);
  });
  await test.step('an imported configuration conflicts, and is not overwritten', async () => {
    await page.reload();
    await points(page).fill('48');
    await withDatabase(
      (sql) => sql`update server_configs set config = config || '{"SuccessPoints": 30}'
        where server_id = ${server}`,
    );
    await save(page);
    await expect(page.getByText('Someone else changed these settings').first()).toBeVisible();
    expect(await storedPoints()).toBe(30);
    await expect(page.getByText(saved)).toHaveCount(0);
  });
});

test('a page that cannot be loaded says why, and signs nobody out', async ({ page }) => {
  const believe = (until: string) =>
    withDatabase(
      (sql) => sql`update private.guild_access set believed_until = now() + ${until}::interval
        where server_id = ${server} and user_id = (select id from auth.users where email = ${people.mira.email})`,
    );
  await openSignedIn(page);

  await test.step('the form opens only once the backend responds', async () => {
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('is unavailable right now');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.unroute('**/rest/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(points(page)).toHaveValue('5');
  });
  await test.step('a bookmark after a day shows the stored settings, once Discord confirms the access', async () => {
    await believe('-1 hour');
    try {
      // Simulates that Discord confirms the access and that the edge function stores this result.
      await page.route(discordServers, async (route) => {
        await believe('1 day');
        await route.fulfill({ json: { servers: [] } });
      });
      await page.reload();
      await expect(points(page)).toHaveValue('5');

      await believe('-1 hour');
      await page.unroute(discordServers);
      await page.route(discordServers, (route) =>
        route.fulfill({ status: 401, json: { error: 'Discord token expired' } }),
      );
      await page.goto(dashboard);
      await expect(page.getByRole('alert')).toContainText('Sign in again to continue');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.unroute(discordServers);
    } finally {
      await believe('1 day');
    }
  });
  await test.step('a server that was never added, or belongs to someone else, has no form', async () => {
    await page.route(discordServers, (route) => route.fulfill({ json: { servers: [] } }));
    for (const unknown of ['845201933120405599', '1122334455667788801']) {
      await page.goto(`/dashboard/${unknown}/points`);
      await expect(page.getByRole('alert')).toContainText('Server not found');
    }
    await withDatabase(
      (sql) => sql`insert into servers (id, name) values ('845201933120405598', 'Of others')
        on conflict do nothing`,
    );
    await page.goto('/dashboard/845201933120405598/points');
    await expect(page.getByRole('alert')).toContainText("You don't have access to this server");
    await expect(page.getByRole('alert')).not.toContainText('Of others');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.unroute(discordServers);
  });
  await test.step('a missing response from Discord is reported, and no server counts as missing', async () => {
    await page.route(discordServers, (route) =>
      route.fulfill({ status: 502, json: { error: 'Discord does not answer' } }),
    );
    await page.goto('/dashboard/845201933120405598/points');
    await expect(page.getByRole('alert')).toContainText('Discord is unavailable right now');
    await page.unroute(discordServers);
  });
  await test.step('the auth server is down while the page loads', async () => {
    await page.goto(dashboard);
    await expect(points(page)).toHaveValue('5');
    // Before the session expires, because the open page would refresh it.
    await page.route('**/auth/v1/token*', (route) => route.abort());
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }));
    }, sessionKey);
    const before = await storedSession(page);
    await page.clock.install();
    await page.reload();
    // supabase-js retries for 30 s before the page shows the alert. Each poll advances the clock by 5 s.
    const alertAfter5s = async () => {
      await page.clock.fastForward(5_000);
      return (await alert(page).isVisible()) ? alert(page).textContent() : null;
    };
    await expect.poll(alertAfter5s).toContain('is unavailable right now');
    expect(await storedSession(page)).toBe(before);
    await page.unroute('**/auth/v1/token*');
    await page.reload();
    await expect(points(page)).toHaveValue('5');
  });
});

test('a session that ends in another tab keeps the form open and saves nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const ended = page.getByText('Your session has ended');

  await test.step('a bookmark requires a sign-in, and opens the same page afterward', async () => {
    await page.goto(dashboard);
    await expect(page.getByRole('alert')).toContainText('Sign in to continue');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await signInHere(page, 'mira');
    await expect(points(page)).toHaveValue('5');
    expect(new URL(page.url()).pathname).toBe(dashboard);
  });
  await test.step('a form without changes shows that nothing can be changed', async () => {
    await signOut(other);
    await expect(alert(page)).toContainText('Sign in again to change settings.');
    await expect(points(page)).toHaveValue('5');
    expect(await drafts(page)).toHaveLength(0);
    await other.goto(dashboard);
    await signInHere(other, 'mira');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('a form with changes keeps them, and saves nothing', async () => {
    await points(page).fill('41');
    await signOut(other);
    await expect(ended.first()).toBeVisible();
    await expect(page.getByText('Successfully signed out')).toHaveCount(0);
    await save(page);
    await expect(points(page)).toHaveValue('41');
    await expect(page.getByText(saved)).toHaveCount(0);
    expect(await storedPoints()).toBe(5);
    expect(await drafts(page)).toHaveLength(1);
  });
  await test.step('a wrong password keeps the dialog and the form, with the values of both', async () => {
    await page.getByRole('button', { name: 'Other ways to sign in' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill(people.mira.email);
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog.getByText('Invalid credentials')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(people.mira.email);
    await page.keyboard.press('Escape');
    await expect(points(page)).toHaveValue('41');
  });
  await test.step('a sign-in in another tab also signs the user in to this tab', async () => {
    await other.goto(dashboard);
    await signInHere(other, 'mira');
    await expect(ended).toHaveCount(0);
    await expect(points(page)).toHaveValue('41');
    await save(page);
    await expectSaved(page, 41);
  });
  await test.step('a reload requires a sign-in, and restores the draft', async () => {
    await points(page).fill('53');
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await signOut(other);
    await expect(ended.first()).toBeVisible();
    acceptDialogs(page);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Sign in to continue');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await signInHere(page, 'mira');
    await expect(points(page)).toHaveValue('53');
    expect(await storedPoints()).toBe(41);
  });
  await test.step('a link with tokens changes neither the session nor the form', async () => {
    const before = await sessionIdOf(page);
    await page.goto('about:blank');
    await Promise.all([
      expect(page.getByText('That link did not sign you in')).toBeVisible(),
      page.goto(`${dashboard}#access_token=theirs&refresh_token=theirs&provider_token=theirs`),
    ]);
    await expect(points(page)).toHaveValue('53');
    expect(page.url()).not.toContain('theirs');
    expect(await sessionIdOf(page)).toBe(before);
  });
});

test('a draft survives signing out, and no other user sees it', async ({ page }) => {
  await openSignedIn(page);
  await points(page).fill('42');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  acceptDialogs(page);
  await signOut(page);

  await openSignedIn(page, 'admin');
  await expect(points(page)).toHaveValue('5');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  expect(await drafts(page)).toHaveLength(1);
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);

  await openSignedIn(page);
  await expect(points(page)).toHaveValue('42');
  expect(await storedPoints()).toBe(5);
});

test('a session that cannot be refreshed requires a sign-in, and the save can follow', async ({
  page,
}) => {
  await openSignedIn(page);
  await points(page).fill('52');
  await page.route(saveRequests, (route) =>
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
  await expect(alert(page)).toContainText(
    /Your session has ended|Authentication required to save changes/,
  );
  await expect(points(page)).toHaveValue('52');
  expect(await storedPoints()).toBe(5);
  await page.unrouteAll();
  acceptDialogs(page);
  await page.reload();
  const signIn = page.getByRole('button', { name: 'Other ways to sign in' });
  await expect(points(page).or(signIn).first()).toBeVisible();
  if (await signIn.first().isVisible()) await signInHere(page, 'mira');
  await expect(points(page)).toHaveValue('52');
  await save(page);
  await expectSaved(page, 52);
});

test('each tab has its own draft, and a new tab takes over the draft of a closed one', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await other.goto(dashboard);
  await points(page).fill('43');
  await points(other).fill('44');
  await expect.poll(() => drafts(page)).toHaveLength(2);

  await test.step('reloads restore both', async () => {
    for (const each of [page, other]) {
      acceptDialogs(each);
      await each.reload();
    }
    await expect(points(page)).toHaveValue('43');
    await expect(points(other)).toHaveValue('44');
  });
  await test.step('a duplicated tab starts without a draft', async () => {
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
    await expect.poll(() => drafts(page)).toHaveLength(3);
    await expect(points(page)).toHaveValue('43');
  });
  await test.step('a new tab has the draft of the closed one', async () => {
    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto(dashboard);
    await expect(points(next)).toHaveValue('43');
    expect(await drafts(next)).toHaveLength(3);
    expect(await storedPoints()).toBe(5);
  });
});
