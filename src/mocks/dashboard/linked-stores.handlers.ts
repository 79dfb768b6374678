import { isAdministrator } from '#domain/servers/administrator';
import { HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { denied } from '../gate';
import type { MockContext } from '../context';
import { guildsOf, runsTheSite } from '../market/membership';
import type { Person } from '../session/people';
import { rpcFor } from '../handlers/rpc';
import type { StoreRow } from '../market/store-row';
import { isPublic } from '../market/stores';

export function linkedStoreHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;
  const rpc = rpcFor(context);
  const { linkedStores, unlinking } = conditions;
  let isCutOff = false;

  const mayUnlink = (person: Person, serverId: string) =>
    runsTheSite(person) ||
    guildsOf(person, conditions).some(
      ({ id, owner, permissions }) => id === serverId && (owner || isAdministrator(permissions)),
    );
  const unlink = (id: string) =>
    store.keepStores(
      conditions,
      store.storesOf(conditions).map((row): StoreRow =>
        row.id === id
          ? {
              ...row,
              server_id: null,
              server_link: 'unlinked',
              refused_role_ids: [],
              version: row.version + 1,
            }
          : row,
      ),
    );

  return [
    rpc('server_stores', {
      takes: 'read',
      condition: linkedStores,
      args: { server_id: v.string() },
      answer: (person, { server_id }) => {
        if (isCutOff) return HttpResponse.error();
        if (!mayUnlink(person, server_id) || linkedStores === 'notAllowed') {
          return null;
        }
        const linked = store
          .storesOf(conditions)
          .filter((row) => row.server_id === server_id)
          .toSorted((a, b) => (a.name < b.name || (a.name === b.name && a.id < b.id) ? -1 : 1));
        return linked.map(linkedRow);
      },
    }),
    rpc('unlink_store', {
      takes: 'save',
      condition: unlinking,
      args: { server_id: v.string(), store_id: v.string() },
      answer: (person, { server_id, store_id }) => {
        if (unlinking === 'cutOff') {
          isCutOff = true;
          return HttpResponse.error();
        }
        if (!mayUnlink(person, server_id) || unlinking === 'rightTakenMeanwhile') {
          return denied('linked stores', 403);
        }
        if (unlinking === 'unlinkedMeanwhile') unlink(store_id);
        const isLinked = store
          .storesOf(conditions)
          .some((row) => row.id === store_id && row.server_id === server_id);
        if (isLinked) unlink(store_id);
        return isLinked ? 'unlinked' : 'notLinked';
      },
    }),
  ];
}

function linkedRow(row: StoreRow) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    is_public: isPublic(row),
    link: row.server_link,
    refused_roles: row.refused_role_ids.length,
  };
}
