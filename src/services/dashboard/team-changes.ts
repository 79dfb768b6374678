import type { Result } from '#domain/result';
import type { ChangeError, TeamError } from '#domain/team/failure';
import {
  memberWith,
  type MemberForm,
  type MemberPermission,
  type TeamMember,
} from '#domain/team/member';
import { isDefaultColor } from '#domain/team/name-color';
import type { ServerRef } from '#domain/team/permissions';
import { removePicture } from '../session/avatar';
import { fail, outcomeOf, outcomes } from '../answers';
import { rpc } from '../supabase/call-backend';
import { type Client, reachableClient } from '../supabase/client';
import { readPlatformOwner } from './team';
import { memberColumns, memberFromRow } from './team-row';
import { abortable } from '../session/viewer';

type Change<Value> = Promise<Result<Value, ChangeError>>;

/**
 * Adds a member. If `server` is given, also adds the member's panels on that server. If the panels cannot be added, the
 * member is removed again, so that no member is added without their panels.
 */
export async function addMember(
  { form, picture, server }: { form: MemberForm; picture: string | null; server: ServerRef | null },
  signal?: AbortSignal,
): Change<TeamMember> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const row = rowOf(form, picture);
  const { nickname, name_color, ...columns } = row;
  const inserted = client
    .from('team_members')
    // The color is sent only if it is not the default (product.md §12.13).
    .insert({ ...columns, ...(nickname && { nickname }), ...(name_color && { name_color }) })
    .select(memberColumns);
  const { data, error, status } = await abortable(inserted, signal).maybeSingle();
  if (error) return fail(kindOf(error, status));
  const member = memberFromRow(data)?.member;
  if (!member) return fail('unknown');
  if (!server) return { ok: true, value: member };
  const permissions = [
    { serverId: server.id, serverName: server.name, allowedPanels: form.allowedPanels },
  ];
  const given = await replacePermissions({ memberId: member.id, permissions }, signal);
  if (given.ok) return { ok: true, value: { ...member, permissions } };
  await client.from('team_members').delete().eq('id', member.id);
  return given;
}

/** Changes a member. If the picture was replaced, deletes the previous one. */
export async function updateMember(
  { member, form, picture }: { member: TeamMember; form: MemberForm; picture: string | null },
  signal?: AbortSignal,
): Change<TeamMember> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const updated = client
    .from('team_members')
    .update(rowOf(form, picture))
    .eq('id', member.id)
    .select(memberColumns);
  const { data, error, status } = await abortable(updated, signal).maybeSingle();
  if (error) return fail(kindOf(error, status));
  // Row-level security hides rows that the viewer is not allowed to change. If no row is returned, the change was not
  // allowed, or the member no longer exists.
  if (data === null) return fail('notAllowed');
  const changed = memberFromRow(data)?.member;
  if (!changed) return fail('unknown');
  if (member.profilePicture !== null && member.profilePicture !== picture) {
    await removePicture(member.profilePicture);
  }
  return { ok: true, value: { ...changed, permissions: member.permissions } };
}

/**
 * Removes a member from the given server. If that was the member's only server, also removes them from the team.
 * Without a server, removes the member from the team. Succeeds if the member was already removed.
 */
export async function removeMember(
  { member, server }: { member: TeamMember; server: ServerRef | null },
  signal?: AbortSignal,
): Change<null> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const isOnlyHere = member.permissions.every(({ serverId }) => serverId === server?.id);
  if (server && member.permissions.length > 0) {
    const left = await leaveServer(client, { member, server }, signal);
    if (!left.ok || !isOnlyHere) return left;
    // The member may have rights that are hidden from the viewer. If so, the database does not delete the member.
    const gone = client.from('team_members').delete().eq('id', member.id).select('id');
    const { data } = await abortable(gone, signal);
    if (data?.length) await forgetPicture(member);
    return left;
  }
  const { data, error, status } = await abortable(
    client.from('team_members').delete().eq('id', member.id).select('id'),
    signal,
  );
  if (error) return fail(kindOf(error, status));
  if (data.length > 0) {
    await forgetPicture(member);
    return { ok: true, value: null };
  }
  const { data: still } = await client.from('team_members').select('id').eq('id', member.id);
  return still?.length === 0 ? { ok: true, value: null } : removalError(member);
}

/** Deletes the member's picture, because pictures count toward the limit of the user who uploaded them. */
async function forgetPicture({ profilePicture }: TeamMember): Promise<void> {
  if (profilePicture !== null) await removePicture(profilePicture);
}

async function leaveServer(
  client: Client,
  { member, server }: { member: TeamMember; server: ServerRef },
  signal: AbortSignal | undefined,
): Change<null> {
  const rows = () => client.from('server_member_permissions');
  const { data, error, status } = await abortable(
    rows().delete().eq('team_member_id', member.id).eq('server_id', server.id).select('server_id'),
    signal,
  );
  if (error) return fail(kindOf(error, status));
  if (data.length > 0) return { ok: true, value: null };
  const { data: still } = await rows()
    .select('server_id')
    .eq('team_member_id', member.id)
    .eq('server_id', server.id);
  return still?.length === 0 ? { ok: true, value: null } : removalError(member);
}

/** Replaces a member's rights in one transaction. Changes only the rights on servers that the viewer manages. */
export async function replacePermissions(
  { memberId, permissions }: { memberId: string; permissions: readonly MemberPermission[] },
  signal?: AbortSignal,
): Change<null> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const rows = permissions.map(({ serverId, serverName, allowedPanels }) => ({
    server_id: serverId,
    server_name: serverName,
    allowed_panels: [...allowedPanels],
  }));
  const call = client.rpc('replace_member_permissions', { member_id: memberId, rows });
  const { error, status } = await abortable(call, signal);
  return error ? fail(kindOf(error, status)) : { ok: true, value: null };
}

const confirmOutcomes = outcomes<TeamError['kind']>()({
  signInRequired: 'forbidden',
  notAllowed: 'forbidden',
  rejected: 'unreachable',
  unanswered: 'unreachable',
  confirmed: null,
});

/** The owner of a server keeps these editors. A repeated call changes nothing. */
export function confirmEditors(
  { serverId, memberIds }: { serverId: string; memberIds: readonly string[] },
  signal?: AbortSignal,
): Promise<Result<null, TeamError>> {
  const args = { server_id: serverId, member_ids: memberIds };
  return outcomeOf(rpc('confirm_editors', args, { signal }), confirmOutcomes);
}

/** Returns the columns of a member (product.md §12.12). Empty text and the default color become null. */
function rowOf(form: MemberForm, picture: string | null) {
  const member = memberWith({}, form);
  return {
    name: member.name,
    nickname: member.nickname,
    discord_id: member.discordId,
    custom_role: member.customRole,
    panel_role: member.panelRole,
    profile_picture: picture,
    name_color: isDefaultColor(member.nameColor) ? null : member.nameColor,
  };
}

function kindOf(
  { code, message }: { code: string; message: string },
  status: number,
): ChangeError['kind'] {
  if (status === 0) return 'unreachable';
  if (status === 401 || code === '42501') return 'notAllowed';
  return code === '23514' && message.includes('team_members_name_check')
    ? 'missingName'
    : 'unknown';
}

async function removalError({ discordId }: TeamMember): Change<never> {
  const isOwner = discordId !== null && discordId === (await readPlatformOwner());
  return fail(isOwner ? 'cannotRemoveOwner' : 'notAllowed');
}
