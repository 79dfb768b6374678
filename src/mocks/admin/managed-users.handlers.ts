import { http, HttpResponse, type RequestHandler } from 'msw';
import { admit, jwtExpired, endpoint, jsonBodyOf } from '../gate';
import { atPresent } from '../clock';
import type { MockContext } from '../context';
import { startingManagedUsers, type ManagedUserRow } from './managed-users';
import { runsTheSite } from '../market/membership';
import type { Person } from '../session/people';
import {
  duplicate,
  notNull,
  outOfPolicy,
  postgrestError,
  queried,
  returned,
  rows,
  tooSlow,
  violated,
} from '../postgrest';
import { columnsIn, tables } from '../handlers/tables';

type Call = { request: Request; url: URL };

const columns = tables.managed_users;
const writable = ['discord_id', 'panel_id'];

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
        if (isListed(row, listed())) return duplicate('managed_users_pkey');
        store.keepManagedUsers([...listed(), row]);
        return returned(request, 201, () => asked);
      }),
    ),
    http.delete(
      table,
      change((person, { request, url }) => {
        const removed = queried(seenBy(person), url);
        const asked = rows(request, removed, columns);
        if (!asked.ok) return asked;
        store.keepManagedUsers(listed().filter((row) => !isListed(row, removed)));
        return returned(request, 200, () => asked);
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
  const read = columnsIn(await jsonBodyOf(request.clone()), 'managed_users', writable);
  if (read instanceof Response) return read;
  if (!mayManage(person, context)) return outOfPolicy('managed_users');
  const { discord_id, panel_id } = read;
  if (typeof discord_id !== 'string') return notNull('managed_users', 'discord_id');
  if (typeof panel_id !== 'string') return notNull('managed_users', 'panel_id');
  const length = Array.from(panel_id.replaceAll(/^ +| +$/g, '')).length;
  if (!/^\d{17,20}$/.test(discord_id) || length < 1 || length > 100) {
    return violated('managed_users', 'managed_users_panel_id_check');
  }
  const added_at = new Date(context.now()).toISOString();
  return { discord_id, panel_id, is_owner: true, added_by: person.id, added_at };
}

function isListed(row: ManagedUserRow, listed: readonly ManagedUserRow[]): boolean {
  return listed.some(({ discord_id }) => discord_id === row.discord_id);
}
