import type { Page } from '@playwright/test';
import { designerOn, webhookUrl } from './designer';
import { alwaysHydrated, expect, expectAccessible, test } from './test';

/** Collects the files of menus that a page requests. A file is requested again when it is imported. */
function menuFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/Menu-')) files.add(pathname);
  });
  return files;
}

test('the status of the draft does not flicker while the user is typing', async ({
  page,
  open,
}) => {
  await page.clock.install();
  const menus = menuFiles(page);
  await page.goto('/embeds');
  await test.step('with a mouse, a menu is loaded when the pointer reaches its button', async () => {
    const trigger = page.getByRole('button', { name: 'More actions' }).first();
    await expect(trigger).toBeVisible();
    await page.clock.runFor(10_000);
    expect(menus.size).toBe(0);
    await trigger.hover();
    await expect.poll(() => menus.size).toBe(1);
  });
  await open('/embeds', 'signed-out');
  const { main, text } = designerOn(page);
  // Type at a steady pace, regardless of how long the page takes to handle a key.
  const type = async (letters: string) => {
    for (const letter of letters) {
      await page.keyboard.press(letter);
      await page.clock.runFor(80);
    }
  };
  const words = [
    'Saving...',
    'Saved in this browser',
    'Not saved',
    "This browser's storage is full",
  ];
  const said = await main.evaluateHandle((element, parts) => {
    const all: string[][] = [];
    const look = () => {
      const now = parts.filter((part) => element.textContent.includes(part));
      if (now.join() !== all.at(-1)?.join()) all.push(now);
    };
    look();
    new MutationObserver(look).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return all;
  }, words);
  const [saving, saved, ...full] = words;

  await text('Title').press('End');
  await page.clock.pauseAt(Date.now() + 60_000);
  await type(' for everyone who is here');
  await page.clock.resume();
  await expect(main.getByText('Saved in this browser')).toBeVisible();
  expect(await said.jsonValue()).toEqual([[], [saving], [saved]]);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.clock.pauseAt(Date.now() + 120_000);
  await type(', and for all who come');
  await expect(main.getByText('Not saved')).toBeVisible();
  await type(' later, be it at night');
  expect(await said.jsonValue()).toEqual([[], [saving], [saved], [saving], full]);
});

