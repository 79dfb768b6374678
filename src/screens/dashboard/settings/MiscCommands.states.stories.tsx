import { expect, fn, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { miscCommands } from '#content/commands/misc';
import { commandMessages } from '#content/messages/dashboard/commands';
import { configMessages } from '#content/messages/dashboard/config';
import type { SaveRequest, StoredConfig } from '#domain/bot-config/config';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import type { CommandDefinition } from '#domain/commands/definition';
import { type CommandLog, type CommandRun, recordRun } from '#domain/commands/run';
import { startingValues } from '#domain/commands/values';
import { demoServer } from '#domain/servers/server';
import { commandFormMachine } from '#machines/dashboard/command-form/command-form.machine';
import type { RecordAnswer } from '#machines/dashboard/command-form/command-form.setup';
import { ServerSettings } from './ServerSettings';
import {
  commandsAt,
  editAt,
  ownServer,
  type Picture,
  stored,
  StoryPage,
} from './story-page.fixture';
import { pictureTime } from './story-dashboard.fixture';
import { loadRest } from './load-rest';

/** One story for each state of a command's form. No requests are sent. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Misc commands',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

function named(name: string): CommandDefinition {
  const found = miscCommands.find((command) => command.name === name);
  if (!found) throw new Error(`There is no command ${name}`);
  return found;
}

const [addrole, autorole, giveaway, leaderboard] = [
  named('addrole'),
  named('autorole'),
  named('giveaway'),
  named('leaderboard'),
];

const HOUR = 3_600_000;

function runOf(by: string, hoursAgo: number): CommandRun {
  return { by, at: new Date(pictureTime - hoursAgo * HOUR).toISOString() };
}

const log = [
  runOf('kenji.ops', 700),
  runOf('theo', 220),
  runOf('mira.resells', 70),
  runOf('theo', 26),
]
  .concat(runOf('mira.resells', 0.2))
  .reduce<CommandLog>(
    (before, run) => recordRun(before, giveaway, startingValues(giveaway), run),
    recordRun({}, leaderboard, startingValues(leaderboard), runOf('theo', 3)),
  );

const edit = editAt({ ready: 'clean' }, { base: { commands: log } });

const filled = {
  giveaway: { textInput: 'Nitro for a month 24h', selectedRole: 'VIP', selectedOption: '' },
};
const chosen = (command: CommandDefinition) => ({ command, filled });

const requested = {
  serverId: ownServer.id,
  base: { config: stored, version: 7 } satisfies StoredConfig,
  command: giveaway,
  values: filled.giveaway,
  run: runOf('mira.resells', 0),
};

/** A machine whose request never gets a response. */
const pending = commandFormMachine.provide({
  actors: { record: fromPromise<RecordAnswer, SaveRequest>(() => new Promise(() => {})) },
});

type RunValue = Extract<Parameters<typeof commandsAt>[0], { run?: unknown }>['run'];

const still = (picture: Partial<Picture> = {}) => ({
  render: () => <StoryPage edit={edit} tab="misc" commandsLogic={pending} {...picture} />,
});

/**
 * Returns a story that shows the form of `command` after the giveaway command was executed. `run` is the state of that
 * execution.
 */
const ranTo = (run: RunValue, command = giveaway) =>
  still({ commands: commandsAt({ form: 'filling', run }, { ...chosen(command), requested }) });

const atRest = (command: CommandDefinition, picture: Partial<Picture> = {}) =>
  still({
    commands: commandsAt({ form: 'filling', run: 'resting' }, { command }),
    ...picture,
  });

export const Choosing = meta.story({
  ...still(),
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('textbox', { name: 'Search commands...' });
    const list = () => canvas.getByRole('listbox', { name: 'Commands' });
    await step('shows a hint, and renders only visible rows', async () => {
      await expect(canvas.getByRole('heading', { name: 'Misc Commands' })).toBeVisible();
      await expect(canvas.getByText('Manage and configure bot commands')).toBeVisible();
      await expect(canvas.getByText(commandMessages.chooseFirst)).toBeVisible();
      await expect(list().getBoundingClientRect().height).toBe(500);
      const rows = await within(list()).findAllByRole('option');
      await expect(rows[0]).toHaveAttribute('aria-setsize', String(miscCommands.length));
      await expect(rows.length).toBeLessThan(miscCommands.length / 2);
    });
    await step('a search filters it, and arrow down moves into the results', async () => {
      await userEvent.click(search);
      await userEvent.paste('keyword');
      await waitFor(() => expect(within(list()).getAllByRole('option')).toHaveLength(3));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(canvas.getByRole('heading', { name: 'keyword-relay-list' })).toBeVisible();
      await expect(canvas.getByText(commandMessages.nothingToFill)).toBeVisible();
    });
    await step('Enter in the search chooses the first result', async () => {
      await userEvent.clear(search);
      await userEvent.paste('add role');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'addrole' })).toBeVisible();
    });
  },
});

export const NoneFound = meta.story({
  ...still(),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Search commands...' });
    await userEvent.click(search);
    await userEvent.paste('xylophone');
    const list = canvas.getByRole('listbox', { name: 'Commands' });
    await waitFor(() => expect(within(list).getByText(commandMessages.noneFound)).toBeVisible());
  },
});

