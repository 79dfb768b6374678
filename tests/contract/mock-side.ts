import { defaultConditions } from '#mocks/conditions';
import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import { startMockServer } from '#mocks/node';
import { people } from '#mocks/session/people';
import type { StoreMemberRow } from '#mocks/market/store-member-row';
import type { Side } from './world';

/** Returns a new mock backend. */
export function openMock(): Side & { stop: () => void } {
  const { store, stop } = startMockServer();
  return {
    url: MOCK_URL,
    anonKey: MOCK_ANON_KEY,
    fetch: (request) => fetch(request),
    tokenOf: (person, expiresIn) => store.openSession(people[person], { expiresIn }).access_token,
    requireFactor: async (serverId) => store.requireFactor(serverId, true),
    sell: async ({ id, storeId, membershipId, buyer, isConfirmed }) => {
      const since = new Date().toISOString();
      const sold: StoreMemberRow = {
        id,
        store_id: storeId,
        membership_id: membershipId,
        status: 'active',
        provider: 'stripe',
        provider_reference: `sub_${id}`,
        provider_customer_id: null,
        discord_id: people[buyer].discord?.id ?? null,
        ...(isConfirmed && { user_id: people[buyer].id, is_confirmed: true }),
        display_name: '',
        since,
        until: null,
        is_oversold: false,
        created_at: since,
        email: null,
      };
      store.members.keepRows(defaultConditions, [...store.members.rows(defaultConditions), sold]);
    },
    stop,
  };
}
