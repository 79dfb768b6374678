import type { Result } from '#domain/result';
import type { TeamError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import type { Team } from '#domain/team/roster';
import * as v from 'valibot';
import { closedErrors, fail, failureOf, readErrors, resultOf } from '../answers';
import { rpcCall } from '../backend-call';
import { readAll, rpc } from '../supabase/call-backend';
import { type RowsListener, watchTopic } from '../supabase/channel';
import { readRows } from '../rows';
import { memberFromRow, type ReadMember } from './team-row';

/**
 * Returns the members in the order of addition. `serverId` leaves only members with rights there, and those without
 * rights whom the viewer added.
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

const memberIn = (row: unknown): ReadMember[] => {
  const member = memberFromRow(row);
  return member ? [member] : [];
};

const placed = v.object({ id: v.string() });

async function readMembers(
  serverId: string | null,
  signal: AbortSignal | undefined,
): Promise<Result<readonly ReadMember[], TeamError>> {
  const read = await readAll(({ last, count }) => {
    const after_id = v.is(placed, last) ? last.id : undefined;
    return rpcCall('team_page', { server_id: serverId ?? undefined, after_id, page_size: count });
  }, signal);
  if (read.ok) return { ok: true, value: readRows(read.value, memberIn) };
  return fail(closedErrors[failureOf(read.error)]);
}

/** Returns the Discord id of the platform owner, who cannot be removed; null if it cannot be read. */
export async function readPlatformOwner(signal?: AbortSignal): Promise<string | null> {
  const read = await resultOf(rpc('platform_owner_id', {}, { signal }), v.string(), readErrors);
  return read.ok ? read.value : null;
}

/**
 * Reports changes of a server's team, or of all members if `serverId` is null (product.md §12.19). Calls `onBack` when
 * the channel is first joined, too: changes after the first read may have been missed. Returns a function that
 * unsubscribes.
 */
export function watchTeam(
  { serverId }: { serverId: string | null },
  { onChange, onLost, onBack }: RowsListener,
): () => void {
  return watchTopic(`db-changes:${serverId ?? 'all'}`, { onChange, onLost, onJoined: onBack });
}
