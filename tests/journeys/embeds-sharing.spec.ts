import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { designerOn, fresh, token, webhookUrl } from './designer';
import { alwaysHydrated, expect, test } from './test';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

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
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
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
  await mine.sender.click();
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

/** Decodes the value of a `share` parameter and returns the JSON that it contains. */
function shared(share: string): string {
  return share.startsWith('z.')
    ? inflateRawSync(Buffer.from(share.slice(2), 'base64url')).toString()
    : Buffer.from(share, 'base64url').toString();
}
