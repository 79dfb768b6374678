import { expect, screen, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { factorMissingMessages } from '#content/messages/dashboard/factor-missing';
import { requirementMessages } from '#content/messages/dashboard/factor-requirement';
import { factorCodeMessages } from '#content/messages/session/second-factor';
import { paths } from '#domain/paths';
import { type Editor, visitor } from '#domain/permissions/roles';
import type { RequirementError } from '#domain/servers/factor-requirement';
import type { ServerRole } from '#domain/servers/server';
import { commandAt } from '#machines/charts/command.fixtures';
import {
  FactorRequirementContext,
  factorRequirementMachine,
} from '#machines/dashboard/factor-requirement/factor-requirement.machine';
import { guilds } from '#mocks/dashboard/servers';
import { startingSecret } from '#mocks/session/factor-rows';
import { totpCode } from '#mocks/session/totp';
import { answered } from '../../../../.storybook/console-errors';
import { worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { loadRest } from '../settings/load-rest';
import { editAt, ownServer, saveAt, StoryPage } from '../settings/story-page.fixture';
import { FactorRequirement } from './FactorRequirement';

/** The second factor that a server requires of its editors, in each state, and in the app. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Second factor',
  component: FactorRequirement,
});

const { notDone, done, help, label, required } = requirementMessages;
const { title: missing, setUp } = factorMissingMessages;

const editorWith = (isSetUp: boolean, isRequired: boolean): Editor => ({
  ...visitor,
  factor: { isSetUp, requiredIn: isRequired ? [ownServer.id] : [] },
});

interface State {
  role?: ServerRole;
  isRequired?: boolean;
  at?: StateValueFrom<typeof factorRequirementMachine>;
}

const at = ({ role = 'Owner', isRequired = false, at: value = 'idle' }: State = {}) => ({
  render: () => (
    <StoryFrame
      at={paths.dashboard.href(ownServer.id, 'editors')}
      pattern={paths.dashboard.pattern}
    >
      <FactorRequirementContext.Provider
        options={{
          snapshot: commandAt(factorRequirementMachine, value, {
            serverId: ownServer.id,
            isRequired: !isRequired,
          }),
        }}
      >
        <FactorRequirement server={{ ...ownServer, role }} editor={editorWith(true, isRequired)} />
      </FactorRequirementContext.Provider>
    </StoryFrame>
  ),
});

const choice = () => screen.findByRole('switch', { name: label });

export const Off = meta.story({
  ...at(),
  play: async () => {
    await expect(await choice()).not.toBeChecked();
    await expect(screen.getByText(help)).toBeVisible();
  },
});
export const On = meta.story({
  ...at({ isRequired: true }),
  play: async () => {
    await expect(await choice()).toBeChecked();
  },
});
export const Saving = meta.story({
  ...at({ at: 'running' }),
  play: async () => {
    await expect(await choice()).toBeChecked();
    await expect(screen.getByText(requirementMessages.saving)).toBeVisible();
  },
});
export const SeenByAnEditor = meta.story({
  ...at({ role: 'Member', isRequired: true }),
  play: async () => {
    await expect(screen.getByText(required)).toBeVisible();
    await expect(screen.queryByRole('switch')).toBeNull();
  },
});

const notDoneAt = (kind: RequirementError['kind']) => ({
  ...at({ at: { failed: kind } }),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(notDone[kind]);
    await expect(await choice()).not.toBeChecked();
    const links = screen.queryAllByRole('link', { name: setUp });
    await expect(links).toHaveLength(kind === 'factorMissing' ? 1 : 0);
  },
});
export const NoApp = meta.story(notDoneAt('factorMissing'));
export const NoCode = meta.story(notDoneAt('factorRequired'));
export const SessionEnded = meta.story(notDoneAt('signInRequired'));
export const RightTaken = meta.story(notDoneAt('notAllowed'));
export const NotKnown = meta.story(notDoneAt('unanswered'));

const fullscreen = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '720px' } },
} as const;

/** An editor without an app, before they save. */
export const EditorWithoutApp = meta.story({
  parameters: fullscreen,
  render: () => (
    <StoryPage
      tab="points"
      editor={editorWith(false, true)}
      edit={editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 4321 } })}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: missing })).toBeVisible();
    await expect(screen.getByRole('link', { name: setUp })).toHaveAttribute(
      'href',
      paths.security.href(),
    );
  },
});

/** The owner turns it on while the editor types, so the save is refused. */
export const SaveRefused = meta.story({
  parameters: fullscreen,
  render: () => (
    <StoryPage
      tab="points"
      editor={editorWith(false, true)}
      edit={editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 4321 } })}
      save={saveAt({ failed: 'factorMissing' })}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('link', { name: setUp })).toBeVisible();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(screen.queryByText(missing)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Save again' })).toBeVisible();
  },
});

const wired = worldStory({
  world: 'second-factor',
  at: paths.dashboard.href(guilds.resellHeaven.id, 'editors'),
});

/** The owner turns it on with a code, and off without another one. */
export const Required = meta.story({
  ...wired.annotations,
  parameters: { ...fullscreen, consoleErrors: [answered(403)] },
  play: async ({ userEvent }) => {
    await userEvent.click(await choice());
    const dialog = within(await screen.findByRole('dialog', { name: factorCodeMessages.title }));
    await userEvent.click(await dialog.findByLabelText(factorCodeMessages.label));
    await userEvent.paste(await totpCode(startingSecret, Date.now()));
    await userEvent.click(dialog.getByRole('button', { name: factorCodeMessages.confirm }));
    await expect(await screen.findByText(done.on)).toBeVisible();
    await waitFor(async () => expect(await choice()).toBeChecked());
    await userEvent.click(await choice());
    await expect(await screen.findByText(done.off)).toBeVisible();
    await waitFor(async () => expect(await choice()).not.toBeChecked());
  },
});

const withoutApp = worldStory({
  world: 'editor-factor-missing',
  at: paths.dashboard.href(guilds.picksClub.id, 'points'),
});

/** The link leads to the setup, which names the server and leads back. */
export const LedToTheSetup = meta.story({
  ...withoutApp.annotations,
  parameters: fullscreen,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: setUp }));
    await expect(await screen.findByText(/requires an authenticator app$/)).toBeVisible();
    await expect(await screen.findByRole('link', { name: /Sports Picks Club/ })).toBeVisible();
  },
});
