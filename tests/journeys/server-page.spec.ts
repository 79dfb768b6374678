import type { WorldName } from '../../src/mocks/worlds';
import { expect, expectAccessible, test } from './test';

/** Each state of the server page, and the world that opens the app in it (spec §4, §8). */
const states: {
  world: WorldName;
  heading: string;
  /** What must be read on the page besides. */
  texts?: readonly string[];
}[] = [
  {
    world: 'signed-out',
    heading: 'Please Sign In',
    texts: ['Sign in with Discord to view and manage your servers'],
  },
  { world: 'owner', heading: 'Your Discord Servers', texts: ['Resell Heaven', 'Sneaker Wire'] },
  { world: 'token-expired-refresh-works', heading: 'Your Discord Servers' },
  { world: 'no-servers', heading: 'No Discord Servers Found' },
  {
    world: 'missing-scopes',
    heading: 'Discord Permissions Required',
    texts: ["Missing Discord permissions. Please re-authenticate with the 'guilds' scope"],
  },
  {
    world: 'token-expired',
    heading: 'Discord Session Expired',
    texts: ['Token refresh failed. Please re-authenticate.'],
  },
  {
    world: 'token-expired-refresh-fails',
    heading: 'Discord Session Expired',
    texts: ['Discord token expired and refresh failed. Please re-authenticate.'],
  },
  {
    world: 'function-empty-body',
    heading: 'Error Loading Servers',
    texts: [
      "The server couldn't receive your Discord ID properly",
      'Failed to fetch Discord servers: 400 Empty request body',
      '218345611802574848',
    ],
  },
  {
    world: 'function-invalid-json',
    heading: 'Error Loading Servers',
    texts: ["The server couldn't receive your Discord ID properly", 'Invalid JSON body'],
  },
  {
    world: 'function-missing-user-id',
    heading: 'Error Loading Servers',
    texts: ["The server couldn't receive your Discord ID properly", 'Missing required userId'],
  },
  {
    world: 'function-no-api-key',
    heading: 'Error Loading Servers',
    texts: ['The server could not tell who is asking', 'No API key found'],
  },
  { world: 'function-500', heading: 'Error Loading Servers', texts: ['500'] },
  {
    world: 'function-invalid-response',
    heading: 'Error Loading Servers',
    texts: ['Invalid response format from server'],
  },
  {
    world: 'no-discord-token',
    heading: 'Discord Session Expired',
    texts: ['No Discord token available'],
  },
  { world: 'no-discord-id', heading: 'Error Loading Servers', texts: ['Missing Discord ID'] },
];

for (const { world, heading, texts = [] } of states) {
  test(`${world} shows «${heading}»`, async ({ page, open }) => {
    await open('/servers', world);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    // Whatever went wrong, the demo stays within reach.
    await expect(page.getByRole('link', { name: 'Test Dashboard Demo' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('slow keeps the skeleton of six', async ({ page, open }) => {
  await open('/servers', 'slow');
  await expect(page.getByRole('list', { name: 'Loading' }).getByRole('listitem')).toHaveCount(6);
});

test('Retry rests for 3 s and asks again', async ({ page, open }) => {
  await page.clock.install();
  await open('/servers', 'function-500');
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('button', { name: 'Retrying...' })).toBeDisabled();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeEnabled();
});

test('reconnecting asks Discord again and stays signed in', async ({ page, open }) => {
  await open('/servers', 'missing-scopes');
  await page.getByRole('button', { name: 'Reconnect Discord' }).click();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page.getByRole('button', { name: /mira/ })).toBeVisible();
});

test('200 servers can be searched by name', async ({ page, open }) => {
  await open('/servers', 'many-servers');
  await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter servers' }).fill('harbour breakers');
  await expect(page.getByRole('link', { name: 'Harbour Breakers 10' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Northside Resellers 1' })).toBeHidden();
});

test.describe('signing in and out', () => {
  test('with e-mail and password', async ({ page, open }) => {
    await open('/servers', 'signed-out');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('admin@grouped.example');
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog.getByText('Invalid credentials')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'admin@grouped.example',
    );
    await expectAccessible(page);
    await dialog.getByLabel('Password').fill('grouped-demo');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
  });

  test('refused by the person on Discord', async ({ page, open }) => {
    await open('/servers', 'sign-in-refused');
    await page.getByRole('main').getByRole('button', { name: 'Sign in with Discord' }).click();
    await expect(page.getByText('Authentication error. Please try again.')).toBeVisible();
  });

  test('tokens nobody knows', async ({ page, open }) => {
    await open('/servers', 'sign-in-without-session');
    await page.getByRole('main').getByRole('button', { name: 'Sign in with Discord' }).click();
    await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible();
  });

  test('out again, which forgets the tokens', async ({ page, open }) => {
    await open('/servers', 'owner');
    await page.getByRole('button', { name: /mira/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Successfully signed out')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('supabase-auth'))).toBeNull();
  });

  test('out refused', async ({ page, open }) => {
    await open('/servers', 'sign-out-fails');
    await page.getByRole('button', { name: /mira/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Failed to sign out')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
  });

  test('comes back to where it began', async ({ page, open }) => {
    await open('/dashboard/100000000000000001/points', 'signed-out');
    await page
      .getByRole('button', { name: /sign in/i })
      .first()
      .click();
    await expect(page.getByText('Successfully signed in!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/100000000000000001\/points$/);
  });
});

test.describe('adding a server', () => {
  test('adds one and opens it', async ({ page, open }) => {
    await open('/servers', 'owner');
    await page.getByRole('button', { name: 'Add Server' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Discord Server' });
    await dialog.getByRole('button', { name: 'Add Server' }).click();
    await expect(dialog.getByText('Please select a Discord server')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Sneaker Wire' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Add Server' }).click();
    await expect(page.getByText('Server added successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
  });

  test('offers nothing to whoever administrates nothing', async ({ page, open }) => {
    await open('/servers', 'no-administrator-servers');
    await page.getByRole('button', { name: 'Add Server' }).click();
    await expect(page.getByText('No servers with administrator permissions found.')).toBeVisible();
  });
});

test.describe('without a network', () => {
  // supabase-js writes what it could not fetch to the console by itself.
  test.use({ ordinaryErrors: /fetch|network|^Failed to load resource/i });

  test('says so and keeps the demo', async ({ page, open }) => {
    await open('/servers', 'offline');
    await expect(page.getByRole('heading', { name: 'Error Loading Servers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Test Dashboard Demo' })).toBeVisible();
  });
});
