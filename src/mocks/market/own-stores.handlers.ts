import { limits } from '#domain/limits';
import { isAdministrator } from '#domain/servers/administrator';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, denied, callerOf, endpoint, jsonBodyOf } from '../gate';
import { rpcFor, stopOf } from '../handlers/rpc';
import type { MockContext } from '../context';
import { guildsOf, isKnownServer } from './membership';
import type { Person } from '../session/people';
import {
  notNull,
  outOfPolicy,
  postgrestError,
  queried,
  returned,
  rows,
  violated,
} from '../postgrest';
import { isKeptForAnother } from './store-row-store';
import { newStoreRow, saveStoresMeanwhile, type StoreRow } from './store-row';
import { isPublishable, storeRowError } from './store-checks';
import { isPublic } from './stores';
import { columnsIn, tables } from '../handlers/tables';

type Call = { request: Request; url: URL };

const columns = tables.stores;

const insertable = [
  'name',
  'slug',
  'tagline',
  'category',
  'server_id',
  'seller_name',
  'refund_policy',
  'support_url',
];
const updatable = [...insertable, 'logo_path', 'card_path', 'design', 'is_designed', 'is_visible'];
const optional = ['server_id', 'support_url', 'logo_path', 'card_path'];

export function ownStoreHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, url } = context;
  const table = `${url}/rest/v1/stores`;
  const all = () => store.storesOf(conditions);
  const keep = (changed: readonly StoreRow[]) => store.keepStores(conditions, changed);
  const isKept = ({ slug, owner_id }: Pick<StoreRow, 'slug' | 'owner_id'>) =>
    isKeptForAnother(store.leftAddresses(conditions), {
      slug,
      ownerId: owner_id,
      now: context.now(),
    });
  /** The seller of a hidden store publishes no other one. */
  const isSuspended = (person: Person) => ownedBy(person).some((row) => row.hidden_by_site);
  const ownedBy = (person: Person) => all().filter(({ owner_id }) => owner_id === person.id);
  const change = (answer: (person: Person, call: Call) => Response | Promise<Response>) =>
    endpoint(context, 'save', async (call) => {
      const { storeChanges } = conditions;
      const stop = stopOf(storeChanges);
      if (stop) return stop;
      const person = admit(call.request, 'table stores', context);
      if (person instanceof Response) return person;
      if (storeChanges === 'otherWasFaster' && !context.since.storeWasSaved)
        saveStoresMeanwhile(context);
      const answered = await answer(person, call);
      return storeChanges === 'answerIsLost' ? HttpResponse.error() : answered;
    });

  return [
    http.get(
      table,
      endpoint(context, 'read', async ({ request, url: asked }) => {
        const stop = stopOf(conditions.ownStores);
        if (stop) return stop;
        const caller = callerOf(request, context);
        if (caller.kind === 'badToken') return admit(request, 'table stores', context) as Response;
        const isOwn = ({ owner_id }: StoreRow) =>
          caller.kind === 'person' && owner_id === caller.person.id;
        const seen = all().filter(caller.kind === 'person' ? isOwn : isPublic);
        if (caller.kind === 'anonymous' && asksForClosed(asked)) return denied('table stores', 401);
        return rows(request, queried(seen, asked), columns);
      }),
    ),
    http.post(
      table,
      change(async (person, { request }) => {
        const body = columnsIn(await jsonBodyOf(request.clone()), 'stores', insertable);
        if (body instanceof Response) return body;
        const row = newStoreRow(person, body, context);
        if (!administers(person, row.server_id, context)) return notAdministrator();
        const isSeller = store.accounts.sellers().some(({ user_id }) => user_id === person.id);
        if (!isSeller) return outOfPolicy('stores');
        if (ownedBy(person).length >= limits.stores)
          return violated('stores', 'stores_most_stores');
        const missing = ['name', 'slug'].find((name) => body[name] === undefined);
        if (missing) return notNull('stores', missing);
        const error = storeRowError(row, { others: all(), isKept: isKept(row) });
        if (error) return error;
        keep([...all(), row]);
        return changed(request, [row], 201);
      }),
    ),
    http.patch(
      table,
      change(async (person, { request, url: asked }) => {
        const body = columnsIn(await jsonBodyOf(request.clone()), 'stores', updatable);
        if (body instanceof Response) return body;
        const found = queried(ownedBy(person), asked);
        const updated = found.map((row): StoreRow => ({
          ...row,
          ...body,
          ...(body['server_id'] !== undefined &&
            body['server_id'] !== row.server_id && {
              server_link: body['server_id'] === null ? null : 'standing',
              refused_role_ids: [],
            }),
          version: row.version + 1,
        }));
        for (const row of updated) {
          const before = found.find(({ id }) => id === row.id);
          if (before?.hidden_by_site && evadesHiding(before, row)) return hiddenBySite();
          const isPublished = row.is_visible && !before?.is_visible;
          if (isPublished && isSuspended(person)) return hiddenBySite();
          const isMoved = row.server_id !== before?.server_id;
          if (isMoved && !administers(person, row.server_id, context)) return notAdministrator();
          if (isPublished && !isPublishable(row)) {
            return violated('stores', 'stores_published');
          }
          const empty = Object.keys(body).find(
            (name) => body[name] === null && !optional.includes(name),
          );
          if (empty) return notNull('stores', empty);
          const error = storeRowError(row, {
            others: all().filter(({ id }) => id !== row.id),
            before,
            isKept: row.slug !== before?.slug && isKept(row),
          });
          if (error) return error;
        }
        keep(all().map((row) => updated.find(({ id }) => id === row.id) ?? row));
        return changed(request, updated, 200);
      }),
    ),
    http.delete(
      table,
      change((person, { request, url: asked }) => {
        const removed = queried(ownedBy(person), asked);
        if (removed.some(({ hidden_by_site }) => hidden_by_site)) return hiddenBySite();
        keep(all().filter(({ id }) => !removed.some((row) => row.id === id)));
        return changed(request, removed, 200);
      }),
    ),
    rpcFor(context)('is_slug_free', {
      takes: 'read',
      condition: conditions.storeChanges === 'unreachable' ? 'unreachable' : '',
      args: { slug: v.string(), store_id: v.optional(v.nullable(v.string()), null) },
      answer: (person, { slug, store_id }) =>
        !all().some((row) => row.slug === slug && row.id !== store_id) &&
        !isKept({ slug, owner_id: person.id }),
    }),
  ];
}

