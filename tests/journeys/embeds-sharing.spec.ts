import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { designerOn, fresh, token, webhookUrl } from './designer';
import { alwaysHydrated, expect, test } from './test';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('JSON is copied, read and edited; code is exported; a backup is imported', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/embeds', 'signed-out');
  const { cards, preview, text, ...designer } = designerOn(page);
  await designer.webhook.fill(webhookUrl);
  await text('Timestamp').fill('2026-03-14T09:26');

  await test.step('Copy JSON confirms for two seconds', async () => {
    const shown = await howLong(page, 'Copied!', () => designer.button('Copy JSON').click());
    expect(shown).toBeGreaterThanOrEqual(1_950);
    await expect(designer.button('Copy JSON')).toBeVisible();
    expect(JSON.parse(await clipboard(page))).toEqual({
      ...fresh,
      color: '#5865f2',
      timestamp: '2026-03-14T13:26:00.000Z',
    });
  });

  await test.step('View JSON shows the message, and the line of an error', async () => {
    await designer.button('View JSON').click();
    const dialog = designer.dialog('JSON');
    const json = dialog.getByRole('textbox', { name: 'Message as JSON' });
    expect(JSON.parse(await json.inputValue())).toEqual({
      ...fresh,
      color: '#5865f2',
      timestamp: '2026-03-14T13:26:00.000Z',
    });
    await json.fill('{\n  "title": "Written",\n  "description": oops\n}');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(json).toHaveAccessibleDescription('Line 3, column 18: unexpected o.');
    await expect(json).toBeFocused();
    await expect(dialog.locator('mark')).toHaveText('o');
    await page.keyboard.press('Escape');
    await expect(text('Title')).toHaveValue(fresh.title);
    await designer.button('View JSON').click();
    await expect(json).toHaveValue(/oops/);
    await json.fill('{"title": "Written", "color": "#00ff00"}');
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe('{"title": "Written", "color": "#00ff00"}');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
    await expect(text('Title')).toHaveValue('Written');
    await expect(cards).toHaveCSS('border-left-color', 'rgb(0, 255, 0)');
  });

  await test.step('Export Code', async () => {
    await designer.button('Export Code').click();
    const dialog = designer.dialog('Export Code');
    const code = (language: string) =>
      dialog.getByRole('textbox', { name: `Code for ${language}` });
    await expect(code('curl')).toHaveValue(
      /^curl 'https:\/\/discord\.com\/api\/webhooks\/ID\/TOKEN\?wait=true'/,
    );
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => clipboard(page)).toBe(await code('curl').inputValue());
    expect(await clipboard(page)).not.toContain(token);
    await dialog.getByRole('checkbox', { name: 'Copy the code with my webhook URL' }).check();
    await expect(code('curl')).toHaveValue(/webhooks\/\d+\/••••••••/);
    await expect(code('curl')).not.toHaveValue(new RegExp(token));
    await dialog.getByRole('tab', { name: 'discord.js' }).click();
    await expect(code('discord.js')).toHaveValue(/new WebhookClient/);
    await dialog.getByRole('tab', { name: 'discord.py' }).click();
    await expect(code('discord.py')).toHaveValue(/SyncWebhook\.from_url/);
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    const shown = await code('discord.py').inputValue();
    await expect.poll(() => clipboard(page)).toBe(shown.replace('••••••••', token));
    await page.keyboard.press('Escape');
  });

  await test.step('Import of a Discohook backup', async () => {
    const backup = {
      version: 7,
      backups: [
        {
          name: 'Launch',
          targets: [{ url: 'https://discord.com/api/webhooks/1/stolen' }],
          messages: [
            { data: { content: 'First message', embeds: null } },
            {
              data: {
                content: 'Second message',
                embeds: [
                  { title: 'Rules', color: 16_744_448, fields: [{ name: 'a', value: 'b' }] },
                ],
              },
            },
          ],
        },
      ],
    };
    await designer.button('Import').click();
    const dialog = designer.dialog('Import');
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Paste JSON or a link.');
    await dialog.getByRole('textbox').fill(JSON.stringify(backup));
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(dialog.getByRole('radiogroup')).toHaveAccessibleName(
      '2 messages found. Choose one.',
    );
    await dialog.getByRole('radio', { name: 'Second message' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(text('Title')).toHaveValue('Rules');
    await expect(cards).toHaveCSS('border-left-color', 'rgb(255, 128, 0)');
    await expect(preview).toContainText('Second message');
    await designer.button('Show Webhook URL').click();
    await expect(designer.webhook).toHaveValue(webhookUrl);
    await designer.button('Undo').click();
    await expect(text('Title')).toHaveValue('Written');
  });
});

