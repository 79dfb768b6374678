import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import { startMockServer } from '#mocks/node';
import { people } from '#mocks/people';
import type { Side } from './world';

/** Returns a new mock backend. */
export function openMock(): Side & { stop: () => void } {
  const { store, stop } = startMockServer();
  return {
    url: MOCK_URL,
    anonKey: MOCK_ANON_KEY,
    fetch: (request) => fetch(request),
    tokenOf: (person, expiresIn) => store.openSession(people[person], { expiresIn }).access_token,
    stop,
  };
}
