import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { miscCommands } from '#content/commands/misc';
import { commandMessages } from '#content/messages/dashboard/commands';
import { commandExecutedText, configMessages } from '#content/messages/dashboard/config';
import { commandLogOf, recordRun, runsOf } from '#domain/commands/run';
import { startingValues } from '#domain/commands/values';
import { paths } from '#domain/paths';
import type { MockBackend } from '#mocks/backend';
import { guilds } from '#mocks/dashboard/servers';
import { worldStory } from '../../../../.storybook/world-story';
import { ServerSettings } from './ServerSettings';
import { loadRest } from './load-rest';

/**
 * The Misc tab with the app's machines and services, in different states of the mock backend (worlds). The states of
 * the tab are in `MiscCommands.states.stories.tsx`.
 */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Misc commands/Wired',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const { id: serverId } = guilds.resellHeaven;
const at = paths.dashboard.href(serverId, 'misc');

const owner = worldStory({ world: 'owner', at, pending: 'save' });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    await step('an execution takes a while and is saved for the bot', async () => {
      await fillPoll('Go?');
      await userEvent.click(executeButton());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /Executing\.\.\./ })).toBeVisible(),
      );
      owner.respond();
      await waitFor(() => expect(toast()).toHaveTextContent(configMessages.commandExecuted));
      await expect(toast()).toHaveTextContent(commandExecutedText('poll'));
      await expect(recordOf(owner.backend(), 'poll')).toEqual({
        textInput: 'Go?',
        executedBy: 'mira.resells',
        executedAt: expect.any(String),
      });
    });
    await step('it is the last run, and there is nothing to save', async () => {
      await waitFor(() => expect(runs()).toHaveLength(1));
      await expect(runs()[0]).toHaveTextContent(/mira\.resells.*just now/);
      await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    });
    await step("another user's run appears at once", async () => {
      anotherExecutes(owner.backend(), 'poll', 'theo');
      await waitFor(() => expect(runs()).toHaveLength(2));
      await expect(runs()[0]).toHaveTextContent(/theo/);
    });
  },
});

const withoutUpdates = worldStory({ world: 'realtime-lost', at });
export const SameCommandMeanwhile = meta.story({
  ...withoutUpdates.annotations,
  play: async ({ canvas, step }) => {
    await fillPoll('Go?');
    await step("another user's run of the same command is a conflict", async () => {
      anotherExecutes(withoutUpdates.backend(), 'poll', 'theo');
      await userEvent.click(executeButton());
      const alert = within(await canvas.findByRole('alert'));
      await expect(alert.getByText(commandMessages.clash)).toBeVisible();
      await expect(runsKept(withoutUpdates.backend(), 'poll')).toEqual(['theo']);
    });
    await step('execute it anyway', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Execute anyway' }));
      await waitFor(() =>
        expect(runsKept(withoutUpdates.backend(), 'poll')).toEqual(['mira.resells', 'theo']),
      );
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    });
  },
});

const executeButton = () => screen.getByRole('button', { name: 'Execute Command' });

const runs = () =>
  within(screen.getByRole('region', { name: 'Last runs' })).queryAllByRole('listitem');

const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');

async function fillPoll(question: string) {
  const search = await screen.findByRole('textbox', { name: 'Search commands...' });
  await userEvent.type(search, 'poll{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Command input' }), question);
}

const logOf = ({ store }: MockBackend) => commandLogOf(store.configOf(serverId));

const recordOf = (backend: MockBackend, command: string) => logOf(backend)[command];

const runsKept = (backend: MockBackend, command: string) =>
  runsOf(logOf(backend), command).map(({ by }) => by);

function anotherExecutes(backend: MockBackend, name: string, by: string) {
  const command = miscCommands.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  const run = { by, at: new Date().toISOString() };
  const commands = recordRun(logOf(backend), command, startingValues(command), run);
  backend.store.saveConfig(serverId, { ...backend.store.configOf(serverId).config, commands });
}
