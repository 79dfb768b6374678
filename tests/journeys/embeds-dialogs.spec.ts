import type { Locator, Page } from '@playwright/test';
import { designerOn } from './designer';
import { expect, test } from './test';

/** One line without a space, like a share link or minified JSON. */
const longLine = 'x'.repeat(3_000);
const longJson = JSON.stringify({ content: longLine.slice(0, 1_900), username: longLine });

test('the dialogs of the designer stay within the screen with a line of 3,000 characters', async ({
  page,
  open,
}) => {
  await open('/embeds', 'signed-out');
  const { text, button, choose, dialog } = designerOn(page);

  await test.step('Import, with text that is not JSON', async () => {
    await choose('Import');
    const imported = dialog('Import');
    await imported.getByRole('textbox').fill(longLine);
    await expectWithin(page, imported);
    await imported.getByRole('button', { name: 'Import' }).click();
    await expect(imported.getByRole('textbox')).toHaveAccessibleDescription(/unexpected/);
    await expectWithin(page, imported);
  });

  await test.step('Import, with several messages to choose from', async () => {
    const imported = dialog('Import');
    const messages = [{ data: { content: longLine } }, { data: { content: longJson } }];
    await imported.getByRole('textbox').fill(JSON.stringify({ messages }));
    await imported.getByRole('button', { name: 'Import' }).click();
    await expect(imported.getByRole('radio')).toHaveCount(2);
    await expectWithin(page, imported);
    await imported.getByRole('button', { name: 'Import' }).click();
    await expect(imported).toBeHidden();
  });

  await test.step('JSON, with an error in the line', async () => {
    await button('View JSON').click();
    const json = dialog('JSON');
    await expectWithin(page, json);
    await json.getByRole('textbox').fill(`${longJson}!`);
    await json.getByRole('button', { name: 'Apply' }).click();
    await expect(json.getByRole('textbox')).toHaveAccessibleDescription(/unexpected/);
    await expectWithin(page, json);
    await json.getByRole('textbox').fill(longJson);
    await json.getByRole('button', { name: 'Apply' }).click();
    await expect(json).toBeHidden();
  });

  await test.step('Export Code', async () => {
    await choose('Export Code');
    const code = dialog('Export Code');
    for (const language of ['Payload', 'curl', 'discord.js', 'discord.py']) {
      await code.getByRole('tab', { name: language }).click();
      await expectWithin(page, code);
    }
    await code.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Share Embed', async () => {
    await button('Share Embed').click();
    const share = dialog('Share Embed');
    await expect(share.getByRole('textbox', { name: 'Link' })).toBeVisible();
    await expectWithin(page, share);
    await share.getByRole('button', { name: 'Close' }).click();
  });
  await expect(text('Title')).toBeVisible();
});

/** Expects a dialog, its fields and its buttons to be inside the viewport at every width. */
async function expectWithin(page: Page, dialog: Locator) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => partsOutside(dialog), `${width} px`).toEqual([]);
    const fits = () => document.documentElement.scrollWidth <= innerWidth;
    await expect.poll(() => page.evaluate(fits), `${width} px`).toBe(true);
  }
}

/** Returns the parts of a dialog that are not inside the viewport. */
function partsOutside(dialog: Locator) {
  return dialog.evaluate(async (element) => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline !== null);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const parts = [
      element,
      ...element.querySelectorAll('button, textarea, input, [role=alert], p'),
    ];
    return parts.flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const isOutside = width > 0 && (left < 0 || right > window.innerWidth);
      const name = part.getAttribute('aria-label') ?? part.textContent.slice(0, 30);
      return isOutside ? [{ tag: part.tagName, name, left, right }] : [];
    });
  });
}
