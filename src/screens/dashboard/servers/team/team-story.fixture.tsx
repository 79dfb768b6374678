import type { ReactNode } from 'react';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { viewerOf } from '#domain/session/profile';
import { emptyMemberForm, formOf, type MemberForm, type TeamMember } from '#domain/team/member';
import type { Roster } from '#domain/team/roster';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  MemberEditContext,
  memberEditMachine,
} from '#machines/dashboard/member-edit/member-edit.machine';
import type {
  FormErrorKind,
  MemberEditData,
  RemovalErrorKind,
} from '#machines/dashboard/member-edit/member-edit.events';
import {
  PermissionEditContext,
  permissionEditMachine,
} from '#machines/dashboard/permission-edit/permission-edit.machine';
import type { PermissionEditData } from '#machines/dashboard/permission-edit/permission-edit.setup';
import {
  ServerPageContext,
  serverPageMachine,
} from '#machines/dashboard/server-page/server-page.machine';
import {
  TeamRosterContext,
  teamRosterMachine,
} from '#machines/dashboard/team-roster/team-roster.machine';
import { SiteRoleContext } from '#screens/session/site-role';
import { StoryFrame, storySession } from '#screens/shell/story-frame';
import { ines, servers, team } from './story-team.fixture';
import { TeamDialog, type TeamDialogProps } from './TeamDialog';

type RosterFacts = Partial<SnapshotFrom<typeof teamRosterMachine>['value'] & Roster>;

export function rosterAt({ list = { shown: 'fresh' }, live = 'on', ...facts }: RosterFacts) {
  const isShown = typeof list === 'object' && 'shown' in list;
  return readerAt(
    teamRosterMachine,
    { list, live },
    {
      value: isShown ? { members: team, platformOwnerId: ines.discordId, ...facts } : null,
      request: { serverId: null },
    },
  );
}

type Form =
  | 'closed'
  | 'editing'
  | 'uploading'
  | { saving: 'adding' | 'updating' }
  | { failed: FormErrorKind };
type Removal = 'none' | 'confirming' | 'removing' | { failed: RemovalErrorKind };

interface FormFacts {
  form?: Form;
  removal?: Removal;
  of?: TeamMember;
  typed?: Partial<MemberForm>;
  picture?: MemberEditData['picture'];
}

export function formAt({ form = 'closed', removal = 'none', of, typed, picture }: FormFacts) {
  return memberEditMachine.resolveState({
    value: { form, removal },
    context: {
      server: null,
      member: of ?? null,
      form: { ...(of ? formOf(of) : emptyMemberForm), ...typed },
      picture: picture ?? { kind: 'kept' },
      pictureProblem: null,
      stored: null,
      removing: removal === 'none' ? null : (of ?? null),
    },
  });
}

type Rights = 'untouched' | 'pending' | { saving: 'sending' } | 'saved' | 'failed';

export function rightsAt(value: Rights, facts: Partial<PermissionEditData> = {}) {
  return permissionEditMachine.resolveState({
    value,
    context: {
      members: team,
      drafts: {},
      waiting: [],
      sent: null,
      isAnyStored: false,
      errors: {},
      ...facts,
    },
  });
}

export interface TeamPicture extends Pick<TeamDialogProps, 'tab' | 'server'> {
  roster?: SnapshotFrom<typeof teamRosterMachine>;
  rosterLogic?: typeof teamRosterMachine;
  addition?: SnapshotFrom<typeof memberEditMachine>;
  editing?: SnapshotFrom<typeof memberEditMachine>;
  memberLogic?: typeof memberEditMachine;
  rights?: SnapshotFrom<typeof permissionEditMachine>;
  rightsLogic?: typeof permissionEditMachine;
  pageServers?: readonly Server[];
  onClose?: () => void;
  isOpen?: boolean;
}

export function stillTeam({ onClose = () => {}, isOpen = true, ...picture }: TeamPicture) {
  const flows = flowsOf(picture);
  const page = serverPageMachine.resolveState({
    value: { signedIn: { page: 'listed', retry: 'ready', news: 'none', reload: 'idle' } },
    context: { viewer, servers: picture.pageServers ?? servers, isKnown: false, error: null },
  });
  return {
    render: () => (
      <StoryFrame at={paths.servers.href()} session="signedIn">
        <SiteRoleContext value="admin">
          <ServerPageContext.Provider
            logic={serverPageMachine}
            options={{ input: { viewer }, snapshot: page }}
          >
            <TeamDialog
              isOpen={isOpen}
              onClose={onClose}
              flows={flows}
              server={picture.server}
              tab={picture.tab}
            />
          </ServerPageContext.Provider>
        </SiteRoleContext>
      </StoryFrame>
    ),
  };
}

const viewer = viewerOf(storySession);

function flowsOf(picture: TeamPicture): TeamDialogProps['flows'] {
  const { roster = rosterAt({}), rosterLogic = quietRoster } = picture;
  const { addition = formAt({}), editing = formAt({}), memberLogic = quietMember } = picture;
  const { rights = rightsAt('untouched'), rightsLogic = permissionEditMachine } = picture;
  const member = (snapshot: SnapshotFrom<typeof memberEditMachine>) =>
    function MemberFlow({ children }: { children: ReactNode }) {
      return (
        <MemberEditContext.Provider
          logic={memberLogic}
          options={{ input: { server: null }, snapshot }}
        >
          {children}
        </MemberEditContext.Provider>
      );
    };
  return {
    Addition: member(addition),
    Editing: member(editing),
    Team({ children }) {
      return (
        <TeamRosterContext.Provider
          logic={rosterLogic}
          options={{ input: { serverId: null }, snapshot: roster }}
        >
          <PermissionEditContext.Provider logic={rightsLogic} options={{ snapshot: rights }}>
            {children}
          </PermissionEditContext.Provider>
        </TeamRosterContext.Provider>
      );
    },
  };
}

/** A roster machine whose requests never get a response, and which receives no updates. */
const quietRoster = teamRosterMachine.provide({
  actors: {
    load: fromPromise(() => new Promise(() => {})),
    watch: fromCallback(() => () => {}),
  },
});
export const quietMember = memberEditMachine.provide({ actions: { dropPicture: () => {} } });
