import { http, HttpResponse, type RequestHandler } from 'msw';
import { admit, endpoint, jsonBodyOf } from '../gate';
import type { MockContext } from '../context';
import { memberRowFrom, updatedRow } from './member-row';
import type { Person } from '../session/people';
import { outOfPolicy, postgrestError, queried, returned, rows } from '../postgrest';
import { teamRights } from './team-rights';
import { tables } from '../handlers/tables';

type Call = { request: Request; url: URL };
type Rights = ReturnType<typeof teamRights>;
type Visit = Call & { person: Person; rights: Rights };

const BROKEN = () => postgrestError(500, 'XX000', 'out of memory');

export function teamHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;
  const { team } = store;
  const members = `${context.url}/rest/v1/team_members`;
  const permissions = `${context.url}/rest/v1/server_member_permissions`;
  const at = (
    name: 'team_members' | 'server_member_permissions',
    takes: 'read' | 'save',
    answer: (visit: Visit) => Response | Promise<Response>,
  ) =>
    endpoint(context, takes, (call) => {
      const person = admit(call.request, `table ${name}`, context);
      if (person instanceof Response) return person;
      return answer({ ...call, person, rights: teamRights(person, team.rows(), conditions) });
    });

  return [
    http.get(
      members,
      at('team_members', 'read', ({ request, url, rights }) => {
        if (conditions.teamList === 'unreachable') return HttpResponse.error();
        const given = team.rows().permissions.filter(rights.seesPermission);
        const found = queried(team.rows().members.filter(rights.seesMember), url);
        return rows(
          ...embedded(request, (columns) =>
            found.map((row) => ({
              ...row,
              server_member_permissions: given
                .filter(({ team_member_id }) => team_member_id === row.id)
                .map((permission) => picked(permission, columns)),
            })),
          ),
          tables.team_members,
        );
      }),
    ),
    http.post(
      members,
      at('team_members', 'save', async ({ request, person, rights }) => {
        if (conditions.teamChanges === 'addFails') return BROKEN();
        const row = memberRowFrom(await jsonBodyOf(request.clone()), person, context.now());
        if (row instanceof Response) return row;
        if (!rights.mayAddMember(row)) return outOfPolicy('team_members');
        team.saveMember(row);
        return changed(request, [row], 201);
      }),
    ),
    http.patch(
      members,
      at('team_members', 'save', async ({ request, url, rights }) => {
        if (conditions.teamChanges === 'updateFails') return BROKEN();
        const found = queried(
          team.rows().members.filter((row) => rights.seesMember(row) && rights.mayEditMember(row)),
          url,
        );
        const body = await jsonBodyOf(request.clone());
        const updated = found.map((row) => ({ row, next: updatedRow(row, body) }));
        for (const { row, next } of updated) {
          if (next instanceof Response) return next;
          if (!rights.mayLeaveMember(row, next)) return outOfPolicy('team_members');
        }
        const next = updated.flatMap((each) => (each.next instanceof Response ? [] : [each.next]));
        for (const row of next) team.saveMember(row);
        return changed(request, next, 200);
      }),
    ),
    http.delete(
      members,
      at('team_members', 'save', ({ request, url, rights }) => {
        if (conditions.teamChanges === 'removeFails') return BROKEN();
        const found = queried(
          team
            .rows()
            .members.filter(
              (row) =>
                conditions.teamChanges !== 'removeRefused' &&
                rights.seesMember(row) &&
                rights.mayRemoveMember(row),
            ),
          url,
        );
        team.removeMembers(found.map(({ id }) => id));
        return changed(request, found, 200);
      }),
    ),
    http.get(
      permissions,
      at('server_member_permissions', 'read', ({ request, url, rights }) =>
        rows(
          request,
          queried(team.rows().permissions.filter(rights.seesPermission), url),
          tables.server_member_permissions,
        ),
      ),
    ),
    http.delete(
      permissions,
      at('server_member_permissions', 'save', ({ request, url, rights }) => {
        if (conditions.teamChanges === 'removeFails') return BROKEN();
        const all = team.rows().permissions;
        const found = queried(
          all.filter(
            (row) =>
              conditions.teamChanges !== 'removeRefused' &&
              rights.seesPermission(row) &&
              rights.mayTake(row),
          ),
          url,
        );
        team.keepPermissions(all.filter((row) => !found.includes(row)));
        return changed(request, found, 200, tables.server_member_permissions);
      }),
    ),
  ];
}

function changed(
  request: Request,
  found: readonly object[],
  status: 200 | 201,
  columns: (typeof tables)['team_members' | 'server_member_permissions'] = tables.team_members,
): Response {
  return returned(request, status, () =>
    rows(
      ...embedded(request, () => found.map((row) => ({ ...row, server_member_permissions: [] }))),
      columns,
    ),
  );
}

/**
 * `rows` does not support embedding, so `server_member_permissions(…)` becomes an ordinary column in `select`. `found`
 * gets the names of the embedded columns.
 */
function embedded(
  request: Request,
  found: (columns: readonly string[]) => readonly object[],
): [Request, readonly object[]] {
  const url = new URL(request.url);
  const select = url.searchParams.get('select') ?? '*';
  const [, columns = ''] = /server_member_permissions\(([^)]*)\)/.exec(select) ?? [];
  url.searchParams.set('select', select.replace(/(server_member_permissions)\([^)]*\)/, '$1'));
  return [new Request(url, { headers: request.headers }), found(columns.split(','))];
}

function picked(row: object, columns: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}
