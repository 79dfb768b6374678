import type { Page } from '@playwright/test';
import { designerOn, fresh, servePictures, webhookUrl } from './designer';
import { alwaysHydrated, expect, expectAccessible, tabTo, test } from './test';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

test('a visitor fills in every tab, and the preview follows', async ({ page, open, context }) => {
  await servePictures(context);
  await open('/embeds', 'signed-out');
  const { cards, field, preview, tab, text, ...designer } = designerOn(page);

  await test.step('the designer opens with the default embed', async () => {
    await expect(text('Title')).toHaveValue(fresh.title);
    await expect(text('Description')).toHaveValue(fresh.description);
    await expect(text('Color')).toHaveValue('#5865f2');
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveCSS('border-left-color', 'rgb(88, 101, 242)');
    await expect(preview.getByText(/^Today at /).last()).toBeVisible();
    await expect(tab('General')).toHaveAttribute('aria-selected', 'true');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Hub' })).toHaveAttribute('href', '/');
    await expect(banner.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      '/docs',
    );
    await expect(banner.getByRole('link', { name: 'Servers' })).toHaveAttribute('href', '/servers');
    await expectAccessible(page);
  });

  await test.step('General', async () => {
    await text('Title').fill('Flash *sale*');
    await text('Description').fill(
      '# Now\n> **bold** __under__ ~~struck~~ `code`\n- one\n1. first',
    );
    await text('URL').fill('https://example.com/sale');
    await text('Color').fill('#ff8800');
    await text('Timestamp').fill('2026-03-14T09:26');
    await text('Footer text').fill('Mira’s shop');
    await text('Footer icon URL').fill('https://pictures.example/footer.svg');
    await expect(preview.getByRole('link', { name: 'Flash sale' })).toHaveAttribute(
      'href',
      'https://example.com/sale',
    );
    await expect(preview.getByText('Now', { exact: true })).toBeVisible();
    await expect(preview.getByRole('blockquote')).toHaveText('bold under struck code');
    await expect(preview.getByRole('listitem')).toHaveText(['one', 'first']);
    await expect(cards).toHaveCSS('border-left-color', 'rgb(255, 136, 0)');
    await expect(preview.locator('time')).toHaveAttribute('datetime', '2026-03-14T13:26:00.000Z');
    await expect(cards).toContainText('Mira’s shop•03/14/2026, 9:26 AM');
    await designer.button('Pick color').click();
    await page.getByRole('slider', { name: 'Hue' }).fill('120');
    await page.keyboard.press('Escape');
    await expect(text('Color')).toHaveValue('#00ff00');
    await designer.button('Set current time').click();
    await expect(cards).toContainText('Mira’s shop•Today at ');
    await text('Color').fill('green');
    await text('Title').click();
    await expect(text('Color')).toHaveAccessibleDescription(
      'Enter a color as # and six hex digits, like #5865f2.',
    );
    await text('Color').fill('');
    await expect(cards).toHaveCSS('border-left-color', 'rgb(88, 101, 242)');
  });

  await test.step('Author', async () => {
    await tab('Author').click();
    await text('Author icon URL').fill('https://pictures.example/broken.png');
    await text('Author URL').fill('https://example.com/mira');
    await expect(cards.getByRole('link', { name: 'Mira' })).toHaveCount(0);
    await text('Author name').fill('Mira');
    await expect(cards.getByRole('link', { name: 'Mira' })).toHaveAttribute(
      'href',
      'https://example.com/mira',
    );
    await expect(cards.locator('img[src$="broken.png"]')).toHaveCount(0);
  });

  await test.step('Media', async () => {
    await tab('Media').click();
    const image = preview.getByRole('img', { name: 'Embed image' });
    const thumbnail = preview.getByRole('img', { name: 'Embed thumbnail' });
    await text('Image URL').fill('https://pictures.example/broken.png');
    await expect(image).toHaveCount(0);
    await text('Image URL').fill('https://pictures.example/image.svg');
    await text('Thumbnail URL').fill('https://pictures.example/thumbnail.svg');
    await expect.poll(() => sizeOf(image)).toEqual({ width: 225, height: 300 });
    await expect.poll(async () => (await sizeOf(thumbnail))?.height).toBe(70);
    await text('Image URL').fill('javascript:alert(1)');
    await text('Thumbnail URL').focus();
    await expect(text('Image URL')).toHaveAccessibleDescription(
      /Discord does not accept javascript:\./,
    );
    await expect(image).toHaveCount(0);
    await text('Image URL').fill('');
  });

  await test.step('Fields', async () => {
    await tab('Fields').click();
    await designer.button('Add Field').click();
    await expect(field(1).getByRole('textbox', { name: 'Name' })).toHaveValue('Field Title');
    await expect(field(1).getByRole('textbox', { name: 'Value' })).toHaveValue('Field Value');
    await expect(field(1).getByRole('checkbox', { name: 'Inline' })).not.toBeChecked();
    await expect(cards).toContainText('Field TitleField Value');
    await field(1).getByRole('textbox', { name: 'Name' }).fill('Where');
    await field(1).getByRole('textbox', { name: 'Value' }).fill('In *every* shop');
    await expect(cards).toContainText('WhereIn every shop');
    for (let count = 2; count <= 25; count += 1) await designer.button('Add Field').click();
    await expect(designer.button('Add Field')).toBeDisabled();
    await expect(designer.main).toContainText('This embed has as many fields as Discord allows.');
    await expect(cards.getByText('Field Title', { exact: true })).toHaveCount(24);
    await field(2).getByRole('button', { name: 'Remove field 2' }).click();
    await expect(cards.getByText('Field Title', { exact: true })).toHaveCount(23);
  });

  await test.step('the message around it', async () => {
    await designer.message.click();
    await text('Content').fill('Hello **everyone**');
    await text('Username').fill('Mira’s bot');
    await text('Avatar URL').fill('https://pictures.example/avatar.svg');
    await expect(preview.getByRole('article', { name: 'Message' })).toContainText('Mira’s bot');
    await expect(preview.getByText('everyone')).toBeVisible();
    for (const look of ['Light', 'Compact', 'Phone']) {
      await preview.getByText(look, { exact: true }).click();
      await expect(preview.getByRole('radio', { name: look })).toBeChecked();
    }
    expect((await sizeOf(cards))?.width).toBeLessThanOrEqual(450);
    await expectAccessible(page);
  });
});

