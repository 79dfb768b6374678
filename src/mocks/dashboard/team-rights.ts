import type { Panel } from '#domain/permissions/panels';
import {
  panelRoles,
  roleMay,
  type PanelRole,
  type ServerPermission,
} from '#domain/permissions/roles';
import { canOpenPanel } from '#domain/permissions/panel-access';
import { serverFromGuild, type Guild, type ServerRole } from '#domain/servers/server';
import type { Conditions } from '../conditions';
import { editorOf, guildsOf, ownerIdOf, runsTheSite } from '../market/membership';
import { people, type Person } from '../session/people';
import { guilds } from './servers';
import type { MemberRow, PermissionRow, TeamRows } from './team';

/** Combines the rights of all team members with the person's Discord id. The strongest role applies. */
export function givenTo(person: Person, { members, permissions }: TeamRows): ServerPermission[] {
  const own = members.filter(({ discord_id }) => discord_id && discord_id === person.discord?.id);
  const rows = permissions.filter((row) => own.some(({ id }) => id === row.team_member_id));
  const serverIds = [...new Set(rows.map(({ server_id }) => server_id))].toSorted();
  return serverIds.flatMap((serverId): ServerPermission[] => {
    const here = rows.filter((row) => row.server_id === serverId);
    const roles = own
      .filter(({ id }) => here.some((row) => row.team_member_id === id))
      .map((member) => member.panel_role);
    const serverName = here[0]?.server_name ?? '';
    const role = panelRoles.find((each) => roles.includes(each)) ?? 'support';
    const allowedPanels = [...new Set(here.flatMap((row) => row.allowed_panels))].toSorted();
    return [{ serverId, serverName, role, allowedPanels }];
  });
}

export function panelsEverywhereOf(person: Person, { members }: TeamRows): readonly Panel[] {
  const own = members.filter(({ discord_id }) => discord_id && discord_id === person.discord?.id);
  return [...new Set(own.flatMap((member) => member.allowed_panels))].toSorted();
}

/**
 * Implements the policies of `team_members` and `server_member_permissions`, under the names of the database functions.
 */
export function teamRights(viewer: Person, team: TeamRows, conditions: Conditions) {
  const isEverywhere = runsTheSite(viewer);
  const isPlatformOwner = viewer.role === 'owner';
  const mine = (member: MemberRow) =>
    member.discord_id !== null && member.discord_id === viewer.discord?.id;
  const addedByMe = (member: MemberRow) => member.added_by === viewer.id;
  const rowsOf = (id: string) => team.permissions.filter((row) => row.team_member_id === id);
  const memberOf = (id: string) => team.members.find((member) => member.id === id) ?? null;

  const own = guildsOf(viewer, conditions);
  const guildRole = (id: string): ServerRole | null => {
    const guild = own.find((each) => each.id === id);
    return guild ? serverFromGuild(guild).role : null;
  };
  const mayOpenPanel = (id: string, panel: Panel): boolean =>
    isEverywhere ||
    canOpenPanel({
      server: { id, role: guildRole(id) ?? 'Member', isDemo: false },
      editor: editorOf(viewer),
      panel,
    });
  const hasFullAccess = (id: string): boolean => mayOpenPanel(id, 'misc');
  const managesEditors = (id: string): boolean => mayOpenPanel(id, 'editors');
  const managesSomeEditors = (): boolean =>
    isEverywhere ||
    [
      ...own.map(({ id }) => id),
      ...editorOf(viewer).serverPermissions.map((one) => one.serverId),
    ].some(managesEditors);

  const hasMember = (member: MemberRow): boolean =>
    isEverywhere ||
    addedByMe(member) ||
    mine(member) ||
    rowsOf(member.id).some((row) => managesEditors(row.server_id));
  const mayHandOut = (id: string, role: PanelRole, panels: readonly Panel[]): boolean =>
    hasFullAccess(id) ||
    (managesEditors(id) &&
      !roleMay(role, 'edit') &&
      panels.every((panel) => mayOpenPanel(id, panel)));
  const mayEditMember = (member: MemberRow): boolean =>
    isEverywhere ||
    (member.allowed_panels.length === 0 &&
      hasMember(member) &&
      rowsOf(member.id).every((row) =>
        mayHandOut(row.server_id, member.panel_role, row.allowed_panels),
      ) &&
      (rowsOf(member.id).length > 0 || (managesSomeEditors() && addedByMe(member))));

  const isTheOwner = (member: MemberRow) => member.discord_id === people.platformOwner.discord.id;
  const ownsServer = (id: string, { discord_id }: MemberRow) => {
    const guild = Object.values<Guild>(guilds).find((each) => each.id === id);
    return guild !== undefined && discord_id !== null && ownerIdOf(guild) === discord_id;
  };
  const mayRemoveFrom = (id: string, member: MemberRow): boolean =>
    !isTheOwner(member) &&
    (isPlatformOwner ||
      guildRole(id) === 'Owner' ||
      (hasFullAccess(id) && member.panel_role !== 'admin' && !ownsServer(id, member)));
  const mayRemoveMember = (member: MemberRow): boolean =>
    !isTheOwner(member) &&
    (isPlatformOwner ||
      (isEverywhere &&
        member.panel_role !== 'admin' &&
        !Object.values<Guild>(guilds).some(({ id }) => ownsServer(id, member))) ||
      (hasMember(member) &&
        rowsOf(member.id).every((row) => mayRemoveFrom(row.server_id, member)) &&
        (addedByMe(member) || rowsOf(member.id).length > 0)));

  return {
    memberOf,
    managesEditors,
    managesSomeEditors,
    mayHandOut,
    mayRemoveMember,
    seesMember: hasMember,
    seesPermission: (row: PermissionRow): boolean =>
      managesEditors(row.server_id) ||
      team.members.some((one) => one.id === row.team_member_id && mine(one)),
    mayAddMember: (member: MemberRow): boolean =>
      isEverywhere || (member.allowed_panels.length === 0 && managesSomeEditors()),
    mayEditMember,
    /**
     * Assigning a row to another Discord account, or taking its admin role away, counts as removing a member and
     * requires the right to do that. Members may do both to their own row. Viewers may also assign a row that they
     * added, unless it has the admin role.
     */
    mayLeaveMember: (before: MemberRow, after: MemberRow): boolean =>
      mayEditMember(after) &&
      (before.panel_role !== 'admin' ||
        after.panel_role === 'admin' ||
        mine(before) ||
        mayRemoveMember(before)) &&
      (before.discord_id === null ||
        before.discord_id === after.discord_id ||
        mine(before) ||
        (addedByMe(before) && before.panel_role !== 'admin') ||
        mayRemoveMember(before)),
    mayGive: (row: PermissionRow): boolean => {
      const member = memberOf(row.team_member_id);
      return (
        member !== null &&
        hasMember(member) &&
        mayHandOut(row.server_id, member.panel_role, row.allowed_panels)
      );
    },
    mayTake: (row: PermissionRow): boolean => {
      const member = memberOf(row.team_member_id);
      return member !== null && mayRemoveFrom(row.server_id, member);
    },
  };
}
