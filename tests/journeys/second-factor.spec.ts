import type { Page } from '@playwright/test';
import { startingSecret } from '#mocks/session/factor-rows';
import { totpCode } from '#mocks/session/totp';
import { expect, test } from './test';

const enterCode = async (page: Page, secret: string, button: string) => {
  await page.getByLabel('Code from the app').fill(await totpCode(secret, Date.now()));
  await page.getByRole('button', { name: button, exact: true }).click();
};

test('an owner sets up an authenticator app, also after a reload in the middle', async ({
  page,
  open,
}) => {
  await open('/security', 'owner');
  const begin = async () => {
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByLabel('Name').fill('My phone');
    await page.getByRole('button', { name: 'Continue' }).click();
    const secret = page.locator('code');
    await expect(secret).toHaveText(/^([A-Z2-7]{4} ?){8}$/);
    return ((await secret.textContent()) ?? '').replaceAll(' ', '');
  };
  const first = await begin();
  await page.reload();
  await expect(page.getByText('You have not set up an app.')).toBeVisible();
  const second = await begin();
  expect(second).not.toBe(first);
  await enterCode(page, second, 'Turn on');
  const apps = page.getByRole('list', { name: 'Authenticator app' });
  await expect(apps.getByRole('listitem')).toHaveText(/My phone/);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  // The code that turned it on counts, so that nothing asks again for 15 minutes.
  await page.goto('/dashboard/845201933120405504/api');
  await page.getByLabel('Whop API Key', { exact: true }).fill('whop_key');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.locator('#WhopAPIKey')).toContainText('by mira.resells');
});

test('an API key is saved only after a code, and stays typed without one', async ({
  page,
  open,
}) => {
  await open('/dashboard/845201933120405504/api', 'second-factor');
  const field = page.getByLabel('Whop API Key', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  const dialog = page.getByRole('dialog', { name: 'Enter a code' });
  await field.fill('whop_key');
  await page.keyboard.press('Tab');
  await save.click();
  await expect(dialog.getByLabel('Code from the app')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing was changed.').first()).toBeVisible();
  await expect(field).toHaveValue('whop_key');
  await page
    .getByRole('button', { name: /^Save( again)?$/ })
    .first()
    .click();
  await enterCode(page, startingSecret, 'Confirm');
  await expect(page.locator('#WhopAPIKey')).toContainText('by mira.resells');
});
