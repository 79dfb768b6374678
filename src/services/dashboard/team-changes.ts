import type { Result } from '#domain/result';
import { type ChangeError, type ConfirmError, confirmErrorKinds } from '#domain/team/failure';
import {
  memberWith,
  type MemberForm,
  type MemberPermission,
  type TeamMember,
} from '#domain/team/member';
import { isDefaultColor } from '#domain/team/name-color';
import type { ServerRef } from '#domain/team/permissions';
import * as v from 'valibot';
import { removePicture } from '../session/avatar';
import {
  closedErrors,
  databaseErrorOf,
  fail,
  outcomeOf,
  outcomes,
  readErrors,
  resultOf,
} from '../answers';
import { type BackendCall, returnRows } from '../backend-call';
import { type Answer, isSuccess } from '../http';
import { callBackend, rowsOf, rpc } from '../supabase/call-backend';
import { readPlatformOwner } from './team';
import { memberColumns, memberFromRow } from './team-row';
import { factorErrors, factorNeedOf } from './factor-need';

type Change<Value> = Promise<Result<Value, ChangeError>>;

const memberPath = `/rest/v1/team_members?select=${memberColumns}`;

/** Also adds panels on `server`. If this fails, removes the member again, so that none is added without panels. */
export async function addMember(
  { form, picture, server }: { form: MemberForm; picture: string | null; server: ServerRef | null },
  signal?: AbortSignal,
): Change<TeamMember> {
  const { nickname, name_color, ...columns } = rowOf(form, picture);
  // The color is sent only if it is not the default (product.md §12.13).
  const body = { ...columns, ...(nickname && { nickname }), ...(name_color && { name_color }) };
  const added = await changed({ path: memberPath, body }, signal);
  if (!added.ok) return added;
  const member = memberFromRow(added.value[0])?.member;
  if (!member) return fail('unknown');
  if (!server) return { ok: true, value: member };
  const permissions = [
    { serverId: server.id, serverName: server.name, allowedPanels: form.allowedPanels },
  ];
  const given = await replacePermissions({ memberId: member.id, permissions }, signal);
  if (given.ok) return { ok: true, value: { ...member, permissions } };
  await changed(deletionOf(member));
  return given;
}

/** Changes a member. If the picture was replaced, deletes the previous one. */
export async function updateMember(
  { member, form, picture }: { member: TeamMember; form: MemberForm; picture: string | null },
  signal?: AbortSignal,
): Change<TeamMember> {
  const path = `${memberPath}&id=eq.${member.id}`;
  const updated = await changed({ method: 'PATCH', path, body: rowOf(form, picture) }, signal);
  if (!updated.ok) return updated;
  const [row] = updated.value;
  // Row-level security hides rows that the viewer may not change, so the member is hidden or gone.
  if (row === undefined) return fail('notAllowed');
  const stored = memberFromRow(row)?.member;
  if (!stored) return fail('unknown');
  if (member.profilePicture !== null && member.profilePicture !== picture) {
    await removePicture(member.profilePicture);
  }
  return { ok: true, value: { ...stored, permissions: member.permissions } };
}

/**
 * Removes a member from the given server. If that was the member's only server, also removes them from the team.
 * Without a server, removes the member from the team. Succeeds if the member was already removed.
 */
export async function removeMember(
  { member, server }: { member: TeamMember; server: ServerRef | null },
  signal?: AbortSignal,
): Change<null> {
  const isOnlyHere = member.permissions.every(({ serverId }) => serverId === server?.id);
  if (!server || member.permissions.length === 0) return removeFromTeam(member, signal);
  const path = `/rest/v1/server_member_permissions?select=server_id&team_member_id=eq.${member.id}&server_id=eq.${server.id}`;
  const left = await changed({ method: 'DELETE', path }, signal);
  if (!left.ok) return left;
  const isRemoved = left.value.length > 0 || (await isWithout(path, signal));
  if (!isRemoved) return removalError(member);
  // The member may have rights that are hidden from the viewer. If so, the database does not delete the member.
  if (isOnlyHere) await removeFromTeam(member, signal);
  return { ok: true, value: null };
}

async function removeFromTeam(member: TeamMember, signal: AbortSignal | undefined): Change<null> {
  const { profilePicture } = member;
  const deletion = deletionOf(member);
  const gone = await changed(deletion, signal);
  if (!gone.ok) return gone;
  // Pictures count toward the limit of their uploader. If no row was deleted, the member may be hidden from the viewer.
  if (gone.value.length > 0 && profilePicture !== null) await removePicture(profilePicture);
  const isRemoved = gone.value.length > 0 || (await isWithout(deletion.path, signal));
  return isRemoved ? { ok: true, value: null } : removalError(member);
}

const deletionOf = ({ id }: TeamMember) =>
  ({ method: 'DELETE', path: `/rest/v1/team_members?select=id&id=eq.${id}` }) as const;

async function changed(call: BackendCall, signal?: AbortSignal): Change<readonly unknown[]> {
  const answer = await callBackend({ ...call, headers: returnRows }, { signal });
  const rows = answer.kind === 'answered' && isSuccess(answer) ? rowsOf(answer) : null;
  return rows ? { ok: true, value: rows } : fail(kindOf(answer));
}

async function isWithout(path: string, signal: AbortSignal | undefined): Promise<boolean> {
  const read = await resultOf(callBackend({ path }, { signal }), v.array(v.unknown()), readErrors);
  return read.ok && read.value.length === 0;
}

/** Replaces a member's rights in one transaction. Changes only the rights on servers that the viewer manages. */
export async function replacePermissions(
  { memberId, permissions }: { memberId: string; permissions: readonly MemberPermission[] },
  signal?: AbortSignal,
): Change<null> {
  const rows = permissions.map(({ serverId, serverName, allowedPanels }) => ({
    server_id: serverId,
    server_name: serverName,
    allowed_panels: [...allowedPanels],
  }));
  const args = { member_id: memberId, rows };
  const answer = await rpc('replace_member_permissions', args, { signal });
  const isDone = answer.kind === 'answered' && isSuccess(answer);
  return isDone ? { ok: true, value: null } : fail(kindOf(answer));
}

const confirmOutcomes = outcomes(confirmErrorKinds, {
  ...closedErrors,
  ...factorErrors,
  confirmed: null,
});

/** The owner of a server keeps these editors. A repeated call changes nothing. */
export function confirmEditors(
  { serverId, memberIds }: { serverId: string; memberIds: readonly string[] },
  signal?: AbortSignal,
): Promise<Result<null, ConfirmError>> {
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

function kindOf(answer: Answer): ChangeError['kind'] {
  if (answer.kind === 'unreachable') return 'unreachable';
  const { code, message } = databaseErrorOf(answer) ?? { code: '', message: '' };
  const need = factorNeedOf(answer);
  if (need) return need;
  if (answer.status === 401) return 'signInRequired';
  if (code === '42501') return 'notAllowed';
  return code === '23514' && message.includes('team_members_name_check')
    ? 'missingName'
    : 'unknown';
}

async function removalError({ discordId }: TeamMember): Change<never> {
  const isOwner = discordId !== null && discordId === (await readPlatformOwner());
  return fail(isOwner ? 'cannotRemoveOwner' : 'notAllowed');
}
