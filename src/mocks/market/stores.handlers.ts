import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit } from '../admit';
import type { MockContext } from '../context';
import { noAnswer } from '../no-answer';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { noSuchFunction, queried } from '../postgrest';
import { isPublic, listedRow, storePageRow } from './stores';

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
      const left = store.leftAddresses(conditions);
      const moved = left.find(({ slug, gone_at }) => slug === address && gone_at === null);
      const found =
        open().find(({ id, slug }) => id === address || slug === address) ??
        open().find(({ id }) => id === moved?.store_id);
      const isGone = left.some(
        ({ slug, store_id, gone_at }) =>
          gone_at !== null && (slug === address || store_id === address),
      );
      if (!found) return HttpResponse.json(isGone ? { gone: true } : null);
      const page = storePageRow(
        found,
        store.reviews.rows(conditions),
        store.members.rows(conditions),
      );
      const isHere = address === found.id || address === found.slug;
      return HttpResponse.json({ ...page, ...(!isHere && { moved_from: address }) });
    }),
  ];
}
