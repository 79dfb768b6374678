import type { Result } from '#domain/result';
import type { TeamError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import type { Team } from '#domain/team/roster';
import * as v from 'valibot';
import { platformOwnerCall, teamCall } from '../backend-calls';
import { bodyOf, isSuccess } from '../http';
import { callBackend, readAll } from './call-backend';
import { watchTable } from './channel';
import { memberFromRow, type ReadMember } from './team-row';

/**
 * Loads every member the viewer sees, with their rights; for a server those with rights there, and those the viewer added
 * who have no rights yet. In the order in which they were added.
 */
export async function loadTeam(
  { serverId }: { serverId: string | null },
  signal?: AbortSignal,
): Promise<Result<Team, TeamError>> {
  const [read, platformOwnerId] = await Promise.all([
    readMembers(serverId, signal),
    readPlatformOwner(signal),
  ]);
  if (!read.ok) return read;
  const members = read.value
    .map((each) => ({ ...each, time: Date.parse(each.addedAt) }))
    .toSorted((a, b) => a.time - b.time)
    .map(({ member }): TeamMember => member);
  return { ok: true, value: { members, platformOwnerId } };
}

const placed = v.object({ id: v.string() });

async function readMembers(
  serverId: string | null,
  signal: AbortSignal | undefined,
): Promise<Result<readonly ReadMember[], TeamError>> {
  const read = await readAll(({ last, count }) => {
    const afterId = v.is(placed, last) ? last.id : null;
    return teamCall(serverId, { afterId, count });
  }, signal);
  if (read.ok) return { ok: true, value: read.value.flatMap((row) => memberFromRow(row) ?? []) };
  const isForbidden = read.error.kind === 'answered' && [401, 403].includes(read.error.status);
  return { ok: false, error: { kind: isForbidden ? 'forbidden' : 'unreachable' } };
}

/** The Discord id of whom nobody removes; null where it cannot be found out. */
export async function readPlatformOwner(signal?: AbortSignal): Promise<string | null> {
  const answer = await callBackend(platformOwnerCall, { signal });
  const told = answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : null;
  return typeof told === 'string' ? told : null;
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
