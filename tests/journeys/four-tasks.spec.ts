import type { Locator, Page } from '@playwright/test';
import { newServerWebhook } from '../../src/mocks/discord-webhooks';
import { fourTasks, type Hand } from '../tasks/four-tasks.mjs';
import { expect, tabTo, test } from './test';

/** Performs everything with the keyboard. */
function keyboardOn(page: Page): Hand {
  const { keyboard } = page;
  const replace = async (text: string) => {
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };
  return {
    press: async (target) => {
      await tabTo(page, target);
      await keyboard.press('Enter');
    },
    mark: async (target) => {
      // A group of radio buttons is one tab stop; the arrow keys move inside it.
      await tabTo(page, await checkedOrFirst(target));
      await tabTo(page, target, 'ArrowDown');
      await keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    flip: async (target) => {
      await tabTo(page, target);
      await keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    fill: async (target, text) => {
      await tabTo(page, target);
      await replace(text);
      await expect(target).toHaveValue(text);
    },
    end: async (target) => {
      await tabTo(page, target);
      await keyboard.press('ControlOrMeta+End');
    },
    choose: async (target, name) => {
      await tabTo(page, target);
      // The list loads when it is first asked for.
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await replace(name);
      await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
      await keyboard.press('Enter');
      await expect(target).toHaveValue(name);
      await expect(page.getByRole('listbox')).toBeHidden();
    },
    find: async (words) => {
      await keyboard.press('/');
      await expect(page.getByRole('textbox', { name: 'Search settings...' })).toBeFocused();
      await keyboard.type(words);
      await expect(page.getByRole('listbox', { name: 'Search Results' })).toBeVisible();
      await keyboard.press('Enter');
    },
  };
}

async function checkedOrFirst(radio: Locator): Promise<Locator> {
  const group = radio.page().getByRole('radiogroup').filter({ has: radio });
  const checked = group.getByRole('radio', { checked: true });
  return (await checked.count()) > 0 ? checked : group.getByRole('radio').first();
}

for (const { name, world, path, start, perform } of fourTasks) {
  test(`with the keyboard alone: ${name}`, async ({ page, open }) => {
    await open(path, world);
    // Demo mode can reload the page while it starts.
    await expect(page.getByRole('button', { name: /^World: / })).toBeVisible();
    await expect(start(page)).toBeVisible();
    await perform(page, keyboardOn(page));
  });
}

test('the tasks send to a webhook of the new server', () => {
  expect(newServerWebhook).toBe('1312345678901234999');
});
