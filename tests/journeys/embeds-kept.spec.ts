import { designerOn, webhookUrl } from './designer';
import { expect, test } from './test';

const announcement = {
  content: 'Hello @everyone',
  allowed_mentions: { parse: [] },
  flags: 4096,
  components: [{ type: 1, components: [{ type: 2, style: 5, label: 'Shop', url: 'https://a.b' }] }],
  nonsense: 1,
};

test('an imported announcement that pings nobody still pings nobody when it is sent', async ({
  page,
  open,
}) => {
  await open('/embeds', 'signed-out');
  const { button, dialog, main, preview, ...designer } = designerOn(page);
  const kept = main.getByRole('region', { name: 'Kept from the imported message' });
  await designer.choose('Import');
  await dialog('Import').getByRole('textbox').fill(JSON.stringify(announcement));
  await dialog('Import').getByRole('button', { name: 'Import' }).click();
  await expect(kept.getByRole('listitem')).toHaveText([
    'Allowed mentionsPings no oneRemove',
    'FlagsSends no notificationRemove',
    'Components1 componentRemove',
  ]);
  await expect(kept).toContainText('nonsense');
  await expect(preview).toContainText('Hello @everyone');

  await test.step('the parts survive a link', async () => {
    await button('Share Embed').click();
    const link = await dialog('Share Embed').getByRole('textbox', { name: 'Link' }).inputValue();
    await page.goto(link);
    await expect(kept.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the parts survive a reload', async () => {
    const stored = () => page.evaluate(() => localStorage.getItem('grouped:embeds:draft'));
    await expect.poll(stored).toContain('allowed_mentions');
    await page.reload();
    await expect(kept.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the message is sent unchanged', async () => {
    await designer.webhook.fill(webhookUrl);
    const sending = page.waitForRequest((request) => request.method() === 'POST');
    await button('Send').click();
    const request = await sending;
    expect(new URL(request.url()).searchParams.get('with_components')).toBe('true');
    const { nonsense: _, ...sent } = announcement;
    expect(request.postDataJSON()).toEqual(sent);
    await expect(button('Edit')).toBeVisible();
  });

  await test.step('the message is edited without a removed part', async () => {
    await kept.getByRole('button', { name: 'Remove components' }).click();
    const editing = page.waitForRequest((request) => request.method() === 'PATCH');
    await button('Edit').click();
    expect((await editing).postDataJSON()).toEqual({
      content: announcement.content,
      embeds: [],
      allowed_mentions: { parse: [] },
      components: [],
    });
  });
});
