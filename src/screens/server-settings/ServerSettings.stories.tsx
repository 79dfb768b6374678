import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { accessMessages } from '#content/messages/access-requests';
import {
  configLoadMessages,
  configMessages,
  noSettingsMatchText,
  settingsMessages,
} from '#content/messages/config';
import { paths } from '#domain/paths';
import type { MockBackend } from '#mocks/backend';
import { guilds } from '#mocks/servers';
import type { WorldName } from '#mocks/worlds';
import { answersLike, follow, worldStory } from '../../app/world-story.fixture';
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

const joined = worldStory({ world: 'owner', at: paths.dashboard.href(guilds.picksClub.id) });
/** A member of the server who has no panels asks for access, and withdraws the request. */
export const AsksForAccess = meta.story({
  ...joined.annotations,
  // The bot is not in this server.
  parameters: { consoleErrors: [answered(404)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(settingsMessages.noAccess)).toBeVisible());
    await userEvent.click(
      await canvas.findByRole('button', { name: `${accessMessages.ask} to Sports Picks Club` }),
    );
    await waitFor(() => expect(canvas.getByText(/^Requested on /)).toBeVisible());
    await userEvent.click(
      canvas.getByRole('button', { name: 'Withdraw request for Sports Picks Club' }),
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: `${accessMessages.ask} to Sports Picks Club` }),
      ).toBeVisible(),
    );
  },
});

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
    await step('and is still there after leaving', async () => {
      follow(canvas.getByRole('link', { name: 'Back to Servers' }));
      follow(await canvas.findByRole('link', { name: 'Resell Heaven Owner' }));
      follow(await canvas.findByRole('link', { name: 'Points' }));
      await pointsAreDrawn();
      await expect(successPoints()).toHaveValue('40');
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
  play: async ({ canvas, step }) => {
    await step('the server rejects the save', async () => {
      await pointsAreDrawn();
      await enterPoints('77');
      await save();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        configMessages.notAllowedToSave,
      );
      await waitFor(() => expect(toast()).toHaveTextContent(configMessages.notAllowedToSave));
      await expect(savedPoints(refused.backend())).toBe(25);
    });
    await step('the draft is restored after leaving', async () => {
      follow(canvas.getByRole('link', { name: 'Back to Servers' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      follow(await canvas.findByRole('link', { name: 'Resell Heaven Owner' }));
      follow(await canvas.findByRole('link', { name: /^Points/ }));
      await pointsAreDrawn();
      await expect(successPoints()).toHaveValue('77');
      await waitFor(() => expect(canvas.getByText('1 unsaved change')).toBeVisible());
    });
  },
});

const errors: readonly [WorldName, string][] = [
  ['save-fails', configMessages.unknown],
  ['save-not-allowed-to-modify', configMessages.notAllowedToModify],
  ['save-not-allowed', configMessages.notAllowedToSave],
  ['save-sign-in-required', configMessages.signInRequired],
  ['save-invalid-server', configMessages.invalidServer],
];
const refusing = worldStory({ world: 'save-fails', at });
export const EveryError = meta.story({
  ...refusing.annotations,
  parameters: { consoleErrors: [answered(500), answered(403), answered(401), answered(400)] },
  play: async ({ canvas, msw, step }) => {
    await pointsAreDrawn();
    await enterPoints('77');
    for (const [world, text] of errors) {
      await step(`${world}: ${text}`, async () => {
        answersLike(world, msw);
        await save();
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
        await waitFor(() => expect(toast()).toHaveTextContent(text));
        await expect(successPoints()).toHaveValue('77');
        await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
      });
    }
  },
});

function withoutForm(world: WorldName, text: string, consoleErrors: readonly string[]) {
  return {
    ...worldStory({ world, at: paths.servers.href() }).annotations,
    parameters: { consoleErrors },
    play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
      follow(await canvas.findByRole('link', { name: 'Resell Heaven Owner' }));
      follow(await canvas.findByRole('link', { name: 'Points' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
      await expect(canvas.queryByRole('textbox', { name: 'Success points' })).toBeNull();
    },
  };
}
export const ConfigNotFound = meta.story(
  withoutForm('config-not-found', configLoadMessages.notFound, []),
);
export const ConfigForbidden = meta.story(
  withoutForm('config-forbidden', configLoadMessages.forbidden, [answered(403)]),
);
export const ConfigUnreachable = meta.story(
  withoutForm('config-unreachable', configLoadMessages.unreachable, [unanswered]),
);

const given = worldStory({
  world: 'editor-with-points-only',
  at: paths.dashboard.href(guilds.picksClub.id, 'points'),
});
export const EditorIsGrantedPanel = meta.story({
  ...given.annotations,
  play: async ({ canvas, step }) => {
    const { id } = guilds.picksClub;
    const search = () => canvas.getByRole('textbox', { name: 'Search settings...' });
    await step('a setting of another panel is not found, by name or by value', async () => {
      const { store } = given.backend();
      const { config } = store.configOf(id);
      store.saveConfig(id, { ...config, webhookSuccessName: 'Night owls', SuccessPoints: 61 });
      await pointsAreDrawn();
      await waitFor(() => expect(successPoints()).toHaveValue('61'));
      for (const words of ['webhook name', 'night owls']) {
        await userEvent.clear(search());
        await userEvent.type(search(), words);
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
      await userEvent.clear(search());
      await userEvent.type(search(), 'night owls');
      await expect(canvas.getByText('Found 1 setting')).toBeVisible();
    });
  },
});

const withoutUpdates = worldStory({ world: 'realtime-lost', at });
export const RealtimeLost = meta.story({
  ...withoutUpdates.annotations,
  play: async ({ canvas, step }) => {
    await step("another user's save is not received", async () => {
      await pointsAreDrawn();
      await waitFor(() => expect(withoutUpdates.backend().realtime.attempts()).toBeGreaterThan(0));
      anotherSaves(withoutUpdates.backend(), 55);
      await enterPoints('77');
      await expect(successPoints()).toHaveValue('77');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('and is still not overwritten', async () => {
      await save();
      await expect(await offeredPoints()).toEqual([
        'Original value25 points',
        'Their value55 points',
        'Your value77 points',
      ]);
      await expect(savedPoints(withoutUpdates.backend())).toBe(55);
    });
    await step('saving works without the channel', async () => {
      await keepYours();
      await save();
      await waitFor(() => expect(canvas.getByText(settingsMessages.allSaved)).toBeVisible());
      await expect(savedPoints(withoutUpdates.backend())).toBe(77);
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
