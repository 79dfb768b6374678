import { expect, test } from '../test';
import { people, server, signInHere } from './dashboard';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

// The journey uses a person whose sessions no other journey needs for a sensitive change.
test('a device that was signed out on another one cannot change a secret any more', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ userAgent: iPhone, baseURL: baseURL ?? '' });
  const other = await context.newPage();
  for (const each of [page.context(), context]) {
    await each.route('https://cdn.discordapp.com/**', (route) => route.abort());
  }
  const key = other.locator('#WhopAPIKey').getByLabel('Whop API Key', { exact: true });
  const save = other.getByRole('button', { name: 'Save', exact: true }).first();

  await test.step('both devices are listed', async () => {
    await other.goto(`/dashboard/${server}/api`);
    await signInHere(other, 'admin');
    await key.fill('a-secret-of-the-other-device');
    await page.goto('/security');
    await page.getByRole('button', { name: 'Use email and password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill(people.admin.email);
    await dialog.getByLabel('Password').fill(people.admin.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions.first()).toContainText('This device');
  });
  await test.step('one ends the session of the other', async () => {
    const phone = page.getByRole('button', { name: /^Sign out Safari on iPhone/ });
    await Promise.all([
      expect(page.getByText('Device signed out')).toBeVisible(),
      phone.first().click(),
    ]);
    await expect(phone).toHaveCount(0);
  });
  await test.step('the other is told, keeps what was typed, and changes nothing', async () => {
    await Promise.all([
      expect(
        other.getByText('You were signed out on another device. Sign in again.'),
      ).toBeVisible(),
      save.click(),
    ]);
    await expect(key).toHaveValue('a-secret-of-the-other-device');
    expect(await other.evaluate(() => localStorage.getItem('supabase-auth'))).toBeNull();
  });
  await test.step('after a sign-in there, the secret is saved', async () => {
    await signInHere(other, 'admin');
    await expect(key).toHaveValue('a-secret-of-the-other-device');
    await save.click();
    await expect(other.getByText('Configuration saved successfully!')).toBeVisible();
  });
  await context.close();
});
