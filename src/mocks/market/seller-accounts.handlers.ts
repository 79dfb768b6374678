import { isUsername } from '#domain/marketplace/account';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, endpoint, jsonBodyOf } from '../gate';
import type { MockContext } from '../context';
import type { Person } from '../session/people';
import { duplicate, notNull, postgrestError, queried, rows, violated } from '../postgrest';
import type { SellerRow } from './starting-stores';
import { isPublic } from './stores';
import { rpcForAnyone } from '../handlers/rpc';
import { columnsIn, tables } from '../handlers/tables';

export function sellerAccountHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions, store } = context;
  const table = (name: string) => `${url}/rest/v1/${name}`;
  const isReachable = () => conditions.sellerAccounts !== 'unreachable';
  return [
    http.get(
      table('seller_accounts'),
      endpoint(context, 'read', ({ request, url: asked }) => {
        if (!isReachable()) return HttpResponse.error();
        const person = admit(request, 'table seller_accounts', context);
        if (person instanceof Response) return person;
        const own = store.accounts.sellers().filter(({ user_id }) => user_id === person.id);
        return rows(request, queried(own, asked), tables.seller_accounts);
      }),
    ),
    http.post(
      table('seller_accounts'),
      endpoint(context, 'save', async ({ request }) => {
        if (!isReachable()) return HttpResponse.error();
        if (conditions.sellerAccounts === 'breaks') {
          return postgrestError(500, 'XX000', 'out of memory');
        }
        const person = admit(request, 'table seller_accounts', context);
        return person instanceof Response ? person : openAccount(request, person, context);
      }),
    ),
    http.get(
      table('stores'),
      endpoint(context, 'read', ({ request, url: asked }) => {
        const person = admit(request, 'table stores', context);
        if (person instanceof Response) return person;
        const seen = store
          .storesOf(conditions)
          .filter((row) => row.owner_id === person.id || isPublic(row));
        return rows(request, queried(seen, asked), tables.stores);
      }),
    ),
    rpcForAnyone(context)('is_username_free', {
      takes: 'read',
      args: { username: v.string() },
      answer: (person, { username }) =>
        !hasName(
          store.accounts.sellers().filter(({ user_id }) => user_id !== person?.id),
          username,
        ),
    }),
  ];
}

async function openAccount(
  request: Request,
  person: Person,
  { conditions, store }: MockContext,
): Promise<Response> {
  const body = columnsIn(await jsonBodyOf(request.clone()), 'seller_accounts', ['username']);
  if (body instanceof Response) return body;
  const { username } = body;
  if (typeof username !== 'string') return notNull('seller_accounts', 'username');
  if (!isUsername(username)) return violated('seller_accounts', 'seller_accounts_username_check');
  const known = store.accounts.sellers();
  const isTaken = conditions.sellerAccounts === 'nameTakenMeanwhile' || hasName(known, username);
  if (isTaken || known.some(({ user_id }) => user_id === person.id)) {
    return duplicate('seller_accounts_username_key');
  }
  store.accounts.addSeller({ user_id: person.id, username });
  return new HttpResponse(null, { status: 201 });
}

function hasName(sellers: readonly SellerRow[], username: string): boolean {
  const name = username.toLowerCase();
  return sellers.some((row) => row.username.toLowerCase() === name);
}
