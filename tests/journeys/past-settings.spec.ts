import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const first = '/dashboard/845201933120405504';
const successPoints = (page: Page) =>
  page.getByRole('textbox', { name: 'Success points', exact: true });

test('copy a configuration to a second server', async ({ page, open }) => {
  await open('/servers', 'owner');
  await page.getByRole('link', { name: 'Card Collectors' }).click();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Points' })
    .click();
  await expect(successPoints(page)).toHaveValue('');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy from another server' }).click();
  const form = page.getByRole('dialog', { name: 'Copy from another server' });
  await form.getByRole('combobox', { name: 'Server' }).fill('Resell Heaven');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Read its settings' }).click();
  await form.getByRole('combobox', { name: /bot-log/ }).fill('audit-log');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Show changes' }).click();
  await form.getByRole('button', { name: /^Change \d+ settings$/ }).click();

  await expect(successPoints(page)).toHaveValue('25');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Configuration saved successfully!')).toBeVisible();
  await page.reload();
  await expect(successPoints(page)).toHaveValue('25');
});

test('see what a person changed, and go back a week', async ({ page, open }) => {
  await open(`${first}/points`, 'owner');
  const history = page.getByRole('dialog', { name: 'History', exact: true });
  const entries = history.getByRole('listitem').filter({ has: page.locator('time') });
  await page.getByRole('button', { name: 'History', exact: true }).click();

  await test.step('the filters are in the URL, and a reload keeps them', async () => {
    await expect(entries.first()).toContainText('mira.resells');
    await history.getByRole('button', { name: /Filter by person/ }).click();
    await page.getByRole('option', { name: 'theo', exact: true }).click();
    await expect(entries.first()).toContainText('theo');
    await expect(entries.filter({ hasText: 'mira.resells' })).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]person=/);
    await page.reload();
    await expect(entries.first()).toContainText('theo');
    await expect(entries.filter({ hasText: 'mira.resells' })).toHaveCount(0);
  });

  await test.step('the differences to a week ago are shown', async () => {
    await history.getByRole('button', { name: 'Compare', exact: true }).click();
    const comparison = page.getByRole('dialog', { name: 'Compare two times' });
    await expect(comparison.getByRole('list', { name: 'Differences' })).toContainText(
      'Success points',
    );
    await expectAccessible(page);
    await comparison.getByRole('button', { name: 'Restore to “From”' }).click();
  });

  await test.step('its values are put into the form, and saved', async () => {
    const form = page.getByRole('dialog', { name: 'Go back in time' });
    await form.getByRole('button', { name: /^Change \d+ settings?$/ }).click();
    await expect(history).toBeHidden();
    await expect(page).not.toHaveURL(/history=/);
    await expect(successPoints(page)).toHaveValue('20');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByText('Configuration saved successfully!')).toBeVisible();
    await page.reload();
    await expect(successPoints(page)).toHaveValue('20');
  });
});
