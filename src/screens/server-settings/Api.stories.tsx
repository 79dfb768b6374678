import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { configMessages, settingsMessages } from '#content/messages/config';
import { settingFieldMessages } from '#content/messages/setting-fields';
import { whyNotText } from '#content/messages/why-not';
import { paths } from '#domain/paths';
import type { MockBackend } from '#mocks/backend';
import { people } from '#mocks/people';
import { guilds } from '#mocks/servers';
import { worldStory } from '../../app/world-story.fixture';
import { ServerSettings } from './ServerSettings';
import { loadRest } from './load-rest';

/** The API tab with the app's wiring, for each kind of viewer. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/API/Wired',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const at = paths.dashboard.href(guilds.resellHeaven.id, 'api');
const elsewhere = paths.dashboard.href(guilds.ticketExchange.id, 'api');

const owner = worldStory({ world: 'owner', at });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    await step('type and save a key; it is never shown again', async () => {
      await userEvent.type(await field(), 'whop_planted_key');
      await expect(canvas.queryByText('Whop Bot Master Role ID')).toBeNull();
      await save();
      await waitFor(() => expect(canvas.getByText(setBy('mira.resells'))).toBeVisible());
      await expect(document.documentElement.outerHTML).not.toContain('planted');
      await expect(JSON.stringify(Object.entries(localStorage))).not.toContain('planted');
      await expect(secretsOf(owner.backend())).toEqual(['WhopAPIKey']);
    });
    await step('clear it with a save', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Whop API Key' }));
      await expect(canvas.getByText(settingFieldMessages.secretToBeCleared)).toBeVisible();
      await expect(secretsOf(owner.backend())).toEqual(['WhopAPIKey']);
      await save();
      await waitFor(() => expect(secretsOf(owner.backend())).toEqual([]));
      await expect(await field()).toHaveValue('');
    });
    await step("another user's key appears without a reload", async () => {
      await waitFor(() => expect(owner.backend().realtime.joined()).toBe(2));
      const { store } = owner.backend();
      const { config } = store.configOf(guilds.resellHeaven.id);
      store.saveConfig(
        guilds.resellHeaven.id,
        config,
        people.admin,
        new Map([['WhopAPIKey', 'another']]),
      );
      await waitFor(() => expect(canvas.getByText(setBy('theo'))).toBeVisible());
    });
  },
});

const moderator = worldStory({ world: 'api-moderator', at: elsewhere });
export const Moderator = meta.story({
  ...moderator.annotations,
  play: async ({ canvas }) => {
    await userEvent.type(await field(), 'whop_planted_key');
    await save();
    await waitFor(() => expect(canvas.getByText(setBy('noor.moderates'))).toBeVisible());
    await expect(canvas.queryByText('Whop Bot Master Role ID')).toBeNull();
  },
});

const support = worldStory({ world: 'api-support', at: elsewhere });
export const Support = meta.story({
  ...support.annotations,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(settingsMessages.apiOwnersOnly)).toBeVisible());
    const why = whyNotText({ kind: 'editingRole' }, guilds.ticketExchange.name);
    await expect(canvas.getByText(why)).toBeVisible();
  },
});

const platformOwner = worldStory({ world: 'platform-owner', at: elsewhere });
export const PlatformOwner = meta.story({
  ...platformOwner.annotations,
  play: async ({ canvas }) => {
    await field();
    const picker = canvas.getByRole('combobox', { name: 'Whop Bot Master Role ID' });
    await userEvent.type(picker, '845201933120406014{Enter}');
    await save();
    const { store } = platformOwner.backend();
    await waitFor(() =>
      expect(store.configOf(guilds.ticketExchange.id).config.whopBotMasterRoleID).toBe(
        '845201933120406014',
      ),
    );
  },
});

const taken = worldStory({ world: 'save-not-allowed-to-edit-api', at });
export const RightTakenAway = meta.story({
  ...taken.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async ({ canvas }) => {
    await userEvent.type(await field(), 'whop_planted_key');
    await save();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(configMessages.notAllowedToEditApi);
    await waitFor(() => expect(toast()).toHaveTextContent(configMessages.notAllowedToEditApi));
    await expect(await field()).toHaveValue('whop_planted_key');
    await expect(secretsOf(taken.backend())).toEqual([]);
  },
});

const unreachable = worldStory({ world: 'secrets-unreachable', at });
export const Unreachable = meta.story({
  ...unreachable.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(settingFieldMessages.secretUnknown)).toBeVisible());
  },
});

const field = () => screen.findByLabelText('Whop API Key', { selector: 'input' });

async function save() {
  await userEvent.tab();
  const main = within(screen.getByRole('main'));
  const [button = null] = main.getAllByRole('button', { name: 'Save' });
  if (button) await userEvent.click(button);
}

/** Returns a pattern for the text about a secret that the user `name` has set. The pattern accepts any date. */
const setBy = (name: string) => new RegExp(`^Set on \\w+ \\d+, \\d{4} by ${name}$`);

const secretsOf = ({ store }: MockBackend) =>
  [guilds.resellHeaven.id, guilds.ticketExchange.id]
    .flatMap((id) => store.secretsOf(id))
    .map(({ key }) => key);

const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');
