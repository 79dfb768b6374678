import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import { fieldLabels, sellerMessages, setupErrors } from '#content/messages/market/seller';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import { paths } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { Setup } from './Setup';

/** The setup of a store with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Seller/Setup',
  component: Setup,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

type Canvas = ReturnType<typeof within>;
const cards = 'biz_00000001';
const at = (world: WorldName, id = cards) =>
  worldStory({ world, at: paths.seller.href(id, 'setup') });
const box = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name });

/** Replaces the text of a field, as pasting does. */
async function paste(field: HTMLElement, text: string) {
  await fireEvent.change(field, { target: { value: text } });
}
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save' });

const saved = at('seller-with-store');
export const Saved = meta.story({
  ...saved.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const tagline = await box(canvas, 'Tagline');
    await step('shows the server by its name', async () => {
      await canvas.findByRole('button', { name: /Card Collectors 🃏/ });
    });
    await step('saves what changed', async () => {
      await paste(tagline, 'مرحبا 🃏 Breaks every day');
      await userEvent.click(save(canvas));
      await screen.findByText(sellerMessages.saved);
      const row = saved.backend().store.storesOf({ stores: 'usual' });
      await expect(row.find(({ id }) => id === cards)).toMatchObject({
        tagline: 'مرحبا 🃏 Breaks every day',
        version: 2,
      });
      await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    });
  },
});

const fresh = at('seller-without-store', NEW_STORE);
export const Created = meta.story({
  ...fresh.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const create = () => canvas.getByRole('button', { name: 'Create store' });
    const name = await box(canvas, 'Store name');
    await step('needs a name', async () => {
      await userEvent.click(create());
      await expect(await canvas.findByRole('alert')).toHaveTextContent(setupErrors.nameMissing);
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('suggests the address', async () => {
      await paste(name, 'Sneaker Wire');
      await expect(await box(canvas, 'Address')).toHaveValue('sneaker-wire');
      await canvas.findByText(sellerMessages.slugFree);
    });
    await step('creates the store', async () => {
      await userEvent.click(create());
      await screen.findByText('Store created successfully!');
      await canvas.findByRole('heading', { level: 1, name: 'Store design' });
    });
  },
});

const taken = at('seller-with-store');
export const WrongValues = meta.story({
  ...taken.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const address = await box(canvas, 'Address');
    const refused = (text: RegExp) => canvas.findByText(text);
    await step('an address that is taken', async () => {
      await paste(address, 'picks-club');
      await refused(/Another store has this address/);
    });
    await step('a reserved address', async () => {
      await paste(address, 'admin');
      await refused(/This address is reserved/);
    });
    await step('a link that is not https', async () => {
      await paste(await box(canvas, 'Support link'), 'javascript:alert(1)');
      await refused(/without a username/);
    });
    await step('the name of a payment provider as the seller', async () => {
      await paste(await box(canvas, 'Seller name'), 'Stripe');
      await refused(/looks official/);
    });
    await step('10,000 characters', async () => {
      await paste(await box(canvas, 'Tagline'), 'é'.repeat(10_000));
      await refused(/Use at most 140 characters/);
      await expect(await box(canvas, 'Tagline')).toHaveValue('é'.repeat(10_000));
    });
    await step('nothing is sent, and the first problem is focused', async () => {
      await userEvent.click(save(canvas));
      await waitFor(() => expect(address).toHaveFocus());
    });
  },
});

const huge = at('seller-with-store');
export const LogoTooLarge = meta.story({
  ...huge.annotations,
  play: async ({ canvas, canvasElement }) => {
    await box(canvas, 'Store name');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file dialog');
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(20_000_000)], 'logo.png', { type: 'image/png' }));
    input.files = files.files;
    await fireEvent.change(input);
    await canvas.findByText(/2 MB/, { selector: '[role=alert] *' });
  },
});

const clash = at('seller-save-conflict');
export const ChangedInAnotherTab = meta.story({
  ...clash.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await paste(await box(canvas, 'Tagline'), 'Mine');
    await userEvent.click(save(canvas));
    const group = within(await canvas.findByRole('group', { name: 'Tagline' }));
    await expect(group.getByText('Mine')).toBeVisible();
    await expect(group.getByText('Saved in another tab')).toBeVisible();
    await step('the chosen value is saved', async () => {
      await userEvent.click(group.getByRole('button', { name: 'Keep mine' }));
      await userEvent.click(save(canvas));
      await screen.findByText(sellerMessages.saved);
    });
  },
});

