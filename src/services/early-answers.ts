import {
  type BackendCall,
  configCall,
  guildResourcesCall,
  guildsCall,
  serverCall,
  viewerRightsCall,
} from './backend-calls';
import type { Answer } from './http';

declare global {
  /** What the file of a page asked for (`deploy/early-calls.js`), by access token, address and body. */
  var earlyAnswers: Map<string, Promise<{ status: number; text: string } | null>> | undefined;
}

/** Placeholders in an early call: the id of the signed-in user, and the id of the server in the address. */
const USER_ID = '{userId}';
const SERVER_ID = '{serverId}';

/** What a page needs first. Its file makes these calls while the page's script is still loading. */
export const earlyCalls = {
  servers: [guildsCall(USER_ID), viewerRightsCall],
  dashboard: [
    viewerRightsCall,
    serverCall(SERVER_ID),
    configCall(SERVER_ID),
    guildResourcesCall(SERVER_ID),
  ],
} as const satisfies Record<string, readonly BackendCall[]>;

/** In ms from the start of the page: an answer that nobody asked for by then is out of date. */
const GOOD_FOR = 60_000;

/**
 * Returns the answer to a call that the page's file made already; null where the call has to be made. Several parts of a
 * page make the same call when it is first drawn: they share the answer. Whoever asks after it was handed over gets none.
 */
export async function takeEarlyAnswer(
  url: string,
  { accessToken, body }: { accessToken: string; body: string },
): Promise<Answer | null> {
  const key = [accessToken, url, body].join(' ');
  const early = globalThis.earlyAnswers?.get(key);
  if (!early || performance.now() > GOOD_FOR) return null;
  const answer = await early;
  // In a task of its own, after everything that was waiting for it.
  setTimeout(() => globalThis.earlyAnswers?.delete(key));
  return answer && { kind: 'answered', ...answer };
}
