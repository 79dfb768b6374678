import { isPanel, type Panel } from '#domain/permissions/panels';
import { panelRoles } from '#domain/permissions/roles';
import type { MemberPermission, TeamMember } from '#domain/team/member';
import { DEFAULT_NAME_COLOR, isNameColor } from '#domain/team/name-color';
import * as v from 'valibot';
import { listOf, row } from '../rows';

export const memberColumns =
  'id,name,nickname,discord_id,custom_role,panel_role,profile_picture,name_color,allowed_panels,added_by,added_at';

const panels = v.pipe(
  v.array(v.string()),
  v.transform((some): readonly Panel[] => some.filter(isPanel)),
);

const color = v.pipe(
  v.nullable(v.string()),
  v.transform((stored) => (stored && isNameColor(stored) ? stored : DEFAULT_NAME_COLOR)),
);

const permission = v.pipe(
  row({
    serverId: v.string(),
    serverName: v.string(),
    allowedPanels: panels,
    awaitsOwner: v.optional(v.literal(true)),
  }),
  v.transform(({ awaitsOwner, ...given }): MemberPermission => ({
    ...given,
    ...(awaitsOwner && { awaitsOwner }),
  })),
);

const memberRow = row(
  {
    id: v.string(),
    name: v.string(),
    nickname: v.nullable(v.string()),
    discordId: v.nullable(v.string()),
    customRole: v.nullable(v.string()),
    panelRole: v.picklist(panelRoles),
    profilePicture: v.nullable(v.string()),
    nameColor: color,
    allowedPanels: panels,
    addedBy: v.nullable(v.string()),
    addedAt: v.string(),
    permissions: v.optional(listOf(permission), []),
    lastChangeAt: v.optional(v.nullable(v.string()), null),
  },
  { permissions: 'server_member_permissions' },
);

/** A member, the id of the user who added them (a UUID), and the time at which they were added (ISO 8601). */
export interface ReadMember {
  member: TeamMember;
  addedBy: string | null;
  addedAt: string;
}

export function memberFromRow(raw: unknown): ReadMember | null {
  const parsed = v.safeParse(memberRow, raw);
  if (!parsed.success) return null;
  const { addedBy, addedAt, permissions, lastChangeAt, ...member } = parsed.output;
  const ordered = permissions.toSorted((a, b) => (a.serverName < b.serverName ? -1 : 1));
  return {
    member: { ...member, permissions: ordered, ...(lastChangeAt !== null && { lastChangeAt }) },
    addedBy,
    addedAt,
  };
}
