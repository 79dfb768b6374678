import { fromPromise, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { type Editor, visitor } from '#domain/permissions/roles';
import { emptyMemberForm, type TeamMember } from '#domain/team/member';
import type { Roster } from '#domain/team/roster';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { commandAt } from '#machines/charts/command.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  EditorConfirmationContext,
  editorConfirmationMachine,
} from '#machines/dashboard/editor-confirmation/editor-confirmation.machine';
import {
  MemberEditContext,
  memberEditMachine,
} from '#machines/dashboard/member-edit/member-edit.machine';
import type {
  Addition,
  MemberAnswer,
  Update,
} from '#machines/dashboard/member-edit/member-edit.events';
import type { memberSearchMachine } from '#machines/dashboard/member-search/member-search.machine';
import {
  PermissionEditContext,
  permissionEditMachine,
} from '#machines/dashboard/permission-edit/permission-edit.machine';
import type {
  PermissionsAnswer,
  PermissionsRequest,
} from '#machines/dashboard/permission-edit/permission-edit.setup';
import { storedMembers } from '#machines/dashboard/team-roster/shown';
import {
  TeamRosterContext,
  teamRosterMachine,
} from '#machines/dashboard/team-roster/team-roster.machine';
import { viewerOf } from '#domain/session/profile';
import { storySession } from '../../shell/story-frame';
import { editAt, ownServer } from '../settings/story-page.fixture';
import { CopyingContext } from '../../shell/copying';
import { copying } from '../settings/story-guild.fixture';
import { Editors } from './Editors';
import { MemberSearchStory } from './member-search-story.fixture';

const here = { serverId: ownServer.id, serverName: ownServer.name };

export function editor(id: string, name: string, facts: Partial<TeamMember> = {}): TeamMember {
  return {
    id,
    name,
    nickname: null,
    discordId: `4271938461029580${id.padStart(2, '0')}`,
    customRole: 'editor',
    panelRole: 'support',
    profilePicture: null,
    nameColor: '#FFFFFF',
    allowedPanels: [],
    permissions: [{ ...here, allowedPanels: ['points'] }],
    ...facts,
  };
}

const opens = (...allowedPanels: TeamMember['allowedPanels']) => ({
  permissions: [{ ...here, allowedPanels }],
});

export const priya = editor('1', 'Priya Raman', {
  nickname: 'Pri',
  customRole: 'Head of support',
  panelRole: 'moderator',
  nameColor: '#9b87f5',
  lastChangeAt: '2026-11-25T14:59:45Z',
  ...opens('advanced', 'roles', 'points', 'editors'),
});
export const jonas = editor('2', 'Jonas Lindqvist-Abernathy von und zu Hohenstein', {
  customRole: 'Success channel and weekend giveaways coordinator',
  nameColor: '#5fd39a',
  lastChangeAt: '2025-08-03T09:14:00Z',
  ...opens('points', 'embeds'),
});
export const bob = editor('3', 'Old Bob (night shift)', {
  discordId: null,
  nameColor: '#ff9095',
  ...opens(),
});

/**
 * Six editors, who differ in their role, name color and panels. For example, one editor has a role that opens
 * everything, one has a name color that is hard to read, and one has panels in every server.
 */
export const team: readonly TeamMember[] = [
  priya,
  jonas,
  bob,
  editor('4', 'Marcus', { panelRole: 'admin', nameColor: '#f0b955', ...opens('advanced') }),
  editor('5', 'Amara 夜', {
    customRole: 'Bots and relays',
    panelRole: 'developer',
    nameColor: '#2b2d55',
    ...opens('channels', 'embeds', 'api'),
  }),
  editor('6', 'Yuki 🌸', { allowedPanels: ['roles'] }),
];

export const crowd: readonly TeamMember[] = Array.from({ length: 300 }, (_, index) =>
  editor(String(index + 10), `Editor ${index + 1}`, opens(index % 2 === 0 ? 'points' : 'channels')),
);

export function rosterAt(
  list: SnapshotFrom<typeof teamRosterMachine>['value']['list'],
  facts: Partial<Roster> = {},
  live: 'on' | 'off' = 'on',
) {
  const roster = { members: [priya, jonas, bob], platformOwnerId: '300000000000000001', ...facts };
  const isShown = typeof list === 'object' && 'shown' in list;
  return readerAt(
    teamRosterMachine,
    { list, live },
    { value: isShown ? roster : null, request: { serverId: ownServer.id } },
  );
}

