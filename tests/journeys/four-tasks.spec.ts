import type { Locator, Page } from '@playwright/test';
import { guilds } from '../../src/mocks/dashboard/servers';
import { fourTasks, type Hand } from '../tasks/four-tasks.mjs';
import { expect, tabTo, test } from './test';

/** Performs every action with the keyboard. */
function keyboardOn(page: Page): Hand {
  const { keyboard } = page;
  const replace = async (text: string) => {
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };
  return {
    press: async (target) => {
      await reach(page, target);
      await keyboard.press('Enter');
    },
    mark: async (target) => {
      // A group of radio buttons is one tab stop; the arrow keys move inside it.
      await expect(target).toBeAttached();
      await tabToRadio(page);
      await tabTo(page, target, 'ArrowDown');
      await keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    use: async (tool) => {
      // The toolbar is a single tab stop, directly after the text field.
      await keyboard.press('Tab');
      await tabTo(page, tool, 'ArrowRight');
      await keyboard.press('Enter');
    },
    flip: async (target) => {
      await reach(page, target);
      await keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    fill: async (target, text) => {
      await reach(page, target);
      await replace(text);
      await expect(target).toHaveValue(text);
    },
    end: async (target) => {
      await reach(page, target);
      await keyboard.press('ControlOrMeta+End');
    },
    choose: async (target, name) => {
      await reach(page, target);
      // The list is loaded when it is first opened.
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await replace(name);
      await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
      await keyboard.press('Enter');
      await expect(target).toHaveValue(name);
      await expect(page.getByRole('listbox')).toBeHidden();
    },
    insert: async (dialog, name) => {
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await keyboard.type(name);
      await expect(dialog.getByRole('option').first()).toHaveAccessibleName(name);
      await keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    },
    find: async (words) => {
      await keyboard.press('Control+/');
      await expect(page.getByRole('textbox', { name: 'Search settings...' })).toBeFocused();
      await keyboard.type(words);
      await expect(page.getByRole('listbox', { name: 'Search Results' })).toBeVisible();
      await keyboard.press('Enter');
    },
  };
}

/** Moves the focus with Tab, or backward with Shift+Tab if the target is before the focused element. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isBefore = await target.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return false;
    const position = activeElement.compareDocumentPosition(element);
    return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  await tabTo(page, target, isBefore ? 'Shift+Tab' : 'Tab');
}

/** Presses Tab until a radio button has focus. */
async function tabToRadio(page: Page) {
  const isRadio = () => document.activeElement?.matches('input[type=radio]') === true;
  for (let presses = 0; presses < MOST_STOPS && !(await page.evaluate(isRadio)); presses += 1) {
    await page.keyboard.press('Tab');
  }
}

/** The maximum number of tab stops in a dialog. */
const MOST_STOPS = 30;

/** Expects that the steps of the new server are done, and that its dashboard no longer opens with them. */
async function expectSetUp(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  const dashboard = `/dashboard/${guilds.sneakerWire.id}`;
  await open(`${dashboard}/start`);
  await expect(page.getByRole('heading', { name: 'Everything is set up' })).toBeVisible();
  await open(dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Editors' })).toBeVisible();
}

for (const { name, world, path, start, perform } of fourTasks) {
  test(`with the keyboard alone: ${name}`, async ({ page, open }) => {
    await open(path, world);
    // While demo mode starts, it can reload the page.
    await expect(page.getByRole('button', { name: /^World: / })).toBeVisible();
    await expect(start(page)).toBeVisible();
    await perform(page, keyboardOn(page));
    if (name.startsWith('start a new server')) await expectSetUp(page, open);
  });
}
