import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, denied, callerOf, endpoint, jsonBodyOf } from '../gate';
import { rpcFor, stopOf } from '../handlers/rpc';
import type { MockContext } from '../context';
import {
  newMembershipRow,
  placesOf,
  saveMembershipsMeanwhile,
  updatedMembershipRow,
} from './membership-rows';
import {
  membershipRowError,
  membershipTypeError,
  tooManyBytes,
  tooManyMemberships,
} from './membership-checks';
import type { Person } from '../session/people';
import { duplicate, notNull, postgrestError, queried, returned, rows } from '../postgrest';
import type { MembershipRow, StoreRow } from './store-row';
import { isPublic, isSold } from './stores';
import { columnsIn, tables } from '../handlers/tables';

type Call = { request: Request; url: URL };
type Body = Readonly<Record<string, unknown>>;

const NAME = 'table store_memberships';
const columns = tables.store_memberships;

const updatable = [
  'name',
  'description',
  'payment_type',
  'billing_interval',
  'price_minor',
  'early_bird_price_minor',
  'early_bird_until',
  'early_bird_places',
  'currency',
  'max_members',
  'features',
  'position',
  'checkout_url',
  'role_id',
  'is_visible',
  'archived_at',
];
const insertable = ['id', 'store_id', ...updatable.filter((name) => name !== 'archived_at')];
const withoutDefault = ['name', 'payment_type', 'price_minor'];
const required = [
  ...withoutDefault,
  'description',
  'currency',
  'features',
  'position',
  'is_visible',
];
/** The columns that anonymous callers may not read. */
const closed = ['archived_at', 'role_id', 'version', 'taken_places'];

export function ownMembershipHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, url } = context;
  const table = `${url}/rest/v1/store_memberships`;
  const all = () => store.storesOf(conditions);
  const change = (answer: (person: Person, call: Call) => Response | Promise<Response>) =>
    endpoint(context, 'save', async (call) => {
      const { storeChanges } = conditions;
      const stop = stopOf(storeChanges);
      if (stop) return stop;
      const person = admit(call.request, NAME, context);
      if (person instanceof Response) return person;
      if (storeChanges === 'otherWasFaster') saveMembershipsMeanwhile(context);
      const answered = await answer(person, call);
      return storeChanges === 'answerIsLost' ? HttpResponse.error() : answered;
    });
  const ownOf = (person: Person) =>
    all().flatMap(({ owner_id, memberships }) => (owner_id === person.id ? memberships : []));
  /** Replaces the memberships of each store with the result of `change`. */
  const keep = (change: (store: StoreRow) => readonly MembershipRow[]) =>
    store.keepStores(
      conditions,
      all().map((each) => ({ ...each, memberships: change(each) })),
    );

  return [
    http.get(
      table,
      endpoint(context, 'read', async ({ request, url: asked }) => {
        const stop = stopOf(conditions.ownMemberships);
        if (stop) return stop;
        const caller = callerOf(request, context);
        if (caller.kind === 'badToken') return admit(request, NAME, context) as Response;
        const seen = all().flatMap((each) => {
          const isOwn = caller.kind === 'person' && each.owner_id === caller.person.id;
          const isShown = caller.kind === 'person' ? isOwn : isPublic(each);
          const shown = isShown ? each.memberships : [];
          return shown
            .filter((row) => isOwn || isSold(row))
            .map((row) => ({ ...row, taken_places: isOwn ? row.members : 0 }));
        });
        if (caller.kind === 'person') return rows(request, queried(seen, asked), columns);
        const answer = rows(request, queried(seen, asked), { ...columns, closed });
        return answer.status === 403 ? denied(NAME, 401) : answer;
      }),
    ),
    http.post(
      table,
      change(async (person, { request }) => {
        const body = await bodyWith(request, insertable);
        if (body instanceof Response) return body;
        const row = newMembershipRow(body, context);
        const home = all().find(
          ({ id, owner_id }) => id === row.store_id && owner_id === person.id,
        );
        if (!home) return denied(NAME, 403);
        const missing =
          required.find((name) => body[name] === null) ??
          withoutDefault.find((name) => body[name] === undefined);
        if (missing) return notNull('store_memberships', missing);
        const error =
          tooManyBytes(row, home.memberships) ??
          tooManyMemberships(row, home.memberships) ??
          membershipRowError(row);
        if (error) return error;
        if (all().some(({ memberships }) => memberships.some(({ id }) => id === row.id))) {
          return duplicate('store_memberships_pkey');
        }
        keep((each) => (each.id === home.id ? [...each.memberships, row] : each.memberships));
        return changed(request, [row], 201);
      }),
    ),
    http.patch(
      table,
      change(async (person, { request, url: asked }) => {
        const body = await bodyWith(request, updatable);
        if (body instanceof Response) return body;
        const updated = queried(ownOf(person), asked).map((row) => updatedMembershipRow(row, body));
        const missing = required.find((name) => body[name] === null);
        if (missing && updated.length > 0) return notNull('store_memberships', missing);
        for (const row of updated) {
          const stored = all().find(({ id }) => id === row.store_id)?.memberships ?? [];
          const isRestored = stored.some(
            ({ id, archived_at }) => id === row.id && archived_at !== null,
          );
          const error =
            tooManyBytes(row, stored) ??
            (isRestored ? tooManyMemberships(row, stored) : null) ??
            membershipRowError(row);
          if (error) return error;
        }
        keep(({ memberships }) =>
          memberships.map((row) => updated.find(({ id }) => id === row.id) ?? row),
        );
        store.members.giveFreePlaces(conditions);
        return changed(request, updated, 200);
      }),
    ),
    http.delete(
      table,
      change((person, { request, url: asked }) => {
        const removed = queried(ownOf(person), asked);
        const members = store.members.rows(conditions);
        if (removed.some(({ id }) => members.some((row) => row.membership_id === id))) {
          const message = 'violates foreign key constraint "store_members_membership_id_fkey"';
          return postgrestError(409, '23503', message);
        }
        keep(({ memberships }) =>
          memberships.filter(({ id }) => !removed.some((row) => row.id === id)),
        );
        return changed(request, removed, 200);
      }),
    ),
    rpcFor(context)('order_memberships', {
      takes: 'save',
      condition: conditions.storeChanges,
      args: { store_id: v.string(), ids: v.array(v.string()) },
      answer: (person, { store_id, ids }) => {
        if (ids.some((id) => membershipTypeError({ id }))) {
          return postgrestError(400, '22P02', 'invalid input syntax for type uuid');
        }
        if (conditions.storeChanges === 'otherWasFaster') saveMembershipsMeanwhile(context);
        const home = all().find(({ id, owner_id }) => id === store_id && owner_id === person.id);
        if (!home) return [];
        const places = placesOf(home.memberships, ids);
        keep((each) =>
          each.id === home.id
            ? each.memberships.map((row) => ({ ...row, position: places.indexOf(row.id) }))
            : each.memberships,
        );
        return places.map((id, place) => ({ membership_id: id, place }));
      },
    }),
  ];
}

/** Returns the database's error for an unknown column, one not in `allowed`, or a value of the wrong type. */
async function bodyWith(request: Request, allowed: readonly string[]): Promise<Body | Response> {
  const body = columnsIn(await jsonBodyOf(request.clone()), 'store_memberships', allowed);
  return body instanceof Response ? body : (membershipTypeError(body) ?? body);
}

function changed(request: Request, found: readonly MembershipRow[], status: 200 | 201): Response {
  return returned(request, status, () => rows(request, found, { own: columns.own }));
}
