import { expect, expectSignedIn, test } from './test';

// The stories in Storybook show the page in each mock world. These journeys cover the actions that navigate to another
// page.

test('reconnecting requests access from Discord again and stays signed in', async ({
  page,
  open,
}) => {
  await open('/servers', 'missing-scopes');
  await page.getByRole('button', { name: 'Reconnect Discord' }).click();
  // A user with a restored session is not welcomed again, so no welcome toast replaces this toast.
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page.getByRole('button', { name: /mira/ })).toBeVisible();
});

test('a failed sign-in shows the reason', async ({ page, open }) => {
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in with Discord' });
  await test.step('canceled by the user on Discord', async () => {
    await open('/servers', 'sign-in-refused');
    await signIn.click();
    await expect(page.getByText('Sign-in with Discord canceled')).toBeVisible();
  });
  await test.step('unknown tokens', async () => {
    await open('/servers', 'sign-in-without-session');
    await signIn.click();
    await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible();
  });
});

test('signing in returns to the page where it started', async ({ page, open }) => {
  await open('/dashboard/100000000000000001/points', 'signed-out');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in with Discord' }).click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(/\/dashboard\/100000000000000001\/points$/);
});

test('in the settings, Ctrl+K opens the command palette, and Ctrl+/ the search of the settings', async ({
  page,
  open,
}) => {
  await open('/dashboard/100000000000000001/points', 'owner');
  const settings = page.getByRole('textbox', { name: 'Search settings...' });
  await expect(settings).toBeEnabled();
  await page.keyboard.press('Control+/');
  await expect(settings).toBeFocused();
  await page.getByRole('switch', { name: 'Award success points' }).focus();
  await page.keyboard.press('Control+k');
  await expect(
    page.getByPlaceholder('Search pages, docs, commands, and settings...'),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch', { name: 'Award success points' })).toBeFocused();
  await page.keyboard.press('Control+/');
  await expect(settings).toBeFocused();
});

test('signing out deletes the tokens, or shows an error', async ({ page, open }) => {
  const signOut = async () => {
    await page.getByRole('button', { name: /mira/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await test.step('fails', async () => {
    await open('/servers', 'sign-out-fails');
    await signOut();
    await expect(page.getByText('Failed to sign out')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
  });
  await test.step('succeeds', async () => {
    await open('/servers', 'owner');
    await signOut();
    await expect(page.getByText('Successfully signed out')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('supabase-auth'))).toBeNull();
  });
});

test('a server is added and opened', async ({ page, open }) => {
  await open('/servers', 'owner');
  await page.getByRole('button', { name: 'Add Server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Discord Server' });
  await dialog.getByRole('button', { name: 'Add Server' }).click();
  await expect(dialog.getByText('Please select a Discord server')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Sneaker Wire' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add Server' }).click();
  await expect(page.getByText('Server added successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
});

test.describe('without a network', () => {
  // supabase-js itself logs failed requests, so its messages are expected.
  test.use({ ordinaryErrors: /fetch|network|^Failed to load resource/i });

  test('the page shows an error and keeps the demo', async ({ page, open }) => {
    await open('/servers', 'offline');
    await expect(page.getByRole('heading', { name: 'Error Loading Servers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Test Dashboard Demo' })).toBeVisible();
  });
});
