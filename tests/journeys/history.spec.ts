import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const successPoints = (page: Page) =>
  page.getByRole('textbox', { name: 'Success points', exact: true });
const history = (page: Page) => page.getByRole('dialog', { name: 'History', exact: true });
const entries = (page: Page) =>
  history(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const undo = (entry: Locator) =>
  entry.getByRole('button', { name: 'Undo this change', exact: true });

async function changeAndSave(page: Page, points: string) {
  await successPoints(page).fill(points);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(history(page)).toBeVisible();
}

test('a change is found in the history, and undone there', async ({ page, open }) => {
  await open('/dashboard/845201933120405504/points', 'owner');
  await changeAndSave(page, '77');
  await openHistory(page);
  const newest = entries(page).first();
  await expect(newest).toContainText('mira.resells');
  await expect(newest).toContainText(/Success points25 points77 points/);

  const filter = history(page).getByRole('combobox', { name: 'Filter by setting' });
  await filter.fill('Success points');
  await page.keyboard.press('Enter');
  await expect(history(page).getByText('Scramble points')).toBeHidden();
  await expect(entries(page)).toHaveCount(7);

  await undo(newest).click();
  await expect(page.getByText('Configuration saved successfully!').last()).toBeVisible();
  await expect(entries(page)).toHaveCount(8);
  await expect(entries(page).first()).toContainText(/Success points77 points25 points/);
  await expect(entries(page).nth(1)).toContainText('Undone');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused();
  await expect(successPoints(page)).toHaveValue('25');
  await page.reload();
  await expect(successPoints(page)).toHaveValue('25');
});
