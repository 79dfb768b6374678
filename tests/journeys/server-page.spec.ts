import type { Page } from '@playwright/test';
import { expect, expectSignedIn, test } from './test';

// The stories in Storybook show the page in each mock world. These journeys cover the actions that navigate to another
// page.

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /mira/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('the demo server works without signing in, and signing in and out leaves it open', async ({
  page,
  open,
}) => {
  const points = page.getByRole('textbox', { name: 'Success points', exact: true });
  await test.step('each page is announced, and it saves in the browser', async () => {
    const announced = page.locator('p[aria-live="polite"]');
    await open('/servers', 'signed-out');
    await page.getByRole('link', { name: 'Test Dashboard Demo' }).click();
    await expect(announced.getByText(/Bot Configuration/)).toBeAttached();
    await page.getByRole('link', { name: 'Points', exact: true }).click();
    await expect(announced.getByText(/^Points/)).toBeAttached();
    await points.fill('5');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByText('Configuration saved successfully!')).toBeVisible();
    // Start on another page, like a user who follows a link in a message.
    await page.goto('about:blank');
    await open('/dashboard/100000000000000001/points#SuccessPoints');
    await expect(points).toBeFocused();
    await expect(points).toHaveValue('5');
  });
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in with Discord' });
  await Promise.all([expectSignedIn(page), signIn.click()]);
  await expect(page).toHaveURL(/\/dashboard\/100000000000000001\/points#SuccessPoints$/);
  // The page moves the focus to the setting in the URL.
  await expect(points).toBeFocused();

  await test.step('Ctrl+/ opens the search of the settings, and Ctrl+K the command palette', async () => {
    const settings = page.getByRole('textbox', { name: 'Search settings...' });
    await expect(settings).toBeEnabled();
    await page.keyboard.press('Control+/');
    await expect(settings).toBeFocused();
    const award = page.getByRole('switch', { name: 'Award success points' });
    await award.focus();
    await page.keyboard.press('Control+k');
    await expect(
      page.getByPlaceholder('Search pages, docs, commands, and settings...'),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(award).toBeFocused();
    await page.keyboard.press('Control+/');
    await expect(settings).toBeFocused();
  });
  await test.step('the sign-out deletes the tokens', async () => {
    await logOut(page);
    await expect(page.getByText('Successfully signed out')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('supabase-auth'))).toBeNull();
  });
});

declare global {
  interface Window {
    report(text: string): Promise<void>;
  }
}

const resyncTexts = ['Resyncing Discord data...', 'Successfully signed in!'];

test.describe('notices of a sign-in', () => {
  test('resyncing and reconnecting stay signed in and say so, and so does a canceled sign-in', async ({
    page,
    open,
  }) => {
    // A toast may be gone before the journey looks. The pages report each of them as soon as it is visible.
    const said: string[] = [];
    await page.exposeFunction(
      'report' satisfies keyof Window,
      (text: string) => void said.push(text),
    );
    await page.addInitScript((texts) => {
      const reported = new Set<string>();
      addEventListener('DOMContentLoaded', () => {
        const look = () => {
          const shown = [...document.querySelectorAll('[role=status], [role=alertdialog]')].filter(
            (each) => each.checkVisibility(),
          );
          for (const text of texts) {
            if (reported.has(text) || !shown.some((each) => each.textContent.includes(text)))
              continue;
            reported.add(text);
            void window.report(text);
          }
        };
        // A page can be left before its next frame, and a toast that is in the page already can become visible later.
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
        const lookInEachFrame = () => {
          look();
          requestAnimationFrame(lookInEachFrame);
        };
        lookInEachFrame();
      });
    }, resyncTexts);
    await open('/docs', 'owner');
    await page.getByRole('button', { name: /mira\.resells/ }).click();
    await page.getByRole('menuitem', { name: 'Resync Discord' }).click();
    // A page that is left at once may show the notice, too.
    await expect.poll(() => [...new Set(said)]).toEqual(resyncTexts);
    await expect(page).toHaveURL(/\/docs(\?world=owner)?$/);
    await expect(page.getByRole('button', { name: /mira\.resells/ })).toBeVisible();

    await test.step('canceled, and reconnected', async () => {
      await open('/servers', 'sign-in-refused');
      const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in with Discord' });
      const canceled = page.getByText('Sign-in with Discord canceled');
      await Promise.all([expect(canceled).toBeVisible(), signIn.click()]);

      await open('/servers', 'missing-scopes');
      said.splice(0);
      await page.getByRole('button', { name: 'Reconnect Discord' }).click();
      await expect.poll(() => said).toContain('Successfully signed in!');
      await expect(page.getByRole('button', { name: /mira/ })).toBeVisible();
    });
  });
});