export const TextAndRole = meta.story({
  ...atRest(addrole),
  play: async ({ canvas, userEvent, step }) => {
    const button = () => canvas.getByRole('button', { name: 'Execute Command' });
    const input = canvas.getByRole('textbox', { name: 'Command input' });
    await step('a missing value is reported at its field', async () => {
      await expect(button()).toBeDisabled();
      await expect(input).toHaveAccessibleDescription(commandMessages.inputMissing);
      await expect(canvas.getByText(commandMessages.roleMissing)).toBeVisible();
    });
    await step('the problem disappears once it is filled in', async () => {
      await userEvent.type(input, '@sam');
      await expect(input).toHaveAccessibleDescription(commandMessages.inputHelp);
      await userEvent.click(canvas.getByRole('button', { name: /Select Role/ }));
      const page = within(document.body);
      await userEvent.click(await page.findByRole('option', { name: 'Moderator' }));
      await expect(button()).toBeEnabled();
    });
  },
});

export const Options = meta.story({
  ...atRest(autorole),
  play: async ({ canvas, userEvent, step }) => {
    const button = () => canvas.getByRole('button', { name: 'Execute Command' });
    await step('the first option is selected and needs no role', async () => {
      await expect(canvas.getByRole('radio', { name: 'Enable' })).toBeChecked();
      await expect(button()).toBeEnabled();
    });
    await step('another option needs one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Set' }));
      await expect(button()).toBeDisabled();
      await expect(canvas.getByText(commandMessages.roleMissing)).toBeVisible();
    });
  },
});

export const NothingToFill = meta.story(atRest(leaderboard));

export const GuildUnknown = meta.story({
  ...atRest(addrole, { resources: noGuildResources }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Select Role/ }));
    const options = await within(document.body).findAllByRole('option', { name: /^[A-Z]/ });
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Admin',
      'Moderator',
      'Member',
      'VIP',
      'Subscriber',
      'Supporter',
    ]);
    await userEvent.keyboard('{Escape}');
  },
});

export const TooLong = meta.story(
  still({
    commands: commandsAt(
      { form: 'filling', run: 'resting' },
      {
        command: giveaway,
        filled: { giveaway: { ...filled.giveaway, textInput: 'Nitro '.repeat(700) } },
      },
    ),
  }),
);

export const Filled = meta.story(ranTo('resting'));

export const Executing = meta.story({
  ...ranTo('resting'),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Execute Command' }));
    const busy = await canvas.findByRole('button', { name: /Executing\.\.\./ });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await step('another command must wait', async () => {
      await userEvent.click(canvas.getByRole('option', { name: /^autorole/ }));
      await expect(canvas.getByRole('button', { name: 'Execute Command' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('textbox', { name: 'Search commands...' }));
      await userEvent.paste('giveaway');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: /Executing\.\.\./ })).toBeVisible();
    });
    for (const said of document.querySelectorAll('[data-live-announcer] [role=img]')) said.remove();
  },
});

export const Executed = meta.story({
  ...ranTo('executed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commandMessages.executed)).toBeVisible();
    const runs = within(canvas.getByRole('region', { name: 'Last runs' })).getAllByRole('listitem');
    await expect(runs).toHaveLength(5);
    await expect(runs[0]).toHaveTextContent(/mira\.resells.*12 minutes ago/);
  },
});

export const NotAllowedToModify = meta.story(ranTo({ failed: 'notAllowedToModify' }));
export const NotAllowedToSave = meta.story(ranTo({ failed: 'notAllowedToSave' }));

const signIn = fn();
export const SignInRequired = meta.story({
  ...still({
    commands: commandsAt(
      { form: 'filling', run: { failed: 'signInRequired' } },
      { ...chosen(giveaway), requested },
    ),
    isSignedIn: false,
    onSignIn: signIn,
  }),
  play: async ({ canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(configMessages.signInRequired)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Sign in with Discord' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
});

export const InvalidServer = meta.story(ranTo({ failed: 'invalidServer' }));

export const Failed = meta.story({
  ...ranTo({ failed: 'unknown' }),
  play: async ({ canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(configMessages.unknown)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Command input' })).toHaveValue(
      filled.giveaway.textInput,
    );
    await userEvent.click(alert.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Unanswered = meta.story({
  ...ranTo({ failed: 'unanswered' }),
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(configMessages.unanswered)).toBeVisible();
    await expect(alert.queryByText(/was not executed/)).toBeNull();
  },
});

export const SameCommandMeanwhile = meta.story(ranTo({ failed: { conflict: 'clash' } }));
export const StaleTwice = meta.story(ranTo({ failed: { conflict: 'stale' } }));

export const RefusedWhileElsewhere = meta.story({
  ...ranTo({ failed: 'unknown' }, leaderboard),
  play: async ({ canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Show giveaway' }));
    await expect(canvas.getByRole('heading', { name: 'giveaway' })).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Execute again' })).toBeVisible();
  },
});

export const Loading = meta.story(still({ edit: editAt('loading') }));
export const DemoServer = meta.story(atRest(autorole, { server: demoServer, isSignedIn: false }));
export const Light = meta.story({ ...ranTo('executed'), globals: { theme: 'light' } });

const phone = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const Phone = meta.story({
  ...phone,
  ...still(),
  play: async ({ canvas, userEvent, step }) => {
    const list = () => canvas.queryByRole('listbox', { name: 'Commands' });
    await step('the form replaces the list', async () => {
      await userEvent.click(await canvas.findByRole('option', { name: /^announce/ }));
      const heading = canvas.getByRole('heading', { name: 'announce' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(list()).toBeNull();
    });
    await step('the back button shows the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All commands' }));
      await waitFor(() => expect(list()).toContainElement(document.activeElement as HTMLElement));
    });
  },
});
export const PhoneForm = meta.story({ ...phone, ...ranTo('executed') });
