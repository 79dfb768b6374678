import type { Page } from '@playwright/test';
import { expect, test } from './test';

/**
 * A timeout in ms that is long enough for a machine that runs at a tenth of the usual speed. Storybook's page takes 7 to
 * 15 seconds to load on two quiet cores.
 */
const slow = { timeout: 240_000 };

/** Selects an item of a list in Storybook's toolbar. */
async function select(page: Page, list: RegExp, item: RegExp) {
  await page.getByRole('button', { name: list }).first().click(slow);
  await page.getByRole('option', { name: item }).first().click(slow);
}

test('a tester finds an error, shares its state in a link, and sees it in both themes', async ({
  stage,
}) => {
  test.setTimeout(1_200_000);
  const page = await stage.visitStorybook('');
  const frame = page.frameLocator('#storybook-preview-iframe');
  const search = frame.getByRole('searchbox', { name: 'Find a message' });
  const firstLink = frame.getByRole('row').nth(1).getByRole('link');
  const state = frame.getByRole('status', { name: 'State' });
  const session = /&session=[\w-]+/;

  await test.step('the start page leads to the catalogue, and the catalogue to a console', async () => {
    await frame.getByRole('link', { name: 'error catalogue' }).click(slow);
    await search.fill('rate limited seconds left', slow);
    await firstLink.click(slow);
    await expect(frame.getByText('You can send again in 3 sec.').first()).toBeVisible(slow);
    await expect(page.getByRole('button', { name: 'Show addon panel' })).toBeVisible(slow);
  });

  await test.step('a copied link has the state, the theme and the size', async () => {
    await select(page, /color scheme|dark/i, /light/i);
    await select(page, /viewport/i, /Phone 390/);
    const address = page.url();
    await frame
      .getByRole('group', { name: 'Time' })
      .getByRole('button', { name: /second/ })
      .click(slow);
    await expect(page).not.toHaveURL(address);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await frame.getByRole('button', { name: 'Copy link' }).click(slow);
    await expect(frame.getByText('Copied')).toBeVisible(slow);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    // So a reload has the state, too.
    expect(session.exec(page.url())?.[0]).toBe(session.exec(link)?.[0] ?? 'none');
    await page.goto(link);
    await expect(frame.getByText('You can send again in 2 sec.').first()).toBeVisible(slow);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(390);
  });

  await test.step('another story does not get the steps of a console, and Back does', async () => {
    const before = await state.textContent();
    await page.locator('[data-item-id="machines-consoles--copy-notice"]').click(slow);
    await expect(state).toHaveText('idle', slow);
    await expect(page).not.toHaveURL(/session=/);
    await page.goBack();
    await expect(state).toHaveText(before ?? '', slow);
    await expect(page).toHaveURL(session);
  });

  await test.step('the page with both themes has the steps, too', async () => {
    const shown = await state.textContent();
    const toolbar = page.getByTestId('sb-preview-toolbar');
    await toolbar.getByRole('button', { name: 'Both themes' }).click(slow);
    await expect(page).toHaveURL(/flows-both-themes--story/, slow);
    for (const theme of ['dark', 'light']) {
      const picture = frame.frameLocator(`iframe[title$=", ${theme}" i]`);
      await expect(picture.locator('html')).toHaveAttribute('data-theme', theme, slow);
      await expect(picture.getByRole('status', { name: 'State' })).toHaveText(shown ?? '', slow);
    }
    // The consoles and the catalogue fold the panel of the addons, and other stories open it again.
    await expect(page.getByRole('tab', { name: /^Accessibility/ })).toBeVisible(slow);
  });
  await page.close();
});
