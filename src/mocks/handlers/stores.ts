import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit } from '../admit';
import type { MockContext } from '../context';
import { noAnswer } from '../no-answer';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { noSuchFunction, queried } from '../postgrest';
import { isPublic, listedRow, storePageRow } from '../stores';

/** Mocks the database functions that return the public stores. Anyone may call them. */
export function storeHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions, store } = context;
  const open = () => store.storesOf(conditions).filter(isPublic);
  const rpc = (name: string, answer: (body: unknown, url: URL) => Response) =>
    http.post(
      `${url}/rest/v1/rpc/${name}`,
      endpoint(context, 'read', async ({ request, url: asked }) => {
        if (conditions.stores === 'unreachable') return HttpResponse.error();
        if (conditions.stores === 'neverAnswers') return noAnswer();
        const body = await jsonBodyOf(request.clone());
        const caller = callerOf(request, context);
        const error = caller.kind === 'badToken' && admit(request, name, context);
        return error instanceof Response ? error : answer(body, asked);
      }),
    );
  return [
    rpc('listed_stores', (body, asked) => {
      if (!v.is(v.strictObject({}), body)) return noSuchFunction('listed_stores');
      const newestFirst = open().toSorted(
        (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
      );
      return HttpResponse.json(queried(newestFirst.map(listedRow), asked));
    }),
    rpc('store_page', (body) => {
      const parsed = v.safeParse(v.strictObject({ store: v.string() }), body);
      if (!parsed.success) return noSuchFunction('store_page');
      const { store: address } = parsed.output;
      const found = open().find(({ id, slug }) => id === address || slug === address);
      const reviews = store.reviews.rows(conditions);
      return HttpResponse.json(found ? storePageRow(found, reviews) : null);
    }),
  ];
}