/** Formats a count with digit grouping, as in "4,096". */
const grouped = (count: number) => count.toLocaleString('en-US');

/** The texts that Discord limits, as [tab, field, limit]. The tab is null for fields outside the tabs. */
const limited: readonly [tab: string | null, name: string, limit: number][] = [
  ['General', 'Title', 256],
  ['General', 'Description', 4096],
  ['General', 'Footer text', 2048],
  ['Author', 'Author name', 256],
  ['Fields', 'Name', 256],
  ['Fields', 'Value', 1024],
  [null, 'Content', 2000],
  [null, 'Username', 80],
  [null, 'New thread name', 100],
];

test('a text that is too long shows an error next to it and a link in the list above the send button', async ({
  page,
  open,
}) => {
  await open('/embeds', 'signed-out');
  const { cards, preview, sending, tab, text, ...designer } = designerOn(page);
  const problems = sending.getByRole('list', { name: 'Problems' });
  await tab('Fields').click();
  await designer.button('Add Field').click();
  await designer.message.click();

  for (const [place, name, limit] of limited) {
    await test.step(`${name}: ${limit} characters`, async () => {
      if (place) await tab(place).click();
      const before = await text(name).inputValue();
      // Discord counts characters after trimming white space.
      await text(name).fill(` ${'🎉'.repeat(limit)} `);
      const most = grouped(limit);
      await expect(designer.main.getByText(`${most} / ${most}`, { exact: true })).toBeVisible();
      await text(name).fill('a'.repeat(limit + 1));
      const problem = new RegExp(
        `Shorten this to ${most} characters; it has ${grouped(limit + 1)}\\.`,
      );
      await expect(text(name)).toHaveAccessibleDescription(problem);
      await expect(designer.main.getByText(`${grouped(limit + 1)} / ${most}`)).toBeVisible();
      await expect(problems.getByRole('button')).toHaveText([problem]);
      const cut = new RegExp(`(?<!a)a{${limit}}(?!a)`);
      if (name !== 'New thread name') await expect(preview).toContainText(cut);
      await tab(place === 'General' ? 'Author' : 'General').click();
      await problems.getByRole('button').click();
      await expect(text(name)).toBeFocused();
      await text(name).fill(before);
      await expect(problems).toHaveCount(0);
    });
  }

  await test.step('all embeds together: 6000 characters', async () => {
    await tab('General').click();
    await text('Description').fill('d'.repeat(4096));
    await text('Footer text').fill('f'.repeat(1874));
    await expect(sending).toContainText(/Characters in all embeds6,001 \/ 6,000/);
    await expect(problems.getByRole('button')).toHaveText([
      /All embeds together can have up to 6,000 characters; they have 6,001\./,
    ]);
  });

  await test.step('the message is not sent, and the list of errors has the focus', async () => {
    await designer.webhook.fill(webhookUrl);
    await designer.button('Send').click();
    await expect(
      sending.getByRole('heading', { name: '1 problem to fix before sending' }),
    ).toBeFocused();
    await text('Footer text').fill('');
  });

  await test.step('ten embeds', async () => {
    for (let count = 2; count <= 10; count += 1) await designer.button('Add Embed').click();
    await expect(designer.button('Add Embed')).toBeDisabled();
    await expect(designer.button('Duplicate embed')).toBeDisabled();
    await expect(designer.main).toContainText('This message has as many embeds as Discord allows.');
    await expect(cards).toHaveCount(10);
  });

  await test.step('an empty message', async () => {
    await designer.choose('Clear');
    await expect(preview).toContainText(
      'There is nothing to send yet. Write a message, or give the embed a title, a description, or an image.',
    );
  });
});