test('signing out in another tab removes the webhook URL', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  await open('/embeds', 'owner');
  const { text, ...designer } = designerOn(page);
  await designer.webhook.fill(webhookUrl);
  await text('Title').fill('Still here');
  await expect(designer.webhook).toHaveValue(/••••/);

  const other = alwaysHydrated(await context.newPage());
  await other.goto(`${baseURL}/servers`);
  await other.getByRole('button', { name: /mira/i }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByText('Successfully signed out')).toBeVisible();

  await expect(designer.webhook).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  await expect(text('Title')).toHaveValue('Still here');
});

test('a message is shared with a user who has a draft', async ({
  page,
  open,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/embeds', 'signed-out');
  const mine = designerOn(page);
  await mine.webhook.fill(webhookUrl);
  await mine.text('Title').fill('Shared');
  await mine.text('Timestamp').fill('2026-03-14T09:26');
  await mine.message.click();
  await mine.text('Thread ID').fill('612345678901234567');
  await mine.button('Share Embed').click();
  const dialog = mine.dialog('Share Embed');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveAttribute('readonly', '');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await clipboard(page)).toBe(link);

  await test.step('neither webhook nor thread is in the link', () => {
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe(`${baseURL}/embeds`);
    expect([...searchParams.keys()]).toEqual(['share']);
    expect(JSON.parse(shared(searchParams.get('share') ?? ''))).toEqual({
      ...fresh,
      title: 'Shared',
      color: '#5865f2',
      timestamp: '2026-03-14T13:26:00.000Z',
    });
  });

  const theirs = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const theirPage = alwaysHydrated(await theirs.newPage());
  const { text, toast, ...designer } = designerOn(theirPage);

  await test.step('the link opens for the other user and keeps their draft', async () => {
    await theirPage.goto('/embeds');
    await text('Title').fill('Mine');
    await theirPage.goto(link);
    await expect(text('Title')).toHaveValue('Shared');
    await expect(toast('Shared embed loaded successfully!')).toBeVisible();
    await expect(theirPage).toHaveURL('/embeds');
    await expect(designer.webhook).toHaveValue('');
    await text('Description').fill('Changed');
    await designer.button('Back to my message').click();
    await expect(text('Title')).toHaveValue('Mine');
  });

  await test.step('the draft survives two links and a reload', async () => {
    for (const title of ['Shared', 'Another']) {
      await theirPage.goto(`/embeds?share=${btoa(JSON.stringify({ title }))}`);
      await expect(text('Title')).toHaveValue(title);
    }
    await theirPage.reload();
    const drafts = designer.dialog('Drafts');
    const open = drafts.getByRole('button', { name: /^Open / });
    await designer.button('Drafts').click();
    await expect(open.first()).toBeVisible();
    const count = await open.count();
    const titles: string[] = [];
    for (let place = 0; place < count; place += 1) {
      if (place > 0) await designer.button('Drafts').click();
      await open.nth(place).click();
      await expect(drafts).toBeHidden();
      titles.push(await text('Title').inputValue());
    }
    expect(titles).toContain('Mine');
  });

  await test.step('a link that is not a message shows an error', async () => {
    await theirPage.goto('/embeds?share=nothing');
    await expect(designer.main.getByRole('alert')).toHaveText(
      'Failed to load shared embed. The link may be invalid.',
    );
  });
  await theirs.close();
});

/** Performs the action `act`. Returns for how many milliseconds a button then shows the label `says`. */
async function howLong(page: Page, says: string, act: () => Promise<void>): Promise<number> {
  const time = page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const look = () => {
          const isSaid = [...document.querySelectorAll('button')].some(
            ({ textContent }) => textContent === words,
          );
          if (isSaid) since ??= performance.now();
          if (!isSaid && since !== null) {
            watch.disconnect();
            resolve(performance.now() - since);
          }
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    says,
  );
  await act();
  return time;
}

/** Decodes the value of a `share` parameter and returns the JSON that it contains. */
function shared(share: string): string {
  return share.startsWith('z.')
    ? inflateRawSync(Buffer.from(share.slice(2), 'base64url')).toString()
    : Buffer.from(share, 'base64url').toString();
}
