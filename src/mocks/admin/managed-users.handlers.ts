import { http, HttpResponse, type RequestHandler } from 'msw';
import { admit, denied, jwtExpired, endpoint, jsonBodyOf } from '../gate';
import { atPresent } from '../clock';
import type { MockContext } from '../context';
import { startingManagedUsers, type ManagedUserRow } from './managed-users';
import { runsTheSite } from '../market/membership';
import type { Person } from '../session/people';
import { postgrestError, queried, rows, tooSlow } from '../postgrest';
import { tables } from '../handlers/tables';

type Call = { request: Request; url: URL };

const columns = tables.managed_users;

export function managedUserHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;
  const table = `${context.url}/rest/v1/managed_users`;
  const listed = () =>
    store.managedUsers() ?? atPresent(startingManagedUsers(conditions), context.now());
  const seenBy = (person: Person) => (mayManage(person, context) ? listed() : []);
  const behindRights =
    (answer: (person: Person, call: Call) => Response | Promise<Response>) => (call: Call) => {
      const person = admit(call.request, 'table managed_users', context);
      return person instanceof Response ? person : answer(person, call);
    };
  const change = (answer: (person: Person, call: Call) => Response | Promise<Response>) =>
    endpoint(context, 'save', (call) => worldError(context) ?? behindRights(answer)(call));

  return [
    http.get(
      table,
      endpoint(context, 'read', (call) => {
        if (conditions.managedUsers === 'unreachable') return HttpResponse.error();
        if (conditions.managedUsers === 'tooSlow') return tooSlow();
        return behindRights((person, { request, url }) =>
          rows(request, queried(seenBy(person), url), columns),
        )(call);
      }),
    ),
    http.post(
      table,
      change(async (person, { request }) => {
        const row = await rowToAdd(request, person, context);
        if (row instanceof Response) return row;
        const asked = rows(request, [row], columns);
        if (!asked.ok) return asked;
        if (conditions.managedUsers === 'otherWasFaster' && !isListed(row, listed())) {
          store.keepManagedUsers([...listed(), { ...row, panel_id: 'added-by-someone-else' }]);
        }
        if (isListed(row, listed())) return duplicate();
        store.keepManagedUsers([...listed(), row]);
        return answered(request, asked, 201);
      }),
    ),
    http.delete(
      table,
      change((person, { request, url }) => {
        const removed = queried(seenBy(person), url);
        const asked = rows(request, removed, columns);
        if (!asked.ok) return asked;
        store.keepManagedUsers(listed().filter((row) => !isListed(row, removed)));
        return answered(request, asked, 200);
      }),
    ),
  ];
}

function mayManage(person: Person, { since }: MockContext): boolean {
  return runsTheSite(person) && !since.siteRoleWasTaken;
}

function worldError({ conditions, since }: MockContext): Response | null {
  const { managedUsers } = conditions;
  if (managedUsers === 'sessionEnds') return jwtExpired();
  if (managedUsers === 'changesFail') return postgrestError(500, 'XX000', 'out of memory');
  if (managedUsers === 'roleIsTaken') since.siteRoleWasTaken = true;
  return null;
}

/** Runs the checks in the same order as the database. */
async function rowToAdd(
  request: Request,
  person: Person,
  context: MockContext,
): Promise<ManagedUserRow | Response> {
  const read = await jsonBodyOf(request.clone());
  if (typeof read === 'string') return postgrestError(400, 'PGRST102', 'Empty or invalid json');
  const named = Object.keys(read);
  const unknown = named.find((name) => !columns.own.some((column) => column === name));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of 'managed_users' in the schema cache`;
    return postgrestError(400, 'PGRST204', message);
  }
  if (!named.every((name) => ['discord_id', 'panel_id'].includes(name))) {
    return denied('table managed_users', 403);
  }
  if (!mayManage(person, context)) {
    const message = 'new row violates row-level security policy for table "managed_users"';
    return postgrestError(403, '42501', message);
  }
  const { discord_id, panel_id } = read;
  if (typeof discord_id !== 'string' || typeof panel_id !== 'string') {
    return postgrestError(400, '23502', 'null value violates not-null constraint');
  }
  const length = Array.from(panel_id.replaceAll(/^ +| +$/g, '')).length;
  if (!/^\d{17,20}$/.test(discord_id) || length < 1 || length > 100) {
    return postgrestError(400, '23514', 'new row violates check constraint');
  }
  const added_at = new Date(context.now()).toISOString();
  return { discord_id, panel_id, is_owner: true, added_by: person.id, added_at };
}

function isListed(row: ManagedUserRow, listed: readonly ManagedUserRow[]): boolean {
  return listed.some(({ discord_id }) => discord_id === row.discord_id);
}

function duplicate(): Response {
  return postgrestError(409, '23505', 'duplicate key value violates unique constraint');
}

/** Returns the changed rows if the request asks for them; else an empty response. */
function answered(request: Request, rowsAsked: Response, status: 200 | 201): Response {
  if (request.headers.get('prefer')?.includes('return=representation')) {
    return new HttpResponse(rowsAsked.body, { status, headers: rowsAsked.headers });
  }
  return new HttpResponse(null, { status: status === 201 ? 201 : 204 });
}
