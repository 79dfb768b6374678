import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The right to post through the webhook below; what must not get out of the browser. */
export const token = 'a-Secret_token-0123456789';

/** A webhook as Discord hands one out; there is none behind it. */
export const webhookUrl = `https://discord.com/api/webhooks/1312345678901234567/${token}`;

/** The texts it opens with (spec §3). */
export const fresh = {
  title: 'New Embed',
  description: 'This is a sample description. It can be **bold**, *italic*, or `code`.',
};

/** The embed designer, by the names its visitors find their way with. */
export function designerOn(page: Page) {
  const main = page.getByRole('main');
  const preview = page.getByRole('region', { name: 'Preview' });
  const sending = page.getByRole('region', { name: 'Send to Discord' });
  return {
    main,
    preview,
    sending,
    /** Embeds as the preview shows them. */
    cards: preview.getByRole('group', { name: 'Embed' }),
    text: (name: string) => main.getByRole('textbox', { name, exact: true }),
    tab: (name: string) =>
      page.getByRole('tablist', { name: 'Embed editor' }).getByRole('tab', { name }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    /** One field of the embed that is edited, counted from 1. */
    field: (place: number) => main.getByRole('listitem', { name: `Field ${place}`, exact: true }),
    /** What is read out. */
    said: (text: string) => page.getByRole('status').filter({ hasText: text }).first(),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
    toast: (name: string) => page.getByRole('alertdialog', { name, exact: true }),
    webhook: sending.getByRole('textbox', { name: 'Webhook URL' }),
    message: page.getByRole('button', { name: 'Message', exact: true }),
  };
}

/** Walks to something with Tab, the way a keyboard does. */
export async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < 60; step += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(to).toBeFocused();
}

/** Pictures of 900 × 1200 pixels at any address that ends in `.svg`; every other one at that host is broken. */
export async function servePictures(context: BrowserContext): Promise<void> {
  await context.route('https://pictures.example/**', (route) =>
    route.request().url().endsWith('.svg')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"/>',
        })
      : route.fulfill({ status: 404 }),
  );
}