/** The columns that visitors may not read and may not use in a filter. */
const closed = [
  'design',
  'owner_id',
  'server_id',
  'version',
  'hidden_by_site',
  'hidden_reason',
  'server_link',
  'refused_role_ids',
];

function asksForClosed({ searchParams }: URL): boolean {
  const selected = (searchParams.get('select') ?? '*').split(',');
  const asked = [...selected, ...searchParams.keys()];
  return asked.some((column) => column === '*' || closed.includes(column));
}

function administers(
  person: Person,
  serverId: string | null,
  { conditions }: MockContext,
): boolean {
  if (serverId === null) return true;
  if (!isKnownServer(serverId)) return false;
  return guildsOf(person, conditions).some(
    ({ id, owner, permissions }) => id === serverId && (owner || isAdministrator(permissions)),
  );
}

function notAdministrator(): Response {
  const message = 'Only an administrator of a server can sell memberships to it';
  return postgrestError(403, '42501', message);
}

/** Returns whether a change is forbidden for the owner of a hidden store: a new address, or publishing the store. */
function evadesHiding(before: StoreRow, after: StoreRow): boolean {
  return after.slug !== before.slug || (after.is_visible && !before.is_visible);
}

function hiddenBySite(): Response {
  return postgrestError(403, '42501', 'The site has hidden this store');
}

function changed(request: Request, found: readonly StoreRow[], status: 200 | 201): Response {
  return returned(request, status, () => rows(request, found, columns));
}
