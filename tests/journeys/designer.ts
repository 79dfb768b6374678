import type { Page } from '@playwright/test';

/** The webhook's token. The browser must send it to Discord only. */
export const token = 'a-Secret_token-0123456789';

/** A webhook URL in Discord's format. No such webhook exists. */
export const webhookUrl = `https://discord.com/api/webhooks/1312345678901234567/${token}`;

/** The initial texts (product.md §15.3). */
export const fresh = {
  title: 'New Embed',
  description: 'This is a sample description. It can be **bold**, *italic*, or `code`.',
};

/** Returns the controls of the embed designer by their accessible names. */
export function designerOn(page: Page) {
  const main = page.getByRole('main');
  const preview = page.getByRole('region', { name: 'Preview' });
  const sending = page.getByRole('region', { name: 'Send to Discord' });
  return {
    main,
    preview,
    sending,
    /** The cards of the embeds in the preview. */
    cards: preview.getByRole('group', { name: 'Embed' }),
    text: (name: string) => main.getByRole('textbox', { name, exact: true }),
    tab: (name: string) =>
      page.getByRole('tablist', { name: 'Embed editor' }).getByRole('tab', { name }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    /** Chooses an action in the toolbar's menu. */
    choose: async (name: string) => {
      await main.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    },
    /** The field with this number in the current embed, counted from 1. */
    field: (place: number) => main.getByRole('listitem', { name: `Field ${place}`, exact: true }),
    /** The live region with this text. */
    said: (text: string) => page.getByRole('status').filter({ hasText: text }).first(),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
    toast: (name: string) => page.getByRole('alertdialog', { name, exact: true }),
    webhook: sending.getByRole('textbox', { name: 'Webhook URL' }),
    sender: page.getByRole('button', { name: 'Sender and thread', exact: true }),
  };
}
