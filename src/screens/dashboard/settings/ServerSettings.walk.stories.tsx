import { screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { screenWalk, type Tour } from '../../../../.storybook/screen-walk/screen-walk';
import { configMessages, settingsMessages } from '#content/messages/dashboard/config';
import { factorMissingMessages } from '#content/messages/dashboard/factor-missing';
import { type Editor, visitor } from '#domain/permissions/roles';
import type { SaveError } from '#domain/bot-config/config';
import {
  configSaveFixtures,
  denied,
  done,
  failedWith,
  save,
  saveErrors,
  theirs,
} from '#machines/dashboard/config-save/config-save.fixtures';
import { configSaveMachine } from '#machines/dashboard/config-save/config-save.machine';
import { channelId } from '#mocks/dashboard/guild';
import { loadRest } from './load-rest';
import type { SaveView } from './parts/use-saving';
import { ServerSettings } from './ServerSettings';
import { editAt, ownServer, type Picture, StoryPage } from './story-page.fixture';

/** Follows the paths of the `config-save` machine on the real screen (`screenWalk`). */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Walk',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const alert = (text: string, selector: string) => () =>
  screen.queryByText(text, { selector: `[role=alert] ${selector}` });

const sights = {
  saving: () => screen.queryAllByText('Saving...', { selector: 'button' })[0] ?? null,
  notAllowedToModify: alert(configMessages.notAllowedToModify, 'h2'),
  notAllowedToSave: alert(configMessages.notAllowedToSave, 'h2'),
  notAllowedToEditApi: alert(configMessages.notAllowedToEditApi, 'h2'),
  signInRequired: alert(configMessages.signInRequired, 'h2'),
  factorRequired: alert(configMessages.factorRequired, 'h2'),
  factorMissing: alert(configMessages.factorMissing, 'h2'),
  invalidServer: alert(configMessages.invalidServer, 'h2'),
  stale: alert(settingsMessages.stale, 'h2'),
  unanswered: alert(configMessages.unanswered, 'h2'),
  unknown: alert(configMessages.unknown, 'h2'),
  signIn: alert('Sign in with Discord', 'button'),
  setUp: alert(factorMissingMessages.setUp, 'a'),
  saveAgain: alert('Save again', 'button'),
};
type Sight = keyof typeof sights;

const shown = {
  quiet: [],
  saving: ['saving'],
  // No element is expected here. The response to every save in the walk contains the same stored version, without the
  // user's changes, so the form still shows unsaved changes after a save. Other stories check the form after a save.
  saved: [],
  notAllowedToModify: ['notAllowedToModify'],
  notAllowedToSave: ['notAllowedToSave'],
  notAllowedToEditApi: ['notAllowedToEditApi'],
  signInRequired: ['signInRequired', 'signIn'],
  factorRequired: ['factorRequired', 'saveAgain'],
  factorMissing: ['factorMissing', 'setUp', 'saveAgain'],
  invalidServer: ['invalidServer'],
  conflict: ['stale', 'saveAgain'],
  unanswered: ['unanswered', 'saveAgain'],
  unknown: ['unknown', 'saveAgain'],
} as const satisfies Record<SaveView, readonly Sight[]>;

/**
 * Another user has saved different settings from those that this user changed, so this user can save again. If both had
 * changed the same setting, this user would first have to choose a value in a dialog.
 */
const conflict = { kind: 'conflict', conflicts: [], theirs } satisfies SaveError;
const errors = Object.values({ ...saveErrors, conflict });

const member = { ...ownServer, role: 'Member' } as const;
const support: Editor = {
  ...visitor,
  serverPermissions: [
    {
      serverId: ownServer.id,
      serverName: ownServer.name,
      role: 'support',
      allowedPanels: ['points', 'channels', 'api'],
    },
  ],
};

const edit = editAt(
  { ready: 'dirty' },
  {
    draft: {
      SuccessPoints: 40,
      SuccessEmbedsChannel: channelId('general'),
      WhopAPIKey: 'whop_new',
    },
  },
);

function tour(
  name: string,
  events: (typeof configSaveFixtures)['events']['save'],
  viewer: Partial<Picture>,
): Tour<typeof configSaveMachine> {
  return {
    name,
    fixtures: {
      ...configSaveFixtures,
      events: { ...configSaveFixtures.events, save: events },
      actors: { save: { outcomes: [done, ...errors.map(failedWith)] } },
    },
    render: ({ logic, options }) => (
      <StoryPage edit={edit} saveLogic={logic} saveOptions={options} {...viewer} />
    ),
  };
}

let typed = 50;

export const ConfigSave = meta.story(
  screenWalk({
    machine: configSaveMachine,
    tours: [
      tour('owner', [save], {}),
      tour('signed out', [denied('signInRequired')], { isSignedIn: false }),
      tour('support', [denied('notAllowedToEditApi')], { server: member, editor: support }),
    ],
    gestures: {
      save: async () => {
        const again = screen.queryByRole('button', { name: 'Save again' });
        const [button] = screen.getAllByRole('button', { name: 'Save' });
        if (button?.hasAttribute('disabled')) {
          const points = screen.getByRole('textbox', { name: 'Success points' });
          typed += 1;
          await userEvent.clear(points);
          await userEvent.type(points, `${typed}`);
          await userEvent.tab();
        }
        const [enabled] = screen.getAllByRole('button', { name: 'Save' });
        const pressed = again ?? enabled;
        if (pressed) await userEvent.click(pressed);
      },
      dismiss: () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' })),
    },
    offers: ({ value }, { type }) => type === 'save' || typeof value === 'object',
    sights,
    visibleIn: ({ value }) => {
      if (typeof value === 'object') return shown[value.failed];
      return value === 'saving' || value === 'saved' ? shown[value] : shown.quiet;
    },
  }),
);