test('a message is written, reordered and undone with the keyboard alone', async ({
  page,
  open,
}) => {
  await open('/embeds', 'signed-out');
  const { cards, field, preview, said, tab, text, ...designer } = designerOn(page);
  const { keyboard } = page;
  const chips = designer.main.getByRole('list', { name: 'Embeds' }).getByRole('button');
  const over = async (words: string) => {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(words);
  };

  await test.step('typing is one step of undo and redo', async () => {
    await tabTo(page, text('Title'));
    await over('Sale');
    await tabTo(page, text('Description'));
    await over('Everything');
    await keyboard.press('Control+z');
    await expect(text('Description')).toHaveValue(fresh.description);
    await expect(said('Undone: typing')).toBeAttached();
    await keyboard.press('Control+z');
    await expect(text('Title')).toHaveValue(fresh.title);
    await keyboard.press('Control+Shift+z');
    await expect(text('Title')).toHaveValue('Sale');
    await expect(said('Redone: typing')).toBeAttached();
    await keyboard.press('Control+y');
    await expect(text('Description')).toHaveValue('Everything');
    await expect(preview).toContainText('Everything');
  });

  await test.step('fields', async () => {
    await tabTo(page, tab('General'), 'Shift+Tab');
    for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
    await expect(tab('Fields')).toHaveAttribute('aria-selected', 'true');
    for (const name of ['First', 'Second', 'Third']) {
      await tabTo(page, designer.button('Add Field'));
      await keyboard.press('Enter');
      await over(name);
    }
    await tabTo(page, field(3).getByRole('checkbox', { name: 'Inline' }), 'Shift+Tab');
    await keyboard.press('Space');
    await expect(field(3).getByRole('checkbox', { name: 'Inline' })).toBeChecked();
    await tabTo(page, designer.button('Reorder field 3'), 'Shift+Tab');
    await keyboard.press('Alt+ArrowUp');
    await expect(said('Moved to position 2 of 3')).toBeAttached();
    await expect(designer.button('Reorder field 2')).toBeFocused();
    await keyboard.press('Alt+ArrowUp');
    await expect(said('Moved to position 1 of 3')).toBeAttached();
    await expect(cards).toContainText(/Third.*First.*Second/);
    await tabTo(page, designer.button('Move field 1 down'));
    await keyboard.press('Enter');
    await expect(cards).toContainText(/First.*Third.*Second/);
    await expect(designer.button('Move field 2 down')).toBeFocused();
    await tabTo(page, designer.button('Remove field 2'));
    await keyboard.press('Enter');
    await expect(said('Field 2 removed')).toBeAttached();
    await expect(designer.button('Remove field 2')).toBeFocused();
    await keyboard.press('Control+z');
    await expect(said('Undone: removing a field')).toBeAttached();
    await expect(cards).toContainText(/First.*Third.*Second/);
  });

  await test.step('embeds', async () => {
    await tabTo(page, designer.button('Duplicate embed'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(said('Copied to embed 2')).toBeAttached();
    await tabTo(page, tab('Fields'));
    await keyboard.press('Home');
    await tabTo(page, text('Title'));
    await over('Second sale');
    await tabTo(page, chips.last(), 'Shift+Tab');
    await expect(chips).toHaveText(['1Sale', '2Second sale']);
    await keyboard.press('Alt+ArrowLeft');
    await expect(said('Moved to position 1 of 2')).toBeAttached();
    await expect(chips).toHaveText(['1Second sale', '2Sale']);
    await expect(chips.first()).toBeFocused();
    await expect(cards).toContainText([/^Second sale/, /^Sale/]);
    await tabTo(page, designer.button('Remove embed'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(said('Embed 1 removed')).toBeAttached();
    await expect(cards).toHaveCount(1);
  });

  await test.step('sending without a webhook URL', async () => {
    await tabTo(page, designer.button('Send'));
    await keyboard.press('Enter');
    await expect(designer.webhook).toBeFocused();
    await expect(designer.webhook).toHaveAccessibleDescription(/Please enter a webhook URL/);
    await keyboard.type('https://discord.com.example/api/webhooks/1/a');
    await tabTo(page, designer.button('Send'));
    await keyboard.press('Enter');
    await expect(designer.webhook).toBeFocused();
    await expect(designer.webhook).toHaveAccessibleDescription(
      /Please enter a valid Discord webhook URL/,
    );
  });

  await test.step('a closed dialog returns the focus', async () => {
    await tabTo(page, designer.button('View JSON'));
    await keyboard.press('Enter');
    await expect(designer.dialog('JSON')).toBeVisible();
    await keyboard.press('Escape');
    await expect(designer.button('View JSON')).toBeFocused();
  });
});

test('the status of the draft does not flicker while the user is typing', async ({
  page,
  open,
}) => {
  await page.clock.install();
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

test('on a small phone the buttons for the message share one line', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 320, height: 700 };
  const phone = await browser.newContext({ baseURL, viewport, hasTouch: true });
  const page = alwaysHydrated(await phone.newPage());
  await page.goto('/embeds');
  const buttons = page.getByRole('group', { name: 'Draft' }).getByRole('button');
  const middles = await buttons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
  );
  expect(middles).toHaveLength(5);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
  await phone.close();
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

test.describe(() => {
  // A reload may happen while Chromium checks the demo's service worker for updates. Chromium then logs a failed
  // update.
  test.use({ ordinaryErrors: /^Failed to update a ServiceWorker|^Failed to load resource/ });

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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('editor and preview are two views', async ({ page, open }) => {
    await open('/embeds', 'signed-out');
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
  });
});

async function sizeOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox();
  return box && { width: Math.round(box.width), height: Math.round(box.height) };
}

/** Expects no horizontal overflow. */
async function expectFits(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
