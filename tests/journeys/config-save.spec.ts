import type { Page } from '@playwright/test';
import type { WorldName } from '../../src/mocks/worlds';
import { expect, expectAccessible, test } from './test';

const successPoints = (page: Page) =>
  page.getByRole('textbox', { name: 'Success points', exact: true });

async function changeAndSave(page: Page) {
  await successPoints(page).fill('77');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
}

async function openPoints(page: Page) {
  await page.getByRole('link', { name: 'Resell Heaven' }).click();
  await page.getByRole('link', { name: 'Points', exact: true }).click();
}

/** Each refusal of a save, by the world in which it is met (spec §8 «Configuration»). */
const refusals: [WorldName, string][] = [
  ['save-fails', 'Failed to save configuration'],
  ['save-not-allowed-to-modify', "You don't have permission to modify this configuration"],
  ['save-not-allowed', "You don't have permission to save these changes"],
  ['save-sign-in-required', 'Authentication required to save changes'],
  ['save-invalid-server', 'Invalid server configuration'],
];

for (const [world, text] of refusals) {
  test(`${world} says «${text}» and keeps what was typed`, async ({ page, open }) => {
    await open('/servers', world);
    await openPoints(page);
    await changeAndSave(page);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(successPoints(page)).toHaveValue('77');
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a conflict shows base, theirs and yours, and saves what is chosen', async ({
  page,
  open,
}) => {
  await open('/servers', 'save-conflict');
  await openPoints(page);
  await changeAndSave(page);
  const group = page.getByRole('radiogroup', { name: 'Success points' });
  await expect(group.getByRole('radio')).toHaveCount(3);
  await expectAccessible(page);
  await group.getByRole('radio', { name: /You have/ }).check({ force: true });
  await page.getByRole('button', { name: 'Apply choices' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Configuration saved successfully!')).toBeVisible();
  await page.reload();
  await expect(successPoints(page)).toHaveValue('77');
});

for (const [world, text] of [
  ['config-not-found', 'This server has no configuration'],
  ['config-forbidden', "You don't have permission to see this configuration"],
  ['config-unreachable', 'The configuration could not be loaded'],
] as const) {
  test(`${world} says why there is no form`, async ({ page, open }) => {
    await open('/servers', world);
    await page.getByRole('link', { name: 'Resell Heaven' }).click();
    // The editors, which stand in no configuration, are there all the same.
    await page.getByRole('link', { name: 'Advanced' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
  });
}

test('an editor sees the panels they were given and no other', async ({ page, open }) => {
  await open('/servers', 'editor-with-points-only');
  await page.getByRole('link', { name: 'Crypto Desk' }).click();
  await expect(page.getByRole('link', { name: 'Points', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Roles', exact: true })).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}/roles`);
  await expect(page.getByText("You don't have access to this panel")).toBeVisible();
});

test('leaving with unsaved changes asks first, and the changes are still there after', async ({
  page,
  open,
}) => {
  await open('/servers', 'owner');
  await openPoints(page);
  await successPoints(page).fill('77');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Back to Servers' }).first().click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/servers/);
  await openPoints(page);
  await expect(successPoints(page)).toHaveValue('77');
});

test('a value that cannot be saved is named and led to', async ({ page, open }) => {
  await open('/dashboard/100000000000000001/advanced', 'signed-out');
  await page.getByRole('textbox', { name: 'Server ID', exact: true }).fill('abc');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Enter an id of 17 to 20 digits.').first()).toBeVisible();
});

test('below 768 px the sidebar is a drawer', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/dashboard/100000000000000001/points', 'signed-out');
  await expect(successPoints(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open settings menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(page).toHaveURL(/\/roles$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
