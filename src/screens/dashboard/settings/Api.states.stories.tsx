import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { configMessages, settingsMessages } from '#content/messages/dashboard/config';
import { settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import { rightsChangedText, whyNotText } from '#content/messages/dashboard/why-not';
import type { Panel } from '#domain/permissions/panels';
import { type Editor, visitor } from '#domain/permissions/roles';
import { demoServer } from '#domain/servers/server';
import { roleId } from '#mocks/dashboard/guild';
import { ServerSettings } from './ServerSettings';
import {
  editAt,
  ownServer,
  type Picture,
  saveAt,
  searchFor,
  secretsAt,
  StoryPage,
} from './story-page.fixture';
import { loadRest } from './load-rest';

/** States of the API tab, and of tabs that the viewer may not open. No requests are sent. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/API',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const clean = editAt({ ready: 'clean' });
const typed = editAt({ ready: 'dirty' }, { draft: { WhopAPIKey: 'whop_4f8a2c91d07b' } });
const cleared = editAt({ ready: 'dirty' }, { draft: { WhopAPIKey: '' } });
const kept = secretsAt({ shown: 'fresh' }, [
  { key: 'WhopAPIKey', setAt: '2026-11-03T10:00:00.000Z', setByName: 'mira.resells' },
]);

const still = (picture: Partial<Picture>) => ({
  render: () => <StoryPage edit={clean} tab="api" {...picture} />,
});

const memberOf = { ...ownServer, role: 'Member' } as const;
const given = (role: string, ...allowedPanels: Panel[]): Editor => ({
  ...visitor,
  discordId: '42',
  serverPermissions: [{ serverId: ownServer.id, serverName: ownServer.name, role, allowedPanels }],
});
const support = { server: memberOf, editor: given('support', 'api', 'points') };
const platformOwner = { server: memberOf, editor: { ...visitor, role: 'owner' } };

const field = () => screen.getByLabelText('Whop API Key', { selector: 'input' });

export const NotSet = meta.story({
  ...still({}),
  play: async ({ canvas }) => {
    await expect(field()).toHaveAttribute('type', 'password');
    await expect(field()).toHaveValue('');
    await expect(canvas.queryByText('Whop Bot Master Role ID')).toBeNull();
  },
});

export const Set = meta.story({
  ...still({ secrets: kept }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(canvas.getByText('Set on November 3, 2026 by mira.resells')).toBeVisible();
    await expect(canvasElement.querySelector('#WhopAPIKey input')).toBeNull();
    await step('replace by typing another, then cancel', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Replace Whop API Key' }));
      await expect(field()).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Keep Whop API Key' }));
      await expect(canvas.getByRole('button', { name: 'Replace Whop API Key' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.type(field(), 'whop_other');
      await expect(canvas.getByText('1 unsaved change')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
      await expect(canvas.getByRole('list', { name: 'Changes' })).toHaveTextContent(
        /Whop API KeyReplaced with a new key/,
      );
    });
    await step('undo the change', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo change to Whop API Key' }));
      await waitFor(() => expect(canvas.queryByText('1 unsaved change')).toBeNull());
    });
  },
});

export const ToBeCleared = meta.story({
  ...still({ edit: cleared, secrets: kept }),
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText(settingFieldMessages.secretToBeCleared)).toBeVisible();
    await step('the list of changes contains it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
      await expect(canvas.getByRole('list', { name: 'Changes' })).toHaveTextContent(
        /Whop API KeySetNot set/,
      );
    });
    await step('undo it, and clear again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep Whop API Key' }));
      await expect(canvas.getByRole('button', { name: 'Replace Whop API Key' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Whop API Key' }));
      await expect(canvas.getByRole('button', { name: 'Keep Whop API Key' })).toHaveFocus();
    });
  },
});

export const Typed = meta.story({
  ...still({ edit: typed }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the input is hidden until "Show" is pressed', async () => {
      await expect(field()).toHaveAttribute('type', 'password');
      await userEvent.click(canvas.getByRole('button', { name: 'Show Whop API Key' }));
      await expect(field()).toHaveAttribute('type', 'text');
    });
    await step('white space is no change, and an empty field does not clear', async () => {
      await userEvent.clear(field());
      await waitFor(() => expect(canvas.queryByText('1 unsaved change')).toBeNull());
      await userEvent.type(field(), '   ');
      await waitFor(() => expect(canvas.queryByText('1 unsaved change')).toBeNull());
    });
  },
});

export const LeavingWithInput = meta.story({
  ...still({ edit: typed }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Servers' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(settingsMessages.leaveHelpWithSecrets);
  },
});

export const TooLong = meta.story({
  ...still({ edit: editAt({ ready: 'dirty' }, { draft: { WhopAPIKey: 'x'.repeat(600) } }) }),
  play: async ({ canvas }) => {
    await expect(field()).toBeInvalid();
    await expect(canvas.getAllByRole('button', { name: 'Save' })[0]).toBeDisabled();
  },
});

export const Loading = meta.story(still({ secrets: secretsAt('loading', null) }));
export const SettingsLoading = meta.story(still({ edit: editAt('loading') }));
export const LoadingAfterSave = meta.story(
  still({ save: saveAt('saved'), secrets: secretsAt({ shown: 'refreshing' }) }),
);

export const Unreachable = meta.story({
  ...still({ secrets: secretsAt({ failed: 'unreachable' }, null) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(settingFieldMessages.secretUnknown)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(field()).toBeEnabled();
  },
});

export const PlatformOwner = meta.story({
  ...still({
    ...platformOwner,
    secrets: kept,
    edit: editAt({ ready: 'dirty' }, { draft: { whopBotMasterRoleID: roleId('Admin') } }),
  }),
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('combobox', { name: 'Whop Bot Master Role ID' });
    await expect(picker).toHaveValue('Admin');
  },
});

export const Moderator = meta.story({
  ...still({ server: memberOf, editor: given('moderator', 'api'), secrets: kept }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace Whop API Key' })).toBeVisible();
    await expect(canvas.queryByText('Whop Bot Master Role ID')).toBeNull();
  },
});

export const OwnersOnly = meta.story({
  ...still({ ...support, secrets: kept }),
  play: async ({ canvas, userEvent, step }) => {
    await step('shows why, and who can grant the right', async () => {
      await expect(canvas.getByRole('link', { name: 'API' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(
        canvas.getByRole('heading', { name: 'Only server owners can access API settings.' }),
      ).toBeVisible();
      await expect(
        canvas.getByText(whyNotText({ kind: 'editingRole' }, ownServer.name)),
      ).toBeVisible();
      await expect(canvas.queryByLabelText('Whop API Key')).toBeNull();
    });
    await step('the search does not find it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search settings...' }), 'Whop API');
      await expect(canvas.getByText('No settings match “Whop API”')).toBeVisible();
    });
  },
});

export const OwnersOnlyWhileLoading = meta.story(still({ ...support, edit: editAt('loading') }));

export const RightLost = meta.story({
  ...still({
    ...support,
    edit: typed,
    tab: 'points',
    save: saveAt({ failed: 'notAllowedToEditApi' }),
  }),
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(configMessages.notAllowedToEditApi)).toBeVisible();
    await expect(
      alert.getByText(whyNotText({ kind: 'editingRole' }, ownServer.name)),
    ).toBeVisible();
    await expect(alert.getByText(settingsMessages.draftKeptButSecrets)).toBeVisible();
    const [save] = canvas.getAllByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription(configMessages.notAllowedToEditApi);
  },
});

export const RefusedByTheServer = meta.story({
  ...still({ edit: typed, save: saveAt({ failed: 'notAllowedToEditApi' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(rightsChangedText(ownServer.name));
  },
});

export const Demo = meta.story({
  ...still({ server: demoServer, isSignedIn: false }),
  play: async ({ canvas }) => {
    await expect(field()).toBeVisible();
    await expect(canvas.queryByText('Whop Bot Master Role ID')).toBeNull();
  },
});

export const Found = meta.story({
  ...still({ edit: typed, tab: 'points', search: searchFor('whop api') }),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveTextContent('Whop API KeyAPISet');
  },
});

export const FoundUntouched = meta.story({
  ...still({ tab: 'points', secrets: kept, search: searchFor('whop api') }),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveTextContent('Whop API KeyAPIHidden');
  },
});

export const ForbiddenPanel = meta.story({
  ...still({ ...support, tab: 'roles' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(settingsMessages.noAccess)).toBeVisible();
    await expect(
      canvas.getByText(
        'Ask the owner of Resell Heaven, or an editor who can open the Editors and Roles panels, for access to Roles.',
      ),
    ).toBeVisible();
  },
});

export const ForbiddenMisc = meta.story({
  ...still({ ...support, tab: 'misc' }),
  play: async ({ canvas }) => {
    const why = whyNotText({ kind: 'admin', panel: 'misc' }, ownServer.name);
    await expect(canvas.getByText(why)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  ...still({ edit: typed, isSignedIn: false, server: memberOf, editor: given('moderator', 'api') }),
});

const phone = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const Phone = meta.story({ ...phone, ...still({ secrets: kept, ...platformOwner }) });
export const PhoneOwnersOnly = meta.story({ ...phone, ...still(support) });
