import { isPanel, type Panel } from '#domain/permissions/panels';
import { panelRoles } from '#domain/permissions/roles';
import type { MemberPermission, TeamMember } from '#domain/team/member';
import { DEFAULT_NAME_COLOR, isNameColor } from '#domain/team/name-color';
import * as v from 'valibot';
import { listOf } from '../rows';

export const memberColumns =
  'id,name,nickname,discord_id,custom_role,panel_role,profile_picture,name_color,allowed_panels,added_by,added_at';

const panels = v.pipe(
  v.array(v.string()),
  v.transform((some): readonly Panel[] => some.filter(isPanel)),
);

const memberRow = v.object({
  id: v.string(),
  name: v.string(),
  nickname: v.nullable(v.string()),
  discord_id: v.nullable(v.string()),
  custom_role: v.nullable(v.string()),
  panel_role: v.picklist(panelRoles),
  profile_picture: v.nullable(v.string()),
  name_color: v.nullable(v.string()),
  allowed_panels: panels,
  added_by: v.nullable(v.string()),
  added_at: v.string(),
  server_member_permissions: v.optional(
    listOf(
      v.object({
        server_id: v.string(),
        server_name: v.string(),
        allowed_panels: panels,
        awaits_owner: v.optional(v.literal(true)),
      }),
    ),
    [],
  ),
});

/** A member, the id of the user who added them (a UUID), and the time at which they were added (ISO 8601). */
export interface ReadMember {
  member: TeamMember;
  addedBy: string | null;
  addedAt: string;
}

/** Parses a row; null if it does not match the schema. */
export function memberFromRow(raw: unknown): ReadMember | null {
  const parsed = v.safeParse(memberRow, raw);
  if (!parsed.success) return null;
  const row = parsed.output;
  const permissions = row.server_member_permissions.map((given): MemberPermission => ({
    serverId: given.server_id,
    serverName: given.server_name,
    allowedPanels: given.allowed_panels,
    ...(given.awaits_owner && { awaitsOwner: true }),
  }));
  const member: TeamMember = {
    id: row.id,
    name: row.name,
    nickname: row.nickname,
    discordId: row.discord_id,
    customRole: row.custom_role,
    panelRole: row.panel_role,
    profilePicture: row.profile_picture,
    nameColor: row.name_color && isNameColor(row.name_color) ? row.name_color : DEFAULT_NAME_COLOR,
    allowedPanels: row.allowed_panels,
    permissions: permissions.toSorted((a, b) => (a.serverName < b.serverName ? -1 : 1)),
  };
  return { member, addedBy: row.added_by, addedAt: row.added_at };
}
