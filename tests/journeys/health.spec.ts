import { expect, expectAccessible, test } from './test';

test('find out why tickets fail, and repair it with three presses', async ({ page, open }) => {
  await open('/dashboard/845201933120405504', 'bot-limited');
  const menu = page.getByRole('navigation', { name: 'Settings', exact: true });
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Cancellation ticket category' }) });

  await menu.getByRole('link', { name: /^Health \d+ things/ }).click();
  await expect(line.getByRole('heading', { name: 'No tickets are opened' })).toBeVisible();
  await expect(line).toContainText('Cancellations denies the bot the View Channels permission');
  await expectAccessible(page);

  await line.getByRole('link', { name: 'Cancellation ticket category' }).click();
  const category = page.getByRole('combobox', { name: 'Cancellation ticket category' });
  await expect(category).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Tickets');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('All changes saved').first()).toBeVisible();

  await menu.getByRole('link', { name: /^Health/ }).click();
  await expect(page.getByRole('heading', { name: 'Fails for members' })).toBeVisible();
  await expect(line).toHaveCount(0);
});
