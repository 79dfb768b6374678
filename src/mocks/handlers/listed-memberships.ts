import { http, HttpResponse, type RequestHandler } from 'msw';
import { admit } from '../admit';
import type { MockContext } from '../context';
import { endpoint } from '../gate';
import { queried, rows } from '../postgrest';
import { isPublic } from '../stores';

const columns = { own: ['store_id', 'checkout_url', 'is_visible', 'archived_at'] };

/** Mocks reading the table `store_memberships`: one's own, and those on sale in public stores. */
export function listedMembershipHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, url } = context;
  return [
    http.get(
      `${url}/rest/v1/store_memberships`,
      endpoint(context, 'read', ({ request, url: asked }) => {
        if (conditions.ownStores === 'unreachable') return HttpResponse.error();
        const person = admit(request, 'table store_memberships', context);
        if (person instanceof Response) return person;
        const seen = store
          .storesOf(conditions)
          .flatMap((row) =>
            row.memberships.filter(
              ({ is_visible, archived_at }) =>
                row.owner_id === person.id || (isPublic(row) && is_visible && archived_at === null),
            ),
          );
        return rows(request, queried(seen, asked), columns);
      }),
    ),
  ];
}
