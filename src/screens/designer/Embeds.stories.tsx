import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deliveryErrorText, embedsMessages } from '#content/messages/designer/embeds';
import { paths } from '#domain/paths';
import { roleId } from '#mocks/dashboard/guild';
import { webhookAvatar } from '#mocks/designer/discord-webhooks';
import { answered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { worldStory } from '../../../.storybook/world-story';
import { Embeds } from './Embeds';

/**
 * The designer with the app's machines and services, in different states of the mock backend (worlds). Its parts have
 * separate stories.
 */
const meta = preview.meta({
  title: 'Screens/Embeds/Designer',
  component: Embeds,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

const at = paths.embeds.href();
const webhook = `https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`;

const title = () => screen.findByRole('textbox', { name: 'Title' });
const seen = async () => within(await screen.findByRole('region', { name: 'Preview' }));
const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');

async function paste(url: string) {
  await userEvent.click(await screen.findByLabelText('Webhook URL'));
  await userEvent.paste(url);
}

const fresh = worldStory({ world: 'signed-out', at });
export const Fresh = meta.story({
  ...fresh.annotations,
  play: async ({ step }) => {
    await step('the preview shows typed text', async () => {
      await userEvent.type(await title(), '!');
      await waitFor(async () => expect((await seen()).getByText('New Embed!')).toBeVisible());
    });
    await step('undo in the webhook field changes only that field', async () => {
      const field = await screen.findByLabelText('Webhook URL');
      await userEvent.click(field);
      await userEvent.paste('https://discord.com/api/webhooks/1/abc');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(field).toHaveValue('');
      await expect(await title()).toHaveValue('New Embed!');
    });
    await step('also through the browser’s own menu', async () => {
      const about = { inputType: 'historyUndo', bubbles: true, cancelable: true };
      const field = await screen.findByLabelText('Webhook URL');
      const isLeftToTheField = field.dispatchEvent(new InputEvent('beforeinput', about));
      await expect(isLeftToTheField).toBe(true);
      await expect(await title()).toHaveValue('New Embed!');
      await userEvent.click(await title());
    });
    await step('undo by keyboard', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(async () => expect((await seen()).getByText('New Embed')).toBeVisible());
      await expect(await title()).toHaveValue('New Embed');
    });
    await step('a visitor can sign in', async () => {
      const banner = within(await screen.findByRole('banner'));
      await userEvent.click(await banner.findByRole('button', { name: 'Sign in' }));
      await screen.findByRole('menuitem', { name: 'Sign in with Discord' });
    });
  },
});

const defaultName = async () => (await seen()).findByText('Your webhook');
const picture = async () => (await seen()).getByRole('article').querySelector('img');

const known = worldStory({ world: 'signed-out', at });
export const WebhookKnown = meta.story({
  ...known.annotations,
  play: async ({ step }) => {
    await defaultName();
    await step('the preview has the name and picture of the webhook', async () => {
      await paste(webhook);
      await (await seen()).findByText('Announcements');
      const src = (await picture())?.getAttribute('src');
      await expect(src).toContain(`/avatars/123456789012345678/${webhookAvatar}.png`);
    });
    await step('those of the message come first', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Sender and thread' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'Mira');
      await (await seen()).findByText('Mira');
      await expect((await seen()).queryByText('Announcements')).toBeNull();
      await userEvent.clear(screen.getByRole('textbox', { name: 'Username' }));
      await (await seen()).findByText('Announcements');
    });
    await step('without the URL, they are forgotten', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear Webhook URL' }));
      await defaultName();
      await expect(await picture()).toBeNull();
      await paste(webhook);
      await (await seen()).findByText('Announcements');
    });
    await step('the message is sent', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await screen.findByText(embedsMessages.notices.sent.title);
      await screen.findByRole('button', { name: 'Send again' });
    });
  },
});

const signedIn = worldStory({ world: 'owner', at });
export const SignedIn = meta.story({
  ...signedIn.annotations,
  play: async ({ step }) => {
    await step('the account is in the bar', async () => {
      const banner = within(await screen.findByRole('banner'));
      await userEvent.click(await banner.findByRole('button', { name: /mira\.resells/ }));
      await screen.findByRole('menuitem', { name: 'Logout' });
      await userEvent.keyboard('{Escape}');
    });
    await step('roles of the webhook’s server have names', async () => {
      const description = await screen.findByRole('textbox', { name: 'Description' });
      await userEvent.click(description);
      await userEvent.paste(` Ask <@&${roleId('Moderator')}>`);
      await (await seen()).findByText(`@${roleId('Moderator')}`);
      await paste(webhook);
      await (await seen()).findByText('@Moderator');
    });
  },
});

const gone = worldStory({ world: 'webhook-404', at });
export const WebhookNotFound = meta.story({
  ...gone.annotations,
  parameters: { consoleErrors: [answered(404)] },
  play: async () => {
    await paste(webhook);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(deliveryErrorText({ kind: 'notFound', isGone: true }));
    await expect(await defaultName()).toBeVisible();
  },
});

const friendly = btoa(JSON.stringify({ title: 'From a friend' })).replaceAll('=', '');
const shared = worldStory({ world: 'signed-out', at: paths.embeds.href(friendly) });
export const OpenedBySharedLink = meta.story({
  ...shared.annotations,
  play: async () => {
    await waitFor(async () => expect(await title()).toHaveValue('From a friend'));
    await waitFor(() =>
      expect(toast()).toHaveTextContent(embedsMessages.notices.sharedLoaded.title),
    );
  },
});

const broken = worldStory({ world: 'signed-out', at: paths.embeds.href('z.nonsense') });
export const OpenedByInvalidLink = meta.story({
  ...broken.annotations,
  play: async () => {
    await screen.findByText(embedsMessages.notices.sharedInvalid.title);
    await expect(await title()).toHaveValue('New Embed');
  },
});
