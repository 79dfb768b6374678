import { type ReactNode, useEffect } from 'react';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { reportChanges } from '#machines/dashboard/team-roster/report-changes';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import {
  type TeamFlows,
  TeamDialog,
  type TeamDialogProps,
} from '#screens/dashboard/servers/team/TeamDialog';
import { teamMessages } from '#content/messages/dashboard/team';
import { useNotices } from '../../toasts';
import { memberEditLogic, permissionEditLogic, teamRosterLogic } from '../../wiring/dashboard/team';

export function ServersTeam(props: Omit<TeamDialogProps, 'flows'>) {
  return <TeamDialog {...props} flows={flows} />;
}

const flows: TeamFlows = { Team, Addition: MemberEdit, Editing: MemberEdit };

function Team({ children }: { children: ReactNode }) {
  return (
    <TeamRosterContext.Provider logic={teamRosterLogic} options={{ input: { serverId: null } }}>
      <PermissionEditContext.Provider logic={permissionEditLogic}>
        <PermissionReports />
        {children}
      </PermissionEditContext.Provider>
    </TeamRosterContext.Provider>
  );
}

function PermissionReports() {
  const roster = TeamRosterContext.useActorRef();
  const permissions = PermissionEditContext.useActorRef();
  useNotices(permissions, teamMessages.notices);
  useEffect(() => reportChanges(permissions, roster), [permissions, roster]);
  return null;
}

function MemberEdit({ children }: { children: ReactNode }) {
  return (
    <MemberEditContext.Provider logic={memberEditLogic} options={{ input: { server: null } }}>
      <MemberReports />
      {children}
    </MemberEditContext.Provider>
  );
}

function MemberReports() {
  const roster = TeamRosterContext.useActorRef();
  const member = MemberEditContext.useActorRef();
  useNotices(member, teamMessages.notices);
  useEffect(() => reportChanges(member, roster), [member, roster]);
  return null;
}
