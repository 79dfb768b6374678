import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { MockContext } from '../context';
import { isKnownServer } from '../market/membership';
import { isAssignable } from './member-row';
import type { Person } from '../session/people';
import { outOfPolicy, postgrestError } from '../postgrest';
import type { PermissionRow } from './team';
import { teamRights } from './team-rights';

const call = v.object({
  member_id: v.pipe(v.string(), v.uuid()),
  rows: v.array(
    v.object({
      server_id: v.string(),
      server_name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      allowed_panels: v.custom<PermissionRow['allowed_panels']>(isAssignable),
    }),
  ),
});

/** Mocks `replace_member_permissions`, for servers that the caller manages. If one row is rejected, nothing changes. */
export function replacePermissions(body: unknown, person: Person, context: MockContext): Response {
  const { conditions, store } = context;
  if (conditions.teamChanges === 'permissionsFail') {
    return postgrestError(500, 'XX000', 'out of memory');
  }
  const parsed = v.safeParse(call, body);
  if (!parsed.success) return postgrestError(400, '22023', 'Not a list of rights');
  const { member_id, rows: wanted } = parsed.output;
  const all = store.team.rows().permissions;
  const rights = teamRights(person, store.team.rows(), conditions);
  if (conditions.teamChanges === 'permissionsRefused')
    return outOfPolicy('server_member_permissions');

  const isWanted = (row: PermissionRow) =>
    wanted.some(({ server_id }) => server_id === row.server_id);
  const own = all.filter((row) => row.team_member_id === member_id);
  const gone = own.filter((row) => rights.managesEditors(row.server_id) && !isWanted(row));
  if (!gone.every(rights.mayTake)) {
    return postgrestError(403, '42501', 'No right to take these rights away');
  }
  const given = wanted.map((row) => {
    const kept = own.find(({ server_id }) => server_id === row.server_id);
    return { id: crypto.randomUUID(), team_member_id: member_id, ...kept, ...row };
  });
  if (!given.every(({ server_id }) => isKnownServer(server_id))) {
    return postgrestError(409, '23503', 'insert or update violates foreign key constraint');
  }
  const member = rights.memberOf(member_id);
  for (const row of given) {
    const before = own.find(({ server_id }) => server_id === row.server_id);
    if (before && rights.managesEditors(row.server_id) && isSame(before, row)) continue;
    const mayChange =
      !before ||
      (member !== null &&
        rights.mayHandOut(row.server_id, member.panel_role, before.allowed_panels));
    if (!mayChange) return postgrestError(403, '42501', 'No right to change these rights');
    if (!rights.mayGive(row)) return outOfPolicy('server_member_permissions');
  }
  store.team.keepPermissions([
    ...all.filter(
      (row) => row.team_member_id !== member_id || (!isWanted(row) && !gone.includes(row)),
    ),
    ...given,
  ]);
  return new HttpResponse(null, { status: 204 });
}

/** A caller who manages the editors may save an unchanged row, even without the right to give its panels. */
function isSame(one: PermissionRow, other: PermissionRow): boolean {
  const panels = (row: PermissionRow) => [...new Set(row.allowed_panels)].toSorted().join();
  return one.server_name === other.server_name && panels(one) === panels(other);
}
