import type { Page } from '@playwright/test';
import { expect, test } from './test';

const demoDashboard = '/dashboard/100000000000000001';

async function signInWithDiscord(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Sign in with Discord' }).click();
}

async function signInAsAdmin(page: Page, password: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill('admin@grouped.example');
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /mira/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('after the Discord sign-in a user sees a success notice and a welcome', async ({
  page,
  open,
}) => {
  await open('/servers', 'signed-out');
  await signInWithDiscord(page);
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page.getByText('Welcome, mira.resells!')).toBeVisible();
});

test('after the admin sign-in a user sees a notice and a welcome', async ({ page, open }) => {
  await open('/admin', 'signed-out');
  await signInAsAdmin(page, 'grouped-demo');
  await expect(page.getByText('Logged in as admin')).toBeVisible();
  await expect(page.getByText(/^Welcome, .+!$/)).toBeVisible();
});

test('resyncing shows a notice before the page redirects', async ({ page, open }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        const text = [...document.querySelectorAll('[role=status]')].find(
          (each) =>
            each.textContent.includes('Resyncing Discord data...') && each.checkVisibility(),
        );
        if (text) requestAnimationFrame(() => sessionStorage.setItem('resyncing', 'seen'));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  await open('/servers', 'owner');
  await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
  await open('/docs');
  await page.getByRole('button', { name: /mira\.resells/ }).click();
  const back = page.waitForURL((url) => url.pathname === '/docs' && url.hash === '');
  await page.getByRole('menuitem', { name: 'Resync Discord' }).click();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await back;
  expect(await page.evaluate(() => sessionStorage.getItem('resyncing'))).toBe('seen');
});

test('an editor without a name is not added, and the reason is shown', async ({ page, open }) => {
  await open('/dashboard/845201933120405504', 'owner');
  await page.getByRole('button', { name: 'Add Editor' }).click();
  const form = page.getByRole('form', { name: 'Add Editor' });
  await form.getByRole('button', { name: 'Add Editor' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(
    form.getByRole('textbox', { name: 'Name', exact: true }),
  ).toHaveAccessibleDescription(/Enter a name\./);
});

test('logging out on the dashboard of the demo leaves it open', async ({ page, open }) => {
  await open(demoDashboard, 'owner');
  await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
  await logOut(page);
  await expect(page.getByText('Successfully signed out')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
});

test('the first removal in the admin panel does not wait for another one', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        if (document.body.textContent.includes('Removing the previous user')) {
          document.documentElement.dataset['waited'] = '';
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  await open('/admin', 'admin');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('User removed successfully')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-waited')).toBeNull();
});

test.describe(() => {
  // Without a network the client library logs the error itself.
  test.use({ ordinaryErrors: /^Failed to load (resource|‘)|Failed to fetch|NetworkError/ });
  test('texts of the session', async ({ page, open }) => {
    const says = (text: string | RegExp) => expect(page.getByText(text)).toBeVisible();
    await test.step('Discord sign-in', async () => {
      await open('/servers', 'sign-in-fails');
      await signInWithDiscord(page);
      await says('Failed to sign in with Discord');
      await open('/servers', 'offline-signed-out');
      await signInWithDiscord(page);
      await says('An error occurred during sign in');
      await open('/servers', 'sign-in-without-session');
      await signInWithDiscord(page);
      await says('Authentication failed. Please try again.');
      await open('/servers', 'sign-in-refused');
      await signInWithDiscord(page);
      await says('Sign-in with Discord canceled');
    });
    await test.step('e-mail', async () => {
      await open('/admin', 'invalid-credentials');
      await signInAsAdmin(page, 'wrong');
      await says('Invalid credentials');
    });
    await test.step('session and sign-out', async () => {
      await open('/servers', 'session-refresh-empty');
      await says('Failed to refresh token, no session returned');
      await open('/servers', 'sign-out-fails');
      await logOut(page);
      await says('Failed to sign out');
      await open('/servers', 'offline');
      await logOut(page);
      await says('An error occurred during sign out');
      await open('/servers', 'owner');
      await logOut(page);
      await says('Successfully signed out');
    });
  });
});
