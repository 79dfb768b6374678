import type { Result } from '#domain/result';
import type { TeamRefusal } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import type { Team } from '#domain/team/roster';
import { platformOwnerCall, teamCall } from '../backend-calls';
import { bodyOf, isSuccess } from '../http';
import { callBackend, readAll } from './call-backend';
import { watchTable } from './channel';
import { reachableClient } from './client';
import { readGoodSession } from './stored-session';
import { memberFromRow, type ReadMember } from './team-row';

/**
 * Every member the viewer sees, with what they were given; for a server those who were given something there, and those
 * the viewer added who were given nothing anywhere yet. In the order in which they were added.
 */
export async function loadTeam(
  { serverId }: { serverId: string | null },
  signal?: AbortSignal,
): Promise<Result<Team, TeamRefusal>> {
  const [read, platformOwnerId, viewerId] = await Promise.all([
    readMembers(signal),
    readPlatformOwner(signal),
    viewerIdOf(),
  ]);
  if (!read.ok) return read;
  const isListed = ({ member, addedBy }: ReadMember) =>
    serverId === null ||
    member.permissions.some((given) => given.serverId === serverId) ||
    (member.permissions.length === 0 && addedBy !== null && addedBy === viewerId);
  const members = read.value
    .filter(isListed)
    .toSorted((a, b) => Date.parse(a.addedAt) - Date.parse(b.addedAt))
    .map(({ member }): TeamMember => member);
  return { ok: true, value: { members, platformOwnerId } };
}

async function readMembers(
  signal: AbortSignal | undefined,
): Promise<Result<readonly ReadMember[], TeamRefusal>> {
  const read = await readAll(teamCall, signal);
  if (read.ok) return { ok: true, value: read.value.flatMap((row) => memberFromRow(row) ?? []) };
  const isForbidden = read.refusal.kind === 'answered' && [401, 403].includes(read.refusal.status);
  return { ok: false, refusal: { kind: isForbidden ? 'forbidden' : 'unreachable' } };
}

/** The Discord id of whom nobody removes; null where it cannot be found out. */
export async function readPlatformOwner(signal?: AbortSignal): Promise<string | null> {
  const answer = await callBackend(platformOwnerCall, { signal });
  const told = answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : null;
  return typeof told === 'string' ? told : null;
}

async function viewerIdOf(): Promise<string | null> {
  const kept = readGoodSession();
  if (kept) return kept.user.id;
  const client = await reachableClient();
  return (await client?.auth.getSession())?.data.session?.user.id ?? null;
}

/** What is heard of a team. */
export interface TeamListener {
  /** Changes are told from now on; after a loss what happened meanwhile was not. */
  onJoined: () => void;
  /** Some row of the team changed, whoever changed it. */
  onChange: () => void;
  /** Changes are no longer told. Once for each loss; it joins again by itself. */
  onLost: () => void;
}

/** Follows the team's tables (spec §7: channel 'db-changes'). Returns the way to stop. */
export function watchTeam({ onJoined, onChange, onLost }: TeamListener): () => void {
  return watchTable({
    channel: 'db-changes',
    table: ['server_member_permissions', 'team_members'],
    onJoined,
    onChange,
    onLost,
  });
}
