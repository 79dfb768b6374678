import type { Page } from '@playwright/test';
import { expect, test } from './test';

const noor = {
  username: 'card_shop',
  email: 'noor@resellers.example',
  password: 'a long password',
};
const admin = { email: 'admin@grouped.example', password: 'grouped-demo' };
const setup = /\/biz\/new\/setup$/;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

async function startSelling(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sell a Membership' }).click();
}

async function fillAccount(page: Page): Promise<void> {
  const form = dialog(page, 'Sell a Membership');
  await form.getByLabel('Username').fill(noor.username);
  await form.getByLabel('Email').fill(noor.email);
  await form.getByLabel('Password', { exact: true }).fill(noor.password);
}

async function signIn(page: Page, { email, password }: typeof admin): Promise<void> {
  const form = dialog(page, 'Sign In');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function login(page: Page, credentials: typeof admin): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Login' }).click();
  await signIn(page, credentials);
  await says(page, 'Successfully signed in!');
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await says(page, 'Successfully logged out from marketplace');
  await expect(page).toHaveURL(/\/marketplace$/);
}

test('a seller creates an account, stays signed in, and signs in again', async ({ page, open }) => {
  await open('/marketplace', 'signed-out');
  const form = dialog(page, 'Sell a Membership');
  await test.step('a reload keeps the form, except the password', async () => {
    await startSelling(page);
    await fillAccount(page);
    await expect(page).toHaveURL(/[?&]account=create$/);
    await page.reload();
    await expect(form.getByLabel('Username')).toHaveValue(noor.username);
    await expect(form.getByLabel('Email')).toHaveValue(noor.email);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(stored).toContain(noor.username);
    expect(stored).not.toContain(noor.password);
  });
  await test.step('create', async () => {
    await form.getByLabel('Password', { exact: true }).fill(noor.password);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await says(page, 'Account created successfully!');
    await expect(page).toHaveURL(setup);
  });
  await test.step('after a reload the button leads to the store', async () => {
    await open('/marketplace');
    await expect(page.getByRole('button', { name: noor.email })).toContainText('Marketplace');
    await startSelling(page);
    await expect(page).toHaveURL(setup);
  });
  await test.step('sign out and in', async () => {
    await open('/marketplace');
    await logOut(page, noor.email);
    await login(page, noor);
    await expect(page.getByRole('button', { name: noor.email })).toBeVisible();
    await expect(page).toHaveURL(/\/marketplace$/);
  });
});

/** Enters the code that demo mode shows in place of an email. */
async function enterCode(page: Page, name = 'Code from the email'): Promise<void> {
  const shown = page.getByText(/^Demo mode sends no email\. The code is \d{6}\.$/).first();
  const code = /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name }).fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).first().click();
}

test('an account is made with Discord by a username only, and with an email by its code', async ({
  page,
  open,
}) => {
  await test.step('with Discord', async () => {
    await open('/marketplace', 'newcomer-signed-out');
    await startSelling(page);
    await page.getByRole('button', { name: 'Continue with Discord' }).click();
    const form = dialog(page, 'Sell a Membership');
    await expect(form.getByLabel('Username')).toHaveValue('fresh_start');
    await expect(form.getByLabel('Password')).toHaveCount(0);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await says(page, 'Account created successfully!');
    await expect(page).toHaveURL(setup);
  });
  await open('/marketplace', 'seller-confirming');
  await startSelling(page);
  await fillAccount(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog(page, 'Confirm Your Email')).toContainText(noor.email);
  await page.getByRole('textbox', { name: 'Code from the email' }).fill('000 000');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await says(page, /^This code is wrong or too old/);
  await enterCode(page);
  await says(page, 'Account created successfully!');
  await expect(page).toHaveURL(setup);
});

test('a link that has expired leads to another code, which replaces a forgotten password', async ({
  page,
  open,
}) => {
  const error =
    'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  await open('/marketplace', 'signed-out');
  await test.step('the link signs nobody in, and says so', async () => {
    await Promise.all([
      says(page, /^That link has expired or was already used/),
      page.goto(`/marketplace?account=new-password&${error}#${error}`),
    ]);
    await expect(dialog(page, 'Reset Password')).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });
  await test.step('request a code', async () => {
    await dialog(page, 'Reset Password').getByLabel('Email').fill(admin.email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(dialog(page, 'Check Your Inbox')).toContainText(admin.email);
  });
  await test.step('choose a new password', async () => {
    await enterCode(page);
    const form = dialog(page, 'Choose a New Password');
    await form.getByLabel('New password', { exact: true }).fill('another password');
    await form.getByRole('button', { name: 'Save Password' }).click();
    await says(page, 'Password changed successfully!');
    await expect(page).toHaveURL(/\/marketplace$/);
  });
  await test.step('the new one signs in, the old one does not', async () => {
    await logOut(page, 'theo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Login' }).click();
    await signIn(page, admin);
    await says(page, 'Invalid credentials');
    await signIn(page, { ...admin, password: 'another password' });
    // The second toast replaces the first one as soon as the role is known.
    await says(page, /Successfully signed in!|Logged in as admin/);
  });
});
