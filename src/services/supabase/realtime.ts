import type { RealtimeClient } from '@supabase/realtime-js';
import { accessToken } from './call-backend';
import { fetchWithinLimit, supabaseAddress, whenClientStarts, whenDiscarded } from './client';

let client: Promise<RealtimeClient> | null = null;

/** Returns null if the library (16 kB) cannot be loaded, which happens on first use. */
export function reachableRealtime(): Promise<RealtimeClient | null> {
  client ??= startClient();
  return client.catch(() => null);
}

async function startClient(): Promise<RealtimeClient> {
  const { url, anonKey } = supabaseAddress();
  let isDiscarded = false;
  let stop = () => {};
  whenDiscarded(() => {
    isDiscarded = true;
    client = null;
    stop();
  });
  try {
    const { RealtimeClient: Client } = await import('@supabase/realtime-js');
    const started = new Client(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
      params: { apikey: anonKey },
      accessToken: async () => (await accessToken()) ?? anonKey,
      fetch: fetchWithinLimit,
    });
    const stopFollowing = followSession(started);
    stop = () => {
      stopFollowing();
      void started.disconnect();
    };
    if (isDiscarded) stop();
    return started;
  } catch (error) {
    // Do not cache a failed load, so that the next call tries again.
    client = null;
    throw error;
  }
}

/** Sends each new access token to the channels, so that they stay open, and see what the new user may see. */
function followSession(started: RealtimeClient): () => void {
  let unsubscribe = () => {};
  const stopWaiting = whenClientStarts((auth) => {
    const { data } = auth.onAuthStateChange((event) => {
      // The library holds a lock during this call, which reading the token would wait for.
      if (event !== 'INITIAL_SESSION') setTimeout(() => void started.setAuth());
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  return () => {
    stopWaiting();
    unsubscribe();
  };
}
