import { useDeferredValue, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { PickList } from '#components/PickList/PickList';
import { SearchField } from '#components/SearchField/SearchField';
import { ToggleChips } from '#components/ToggleChips/ToggleChips';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import { panelNames } from '#content/panels';
import { isolated } from '#domain/names';
import { assignablePanels } from '#domain/permissions/panels';
import type { Server } from '#domain/servers/server';
import type { TeamMember } from '#domain/team/member';
import { assignableServers, panelsIn, type ServerRef } from '#domain/team/permissions';
import {
  PermissionEditContext,
  permissionsOf,
} from '#machines/dashboard/permission-edit/permission-edit.machine';
import { ServerPageContext } from '#machines/dashboard/server-page/server-page.machine';
import { storedMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { MemberIdentity } from '#screens/dashboard/team/MemberIdentity';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './TeamDialog.css';

const { assign: messages } = teamDialogMessages;

const chips = assignablePanels.map((id) => ({ id, label: panelNames[id] }));

export interface MemberServersProps {
  member: TeamMember;
  opened: ServerRef | null;
}

/** Servers that the member had when the dialog opened come first. */
export function MemberServers({ member, opened }: MemberServersProps) {
  const own = ServerPageContext.useSelector(({ context }) => context.servers);
  const members = TeamRosterContext.useSelector(storedMembers);
  const rights = PermissionEditContext.useActorRef();
  const permissions = PermissionEditContext.useSelector((state) => permissionsOf(state, member.id));
  const [had] = useState(() =>
    permissionsOf(rights.getSnapshot(), member.id).map(({ serverId }) => serverId),
  );
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const servers = givenFirst(serversToAssign({ own, opened, members }), had);
  const all = assignableServers(servers);
  const found = servers.filter((server) => assignableServers([server], query).length > 0);
  const toggle = (id: string) => {
    const server = found.find((each) => each.id === id);
    if (server) rights.send({ type: 'toggle server', memberId: member.id, server: refOf(server) });
  };
  const everywhere = member.allowedPanels.map((panel) => panelNames[panel]).join(', ');
  return (
    <>
      <div className={css.memberHead}>
        <MemberIdentity member={member} />
        {member.discordId === null && (
          <p className={box({ size: 's', color: 'textMuted' })}>{messages.withoutDiscordId}</p>
        )}
        {everywhere !== '' && (
          <p className={box({ size: 's', color: 'textMuted' })}>
            {messages.everywhere(everywhere)}
          </p>
        )}
      </div>
      <div className={box({ flex: 'none', paddingBlock: 'xs' })}>
        <SearchField
          label="Search servers"
          placeholder="Search servers..."
          value={typed}
          onChange={setTyped}
        />
      </div>
      <p role="status" className={visuallyHidden}>
        {query !== '' && messages.found(found.length, all.length)}
      </p>
      <div className={css.scrolled}>
        <PickList
          label={`Servers of ${isolated(member.name)}`}
          items={found.map((server) => ({
            id: server.id,
            label: server.name,
            image: <Avatar src={server.icon} name="" seed={server.id} size={32} shape="rounded" />,
            controls: panelsIn(permissions, server.id) && (
              <ToggleChips
                label={`Panels in ${isolated(server.name)}`}
                size="small"
                items={chips}
                selected={panelsIn(permissions, server.id) ?? []}
                onToggle={(panel) =>
                  rights.send({
                    type: 'toggle panel',
                    memberId: member.id,
                    server: refOf(server),
                    panel,
                  })
                }
              />
            ),
          }))}
          picked={permissions.map(({ serverId }) => serverId)}
          onToggle={toggle}
          empty={query === '' ? messages.noServers : messages.noMatch(query)}
        />
      </div>
    </>
  );
}

function refOf({ id, name }: AssignedServer): ServerRef {
  return { id, name };
}

interface AssignedServer extends ServerRef {
  /** URL of the icon; null if not known. */
  icon: string | null;
}

/**
 * Returns the servers that can be assigned: the viewer's own servers, the server for which the dialog was opened, and
 * those that are already assigned to a member. If the name of a server is unknown, its id is shown.
 */
function serversToAssign({
  own,
  opened,
  members,
}: {
  own: readonly Server[];
  opened: ServerRef | null;
  members: readonly TeamMember[];
}): readonly AssignedServer[] {
  const given = members.flatMap(({ permissions }) =>
    permissions.map(({ serverId, serverName }) => ({ id: serverId, name: serverName, icon: null })),
  );
  const known = [
    ...own.filter(({ isDemo }) => !isDemo),
    ...(opened ? [{ ...opened, icon: null }] : []),
    ...given,
  ];
  const byId = new Map<string, AssignedServer>();
  for (const { id, name, icon } of known) {
    if (!byId.has(id)) byId.set(id, { id, name: name.trim() || id, icon });
  }
  return [...byId.values()];
}

function givenFirst(
  servers: readonly AssignedServer[],
  ids: readonly string[],
): readonly AssignedServer[] {
  const isGiven = ({ id }: AssignedServer) => ids.includes(id);
  return [...servers.filter(isGiven), ...servers.filter((server) => !isGiven(server))];
}
