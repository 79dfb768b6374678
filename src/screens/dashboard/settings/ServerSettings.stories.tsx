import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  configMessages,
  noSettingsMatchText,
  settingsMessages,
} from '#content/messages/dashboard/config';
import { paths } from '#domain/paths';
import type { MockBackend } from '#mocks/backend';
import { guilds } from '#mocks/dashboard/servers';
import { follow, worldStory } from '../../../../.storybook/world-story';
import { ServerSettings } from './ServerSettings';
import { loadRest } from './load-rest';

/** The page with the app's wiring, in mock worlds. Its states are in `ServerSettings.states.stories.tsx`. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Wired',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const { id: serverId } = guilds.resellHeaven;
const at = paths.dashboard.href(serverId, 'points');

const owner = worldStory({ world: 'owner', at, pending: 'save' });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    await step("another user's save appears at once", async () => {
      await pointsAreDrawn();
      await waitFor(() => expect(owner.backend().realtime.joined()).toBe(2));
      anotherSaves(owner.backend(), 55);
      await waitFor(() => expect(successPoints()).toHaveValue('55'));
    });
    await step('an edit is saved after a while', async () => {
      await enterPoints('40');
      await save();
      const [saving] = await canvas.findAllByRole('button', { name: /Saving\.\.\./ });
      await expect(saving).toHaveAttribute('aria-disabled', 'true');
      owner.respond();
      await waitFor(() => expect(toast()).toHaveTextContent(configMessages.saved));
      await waitFor(() => expect(canvas.getByText(settingsMessages.allSaved)).toBeVisible());
      await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
      await expect(savedPoints(owner.backend())).toBe(40);
    });
  },
});

const pressed = worldStory({ world: 'owner', at });
export const SwitchRespondsFirst = meta.story({
  ...pressed.annotations,
  play: async ({ canvas }) => {
    await pointsAreDrawn();
    const [control] = canvas.getAllByRole('switch');
    const isOn = () => control?.closest('label')?.hasAttribute('data-selected');
    const before = isOn();
    const seen: string[] = [];
    const look = () => {
      if (canvas.queryByRole('region', { name: 'Unsaved changes' })) seen.push('bar');
      else if (isOn() !== before) seen.push('switch');
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    // Use a native click. `userEvent` would wait for all work that the click causes.
    control?.click();
    await canvas.findByRole('region', { name: 'Unsaved changes' });
    observer.disconnect();
    await expect(seen[0]).toBe('switch');
  },
});

const stale = worldStory({ world: 'save-conflict', at });
export const SaveConflict = meta.story({
  ...stale.annotations,
  play: async ({ canvas, step }) => {
    await step('another user saved first, and all three values are shown', async () => {
      await pointsAreDrawn();
      await enterPoints('77');
      await save();
      await expect(await offeredPoints()).toEqual([
        'Original value25 points',
        'Their value42 points',
        'Your value77 points',
      ]);
      await expect(savedPoints(stale.backend())).toBe(42);
    });
    await step('the chosen value is saved', async () => {
      await keepYours();
      await expect(successPoints()).toHaveValue('77');
      await save();
      await waitFor(() => expect(canvas.getByText(settingsMessages.allSaved)).toBeVisible());
      await expect(savedPoints(stale.backend())).toBe(77);
    });
  },
});

const refused = worldStory({ world: 'save-not-allowed', at });
export const SaveNotAllowed = meta.story({
  ...refused.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async ({ canvas }) => {
    await pointsAreDrawn();
    await enterPoints('77');
    await save();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      configMessages.notAllowedToSave,
    );
    await waitFor(() => expect(toast()).toHaveTextContent(configMessages.notAllowedToSave));
    await expect(successPoints()).toHaveValue('77');
    await expect(savedPoints(refused.backend())).toBe(25);
  },
});

const given = worldStory({
  world: 'editor-with-points-only',
  at: paths.dashboard.href(guilds.picksClub.id, 'points'),
});
export const EditorIsGrantedPanel = meta.story({
  ...given.annotations,
  play: async ({ canvas, step }) => {
    const { id } = guilds.picksClub;
    const searchFor = async (words: string) => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Search settings...' }));
      await userEvent.paste(words);
    };
    await step('a setting of another panel is not found, by name or by value', async () => {
      const { store } = given.backend();
      const { config } = store.configOf(id);
      store.saveConfig(id, { ...config, webhookSuccessName: 'Night owls', SuccessPoints: 61 });
      await pointsAreDrawn();
      await waitFor(() => expect(successPoints()).toHaveValue('61'));
      for (const words of ['webhook name', 'night owls']) {
        await searchFor(words);
        await expect(canvas.getByText(noSettingsMatchText(words))).toBeVisible();
      }
    });
    await step('the panel is granted and shows the stored values', async () => {
      const { team } = given.backend().store;
      team.keepPermissions(
        team
          .rows()
          .permissions.map((row) =>
            row.server_id === id ? { ...row, allowed_panels: ['advanced', 'points'] } : row,
          ),
      );
      follow(await canvas.findByRole('link', { name: 'Advanced' }));
      const name = await screen.findByRole('textbox', { name: 'Watermark webhook name' });
      await waitFor(() => expect(name).toHaveValue('Night owls'));
      await searchFor('night owls');
      await expect(canvas.getByText('Found 1 setting')).toBeVisible();
    });
  },
});

const successPoints = () => screen.getByRole('textbox', { name: 'Success points' });

async function pointsAreDrawn() {
  await screen.findByRole('textbox', { name: 'Success points' });
}

async function enterPoints(points: string) {
  await userEvent.clear(successPoints());
  await userEvent.type(successPoints(), points);
  await userEvent.tab();
}

/** Presses the Save button in the bar of unsaved changes. */
async function save() {
  const bar = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
  await userEvent.click(bar.getByRole('button', { name: 'Save' }));
}

const clash = () => screen.findByRole('dialog', { name: settingsMessages.conflictTitle });

/**
 * Returns the three values that the dialog offers for success points: the earlier value, the other user's value, and
 * the user's own value.
 */
async function offeredPoints(): Promise<(string | undefined)[]> {
  const group = within(await clash()).getByRole('radiogroup', { name: 'Success points' });
  return within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
}

async function keepYours() {
  const dialog = within(await clash());
  await userEvent.click(dialog.getByRole('radio', { name: 'Your value' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply choices' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');

const savedPoints = ({ store }: MockBackend) => store.configOf(serverId).config.SuccessPoints;

function anotherSaves({ store }: MockBackend, points: number) {
  store.saveConfig(serverId, { ...store.configOf(serverId).config, SuccessPoints: points });
}