const gone = at('seller-with-store');
export const DeletedInAnotherTab = meta.story({
  ...gone.annotations,
  // The page also reloads the connection to the payment provider. That request fails, because the store no longer
  // exists.
  parameters: { consoleErrors: [answered(403)] },
  play: async ({ canvas, step }) => {
    await paste(await box(canvas, 'Tagline'), 'Mine');
    await step('the form stays when the page is shown again', async () => {
      const { store } = gone.backend();
      const rows = store.storesOf({ stores: 'usual' });
      store.keepStores(
        { stores: 'usual' },
        rows.filter(({ id }) => id !== cards),
      );
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sellerMessages.removed);
      await expect(await box(canvas, 'Tagline')).toHaveValue('Mine');
    });
  },
});

const ended = at('seller-with-store');
export const SessionEnded = meta.story({
  ...ended.annotations,
  play: async ({ canvas, step }) => {
    await paste(await box(canvas, 'Tagline'), 'Mine');
    await step('the form stays when another tab signs out', async () => {
      localStorage.removeItem('supabase-auth');
      new BroadcastChannel('supabase-auth').postMessage({ event: 'SIGNED_OUT', session: null });
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sellerMessages.sessionEnded);
      await expect(await box(canvas, 'Tagline')).toHaveValue('Mine');
    });
  },
});

const fails = at('seller-save-fails');
export const NotSaved = meta.story({
  ...fails.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await paste(await box(canvas, 'Tagline'), 'Mine');
    await userEvent.click(save(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(setupErrors.unreachable);
    await expect(await box(canvas, 'Tagline')).toHaveValue('Mine');
    await expect(canvas.getByRole('button', { name: 'Save again' })).toBeEnabled();
  },
});

const noServers = at('seller-servers-unreachable');
export const ServersUnavailable = meta.story({
  ...noServers.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas }) => {
    await canvas.findByText(sellerMessages.serversUnavailable);
    await expect(canvas.getByRole('button', { name: 'Connect Discord' })).toBeVisible();
  },
});

const administersNone = at('seller-without-servers');
export const NoServers = meta.story({
  ...administersNone.annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(sellerMessages.serversEmpty);
  },
});

const unlinked = at('seller-unlinked');
export const Unlinked = meta.story({
  ...unlinked.annotations,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(sellerMessages.serverUnlinked)).toBeVisible());
    await expect(canvas.getByRole('button', { name: /No server/ })).toBeVisible();
  },
});

const withoutDiscord = at('seller-without-discord', NEW_STORE);
export const WithoutDiscord = meta.story({
  ...withoutDiscord.annotations,
  parameters: { consoleErrors: [answered(409)] },
  play: async ({ canvas }) => {
    const server = within(await canvas.findByRole('group', { name: fieldLabels.serverId }));
    await expect(server.getByText(sellerMessages.serversNotConnected)).toBeVisible();
    await expect(server.getByRole('button', { name: 'Connect Discord' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /No server/ })).toBeNull();
    await expect(canvas.queryByText(sellerMessages.serversUnavailable)).toBeNull();
  },
});

const withServer = at('seller-without-discord');
/**
 * The seller can still disconnect the Discord server from a store if their account is no longer connected to Discord.
 */
export const ServerWithoutDiscord = meta.story({
  ...withServer.annotations,
  parameters: { consoleErrors: [answered(409)] },
  play: async ({ canvas }) => {
    await canvas.findByText(sellerMessages.serversUnavailable);
    await expect(canvas.getByRole('button', { name: /^Server \d+/ })).toBeEnabled();
  },
});

const removed = at('seller-with-store');
export const Deleted = meta.story({
  ...removed.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await box(canvas, 'Store name');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete store' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this store?' }));
    const confirm = dialog.getByRole('button', { name: 'Delete store' });
    await step('the name has to be typed', async () => {
      await expect(confirm).toBeDisabled();
      await paste(dialog.getByRole('textbox'), 'Card Collectors');
      await waitFor(() => expect(confirm).toBeEnabled());
    });
    await step('leads to the other store', async () => {
      await userEvent.click(confirm);
      await screen.findByText(sellerMessages.deleted);
      await canvas.findByRole('button', { name: /^Amazon Sellers Lab/ });
    });
  },
});
