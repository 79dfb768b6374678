import { useEffect } from 'react';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import type { TeamMember } from '#domain/team/member';
import { EditorConfirmationContext } from '#machines/dashboard/editor-confirmation/editor-confirmation.machine';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { reportChanges, reportConfirmations } from '#machines/dashboard/team-roster/report-changes';
import { storedMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { lazyComponent } from '#screens/shell/lazy-component';
import { Editors } from '#screens/dashboard/editors/Editors';
import { editorConfirmationLogic } from '../../wiring/dashboard/team';
import type { DashboardLogics } from './dashboard-logics';
import type { EditorRequestsProps } from './EditorRequests';
import type { OnRequirement } from './ServerParts';

export interface EditorsTabProps {
  server: Server;
  editor: Editor;
  viewer: Viewer | null;
  logics: DashboardLogics;
  requests: Pick<EditorRequestsProps, 'onCount' | 'onShown'>;
  /**
   * Switches to "view as", which shows the dashboard as the given member of this team sees it; null if the viewer may
   * not use "view as".
   */
  onViewAs: ((member: TeamMember, team: readonly TeamMember[]) => void) | null;
  onRequirement: OnRequirement;
}

export function EditorsTab({ logics, ...tab }: EditorsTabProps) {
  return (
    <TeamRosterContext.Provider
      logic={logics.roster}
      options={{ input: { serverId: tab.server.id } }}
    >
      <EditorConfirmationContext.Provider logic={editorConfirmationLogic}>
        <Reports />
        <Tab {...tab} />
      </EditorConfirmationContext.Provider>
    </TeamRosterContext.Provider>
  );
}

/** Loaded when the Editors tab of a real server is first opened. */
const EditorRequests = lazyComponent(async () => (await import('./EditorRequests')).EditorRequests);

/** Loaded with the form for a new editor. */
const EditorSearch = lazyComponent(async () => (await import('./EditorSearch')).EditorSearch);

const ServerParts = lazyComponent(async () => (await import('./ServerParts')).ServerParts);

function Tab({
  server,
  editor,
  viewer,
  requests,
  onViewAs,
  onRequirement,
}: Omit<EditorsTabProps, 'logics'>) {
  const roster = TeamRosterContext.useActorRef();
  return (
    <Editors
      parts={
        server.isDemo ? null : (
          <ServerParts server={server} editor={editor} onRequirement={onRequirement} />
        )
      }
      requests={
        server.isDemo
          ? null
          : (slot) => <EditorRequests serverId={server.id} {...requests} {...slot} />
      }
      search={server.isDemo ? null : (slot) => <EditorSearch serverId={server.id} {...slot} />}
      who={{ server, editor, viewer }}
      onViewAs={onViewAs && ((member) => onViewAs(member, storedMembers(roster.getSnapshot())))}
    />
  );
}

function Reports() {
  const roster = TeamRosterContext.useActorRef();
  const member = MemberEditContext.useActorRef();
  const permissions = PermissionEditContext.useActorRef();
  const confirmation = EditorConfirmationContext.useActorRef();
  useEffect(() => reportConfirmations(confirmation, roster), [confirmation, roster]);
  useEffect(() => reportChanges(member, roster), [member, roster]);
  useEffect(() => reportChanges(permissions, roster), [permissions, roster]);
  return null;
}
