import type { Result } from '#domain/result';
import type { ChangeError, PictureError } from '#domain/team/failure';
import {
  memberWith,
  type MemberForm,
  type MemberPermission,
  type TeamMember,
} from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';
import { checkPicture, type Square } from '#domain/team/picture';
import { applyChange, type RosterChange, type Team } from '#domain/team/roster';
import { cropPicture } from '../../browser/crop-picture';
import { storeDemoTeam, readDemoTeam } from './team-store';

type Change<Value> = Promise<Result<Value, ChangeError>>;

/** The id of the platform owner of a demo server. It does not belong to a Discord account. */
export const DEMO_OWNER_ID = '100000000000000009';

export async function loadDemoTeam({
  serverId,
}: {
  serverId: string | null;
}): Promise<Result<Team, never>> {
  const members = readDemoTeam().filter(
    ({ permissions }) =>
      serverId === null ||
      permissions.length === 0 ||
      permissions.some((given) => given.serverId === serverId),
  );
  return { ok: true, value: { members, platformOwnerId: DEMO_OWNER_ID } };
}

/** Adds an editor. If `server` is given, the editor gets the form's panels on that server. */
export async function addDemoMember({
  form,
  picture,
  server,
}: {
  form: MemberForm;
  picture: string | null;
  server: ServerRef | null;
}): Change<TeamMember> {
  const { allowedPanels } = form;
  const permissions: MemberPermission[] = server
    ? [{ serverId: server.id, serverName: server.name, allowedPanels }]
    : [];
  const starting = { id: crypto.randomUUID(), profilePicture: picture, allowedPanels: [] };
  const member: TeamMember = { ...memberWith({ ...starting, permissions }, form) };
  change({ kind: 'add', member });
  return { ok: true, value: member };
}

/** Changes an editor. Does not change their panels, so that panel changes made in another tab are preserved. */
export async function updateDemoMember({
  member,
  form,
  picture,
}: {
  member: TeamMember;
  form: MemberForm;
  picture: string | null;
}): Change<TeamMember> {
  const stored = readDemoTeam().find(({ id }) => id === member.id);
  // Another tab removed the editor.
  if (!stored) return { ok: false, error: { kind: 'notAllowed' } };
  const changed: TeamMember = { ...memberWith(stored, form), profilePicture: picture };
  change({ kind: 'update', member: changed });
  return { ok: true, value: changed };
}

/** An editor without rights on any other server is also removed from the list. */
export async function removeDemoMember({
  member,
  server,
}: {
  member: TeamMember;
  server: ServerRef | null;
}): Change<null> {
  const permissions = member.permissions.filter(({ serverId }) => serverId !== server?.id);
  const { id: memberId } = member;
  const isLeft = server !== null && permissions.length > 0;
  change(isLeft ? { kind: 'permissions', memberId, permissions } : { kind: 'remove', memberId });
  return { ok: true, value: null };
}

export async function replaceDemoPermissions({
  memberId,
  permissions,
}: {
  memberId: string;
  permissions: readonly MemberPermission[];
}): Change<null> {
  change({ kind: 'permissions', memberId, permissions });
  return { ok: true, value: null };
}

/** Returns the picture as a data URL, because there is no storage to upload it to. */
export async function uploadDemoPicture({
  file,
  crop,
}: {
  file: File;
  crop: Square | null;
}): Promise<Result<string, PictureError>> {
  const image = crop ? await cropPicture(file, crop) : file;
  if (!image || checkPicture({ name: file.name, type: image.type, size: image.size }) !== null) {
    return { ok: false, error: { kind: 'pictureRejected' } };
  }
  const bytes = new Uint8Array(await image.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return { ok: true, value: `data:${image.type};base64,${btoa(text)}` };
}

function change(rosterChange: RosterChange): void {
  storeDemoTeam(applyChange(readDemoTeam(), rosterChange));
}
