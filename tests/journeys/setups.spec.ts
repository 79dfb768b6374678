import { expect, expectAccessible, test } from './test';

test('set up tickets in one place, save once, and find the same on the tabs', async ({
  page,
  open,
}) => {
  await open('/dashboard/902334817261953024/start', 'owner');
  const main = page.getByRole('main');
  const tab = (name: string) =>
    page
      .getByRole('navigation', { name: 'Settings', exact: true })
      .getByRole('link', { name, exact: true });
  const channel = page.getByRole('combobox', { name: 'Ticket panel channel' });
  const roles = page.getByRole('combobox', { name: 'Shop support roles' });
  const message = page.getByRole('group', { name: 'Cancellation ticket message' });
  const preview = page.getByRole('region', { name: 'Preview of Cancellation ticket message' });

  await main.getByRole('link', { name: /^Set up tickets/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up tickets' })).toBeVisible();
  await channel.fill('open-a-ticket');
  await page.keyboard.press('Tab');
  await roles.click();
  await page.getByRole('option', { name: 'Support', exact: true }).click();
  // The list stays open for another choice, and hides the rest of the page from screen readers.
  await page.keyboard.press('Tab');
  await message.getByRole('textbox', { name: 'Title' }).fill('Before you go');
  await expect(preview).toContainText('Before you go');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('All changes saved').first()).toBeVisible();

  await tab('Channels').click();
  await expect(channel).toHaveValue('open-a-ticket');
  await tab('Roles').click();
  await expect(page.locator('#ShopSupportRoles')).toContainText('Support');
  await tab('Embeds').click();
  await expect(message.getByRole('textbox', { name: 'Title' })).toHaveValue('Before you go');

  await test.step('the search leads back', async () => {
    await page.getByLabel('Search settings...').fill('set up tickets');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/setup-tickets/);
    await expect(channel).toHaveValue('open-a-ticket');
  });
});
