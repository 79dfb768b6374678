import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { paths } from '#domain/paths';
import type { MockBackend } from '#mocks/backend';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { worldStory } from '../../../../.storybook/world-story';
import { ServerSettings } from './ServerSettings';
import { loadRest } from './load-rest';

/** The API tab with the app's wiring. Its states are in `Api.states.stories.tsx`. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/API/Wired',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const at = paths.dashboard.href(guilds.resellHeaven.id, 'api');

const owner = worldStory({ world: 'owner', at });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    await step('type and save a key; it is never shown again', async () => {
      await userEvent.click(await field());
      await userEvent.paste('whop_planted_key');
      await expect(canvas.queryByText('Whop Bot Master Role ID')).toBeNull();
      await save();
      await waitFor(() => expect(canvas.getByText(setBy('mira.resells'))).toBeVisible());
      await expect(document.documentElement.outerHTML).not.toContain('planted');
      await expect(JSON.stringify(Object.entries(localStorage))).not.toContain('planted');
      await expect(secretsOf(owner.backend())).toEqual(['WhopAPIKey']);
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
  store.secretsOf(guilds.resellHeaven.id).map(({ key }) => key);