export const confirmationAt = (state: SnapshotFrom<typeof editorConfirmationMachine>['value']) =>
  commandAt(editorConfirmationMachine, state, { serverId: ownServer.id, memberIds: ['1', '2'] });

type MemberEdit = SnapshotFrom<typeof memberEditMachine>['context'];

export function memberAt(
  form: Extract<StateValueFrom<typeof memberEditMachine>, { form?: unknown }>['form'],
  facts: Partial<MemberEdit> = {},
) {
  return memberEditMachine.resolveState({
    value: { form, removal: 'none' },
    context: {
      server: { id: ownServer.id, name: ownServer.name },
      member: null,
      form: emptyMemberForm,
      picture: { kind: 'kept' },
      pictureProblem: null,
      stored: null,
      removing: null,
      ...facts,
    },
  });
}

type PermissionEdit = SnapshotFrom<typeof permissionEditMachine>['context'];

export function permissionsAt(
  value: StateValueFrom<typeof permissionEditMachine>,
  facts: Partial<PermissionEdit> = {},
) {
  const members = [priya, jonas, bob];
  const context = { members, drafts: {}, waiting: [], sent: null, isAnyStored: false };
  return permissionEditMachine.resolveState({
    value,
    context: { ...context, errors: {}, ...facts },
  });
}

export interface EditorsPicture {
  roster?: SnapshotFrom<typeof teamRosterMachine>;
  rosterLogic?: typeof teamRosterMachine;
  confirmation?: SnapshotFrom<typeof editorConfirmationMachine>;
  member?: SnapshotFrom<typeof memberEditMachine>;
  memberLogic?: typeof memberEditMachine;
  permissions?: SnapshotFrom<typeof permissionEditMachine>;
  permissionLogic?: typeof permissionEditMachine;
  settings?: ReturnType<typeof editAt>;
  server?: typeof ownServer;
  viewer?: Editor;
  onViewAs?: ((member: TeamMember) => void) | null;
  search?: SnapshotFrom<typeof memberSearchMachine>;
}

const unanswered = () => new Promise<never>(() => {});

/** A machine whose requests never get a response, and which does not remove stored pictures. */
const pendingMember = memberEditMachine.provide({
  actors: {
    addMember: fromPromise<MemberAnswer, Addition>(unanswered),
    updateMember: fromPromise<MemberAnswer, Update>(unanswered),
  },
  actions: { dropPicture: () => {} },
});
const pendingPermissions = permissionEditMachine.provide({
  actors: { replace: fromPromise<PermissionsAnswer, PermissionsRequest>(unanswered) },
});

export function EditorsStory(picture: EditorsPicture) {
  const { server = ownServer, viewer = visitor, onViewAs = () => {} } = picture;
  const { roster = rosterAt({ shown: 'fresh' }), member = memberAt('closed') } = picture;
  const { settings = editAt({ ready: 'clean' }), rosterLogic = teamRosterMachine } = picture;
  const { memberLogic = pendingMember, permissionLogic = pendingPermissions } = picture;
  const { confirmation = confirmationAt('idle') } = picture;
  const { permissions = permissionsAt('untouched', { members: storedMembers(roster) }) } = picture;
  return (
    <ConfigEditContext.Provider
      options={{ input: { userId: null, serverId: server.id }, snapshot: settings }}
    >
      <TeamRosterContext.Provider
        logic={rosterLogic}
        options={{ input: { serverId: server.id }, snapshot: roster }}
      >
        <EditorConfirmationContext.Provider options={{ snapshot: confirmation }}>
          <MemberEditContext.Provider
            logic={memberLogic}
            options={{ input: { server: { id: server.id, name: server.name } }, snapshot: member }}
          >
            <PermissionEditContext.Provider
              logic={permissionLogic}
              options={{ snapshot: permissions }}
            >
              <CopyingContext value={copying}>
                <Editors
                  search={
                    picture.search
                      ? (slot) => <MemberSearchStory {...slot} snapshot={picture.search} />
                      : null
                  }
                  who={{ server, editor: viewer, viewer: viewerOf(storySession) }}
                  onViewAs={onViewAs}
                />
              </CopyingContext>
            </PermissionEditContext.Provider>
          </MemberEditContext.Provider>
        </EditorConfirmationContext.Provider>
      </TeamRosterContext.Provider>
    </ConfigEditContext.Provider>
  );
}