test('text typed before the script has loaded is not lost', async ({ context }) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await context.route(/\/assets\/EmbedsPage[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto('/embeds', { waitUntil: 'commit' });
  const { preview, text, webhook } = designerOn(page);
  await text('Description').fill('Typed early');
  await text('Footer text').fill('and here');
  await webhook.fill(webhookUrl);
  await text('Title').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of mine');
  await page.keyboard.press('Home');
  letIn();
  await expect(preview.getByText('Typed early')).toBeVisible();
  await expect(preview.getByText('New Embed of mine')).toBeVisible();
  await expect(preview.getByText('and here')).toBeVisible();
  await expect(text('Description')).toHaveValue('Typed early');
  await expect(webhook).not.toHaveValue(webhookUrl);
  await page.keyboard.type('My ');
  await expect(preview.getByText('My New Embed of mine')).toBeVisible();
});

test('a draft is never lost', async ({ page, open }) => {
  await open('/embeds', 'signed-out');
  const { said, text, ...designer } = designerOn(page);
  const recovered = designer.main.getByText('Recovered the message you were working on.');

  await test.step('a reload keeps it', async () => {
    await text('Title').fill('Kept');
    await page.reload();
    await expect(recovered).toBeVisible();
    await expect(text('Title')).toHaveValue('Kept');
    await designer.button('Start fresh').click();
    await expect(text('Title')).toHaveValue('');
    await designer.button('Undo').click();
    await expect(text('Title')).toHaveValue('Kept');
  });

  await test.step('a reload keeps the steps of undo and redo', async () => {
    await text('Footer text').fill('Tonight');
    await text('Title').focus();
    await page.reload();
    await expect(text('Footer text')).toHaveValue('Tonight');
    await designer.button('Undo').click();
    await expect(text('Footer text')).toHaveValue('');
    await designer.button('Redo').click();
    await expect(designer.cards).toContainText('Tonight');
    await designer.button('Undo').click();
  });

  await test.step('clearing keeps it', async () => {
    await designer.choose('Clear');
    await expect(said('Message cleared')).toBeAttached();
    await expect(text('Title')).toHaveValue('');
    await designer.button('Undo').click();
    await expect(said('Undone: clearing the message')).toBeAttached();
    await expect(text('Title')).toHaveValue('Kept');
  });

  await test.step('loading another message saves it as a named draft', async () => {
    const drafts = designer.dialog('Drafts');
    await designer.button('Drafts').click();
    await expect(drafts).toContainText('No drafts yet');
    await drafts.getByRole('button', { name: 'Save draft' }).click();
    await expect(drafts.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Enter a name.',
    );
    await drafts.getByRole('textbox', { name: 'Name' }).fill('Launch');
    await page.keyboard.press('Enter');
    await expect(drafts.getByRole('listitem')).toHaveText([/^Launch.*1 embed/]);
    await page.keyboard.press('Escape');
    await text('Title').fill('Another');
    await page.reload();
    await expect(text('Title')).toHaveValue('Another');
    await designer.button('Drafts').click();
    await drafts.getByRole('button', { name: 'Open Launch' }).click();
    await expect(text('Title')).toHaveValue('Kept');
    await designer.button('Undo').click();
    await expect(text('Title')).toHaveValue('Another');
    await designer.button('Drafts').click();
    await drafts.getByRole('button', { name: 'Remove Launch' }).click();
    await drafts.getByRole('button', { name: 'Restore' }).click();
    await expect(drafts.getByRole('listitem')).toHaveText([/^Launch/]);
    await page.keyboard.press('Escape');
  });

  await test.step('another tab keeps it', async () => {
    const other = alwaysHydrated(await page.context().newPage());
    await other.goto('/embeds');
    await designerOn(other).text('Title').fill('Theirs');
    await expect(page.getByText('This message was changed in another tab.')).toBeVisible();
    await designer.button("Use the other tab's version").click();
    await expect(text('Title')).toHaveValue('Theirs');
    await designer.button('Undo').click();
    await expect(text('Title')).toHaveValue('Another');
    await other.close();
  });

  await test.step('it can be exported to a file and imported', async () => {
    const saved = page.waitForEvent('download');
    await designer.choose('Export file');
    const file = await (await saved).path();
    await designer.choose('Clear');
    const chooser = page.waitForEvent('filechooser');
    await designer.choose('Import file');
    await (
      await chooser
    ).setFiles({
      name: 'message.json',
      mimeType: 'application/json',
      buffer: await import('node:fs/promises').then(({ readFile }) => readFile(file)),
    });
    await expect(text('Title')).toHaveValue('Another');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('editor and preview are two views', async ({ page, open }) => {
    const menus = menuFiles(page);
    await open('/embeds', 'signed-out');
    // A touch screen has no pointer that could announce a press.
    await expect.poll(() => menus.size).toBe(1);
    const { cards, preview, sending, tab, text, ...designer } = designerOn(page);
    const view = (name: string) =>
      designer.main.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true });
    await expect(text('Title')).toBeVisible();
    await expect(preview).toBeHidden();
    await text('Title').fill('Pocket');
    for (const name of ['Author', 'Media', 'Fields']) await tab(name).tap();
    await designer.button('Add Field').tap();
    await expectFits(page);
    await expectAccessible(page);
    await view('Preview').tap();
    await expect(text('Title')).toBeHidden();
    await expect(cards).toContainText('PocketThis is a sample');
    await expectFits(page);
    await expectAccessible(page);
    await designer.webhook.fill(webhookUrl);
    await view('Edit').tap();
    await tab('Author').tap();
    await text('Author URL').fill('https://example.com');
    await view('Preview').tap();
    await sending.getByRole('list', { name: 'Problems' }).getByRole('button').tap();
    await expect(text('Author name')).toBeFocused();
    await view('Preview').tap();
    await designer.button('View JSON').tap();
    await expect(designer.dialog('JSON')).toBeVisible();
    await expectFits(page);
    await test.step('on a small one, the buttons for the message share one line', async () => {
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 700 });
      const buttons = page.getByRole('group', { name: 'Draft' }).getByRole('button');
      await expect(buttons).toHaveCount(5);
      const spread = () =>
        buttons.evaluateAll((all) => {
          const boxes = all.map((each) => each.getBoundingClientRect());
          const middles = boxes.map(({ top, height }) => top + height / 2);
          return Math.max(...middles) - Math.min(...middles);
        });
      await expect.poll(spread).toBeLessThan(1);
    });
  });
});

/** Expects no horizontal overflow. */
async function expectFits(page: Page): Promise<void> {
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(excess)).toBeLessThanOrEqual(0);
}
