import { onTestFinished, vi } from 'vitest';
import type { MockBackendOptions } from '#mocks/backend';
import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import { startMockServer, type MockServer } from '#mocks/node';
import type { WorldName } from '#mocks/worlds';
import { knownAnswers } from '#services/browser/known-answers';
import { forgetProviderToken } from '#services/session/provider-token';
import { configureSupabase } from '#services/supabase/client';

/**
 * Sets up a world for one test in Node. The world's mock backend responds until the test ends. `localStorage` contains
 * only the session of the world's initial user. The services are reset.
 */
export function enterWorld(
  world: WorldName,
  options: Omit<MockBackendOptions, 'world' | 'url'> = {},
): MockServer {
  vi.stubGlobal('localStorage', memoryStorage());
  const backend = startMockServer({ world, ...options });
  configureSupabase({ url: MOCK_URL, anonKey: MOCK_ANON_KEY });
  forgetProviderToken();
  knownAnswers.forgetAll();
  const session = backend.openStartingSession();
  if (session) localStorage.setItem('supabase-auth', JSON.stringify(session));
  onTestFinished(() => {
    backend.stop();
    vi.unstubAllGlobals();
  });
  return backend;
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
