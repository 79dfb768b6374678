import { designerOn } from './designer';
import { expect, test } from './test';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const settings = '/dashboard/845201933120405504/embeds';

test('the message of a setting opens in the designer, and the way back keeps what was typed', async ({
  page,
  open,
}) => {
  const { text, ...designer } = designerOn(page);
  const notice = page.getByText(/^Opened from the setting “Cancellation ticket message\.”/);

  await test.step('the designer has an own message', async () => {
    await open('/embeds', 'owner');
    await text('Title').fill('My own announcement');
    await expect(designer.cards).toContainText('My own announcement');
  });

  await test.step('the preview of the setting follows the typing', async () => {
    await open(settings, 'owner');
    const setting = page.getByRole('group', { name: 'Cancellation ticket message' });
    await setting.getByRole('textbox', { name: 'Title', exact: true }).fill('**Farewell**');
    const shown = page.getByRole('region', { name: 'Preview of Cancellation ticket message' });
    await expect(shown.locator('strong')).toHaveText('Farewell');
    await expect(shown.getByRole('group', { name: 'Embed' })).toHaveCSS(
      'border-left-color',
      'rgb(155, 135, 245)',
    );
    await setting.getByRole('link', { name: 'Open in designer' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  });

  await test.step('the designer opens a copy and keeps the other message', async () => {
    await expect(page).toHaveURL(/\/embeds$/);
    await expect(text('Title')).toHaveValue('**Farewell**');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(text('Title')).toHaveValue('My own announcement');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await text('Title').fill('Only in the designer');
  });

  await test.step('the way back is there after a reload', async () => {
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(text('Title')).toHaveValue('Only in the designer');
    await page.getByRole('link', { name: 'Back to the setting' }).click();
  });

  await test.step('the setting is marked and has what was typed there', async () => {
    await expect(page).toHaveURL(new RegExp(`${settings}#CancellationEmbed$`));
    const setting = page.getByRole('group', { name: 'Cancellation ticket message' });
    await expect(setting.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      '**Farewell**',
    );
  });

  await test.step('the designer has no way back if it is opened from elsewhere', async () => {
    await open('/embeds');
    await expect(text('Title')).toHaveValue('Only in the designer');
    await expect(notice).toHaveCount(0);
  });
});
