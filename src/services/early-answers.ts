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
  /** The responses to the requests of `deploy/early-calls.js`, keyed by access token, URL, and body. */
  var earlyAnswers: Map<string, Promise<{ status: number; text: string } | null>> | undefined;
}

/** Placeholders in an early request, for the id of the signed-in user and the id of the server in the URL. */
const USER_ID = '{userId}';
const SERVER_ID = '{serverId}';

/** The first requests of a page. The page's HTML file sends them while the page's script is still loading. */
export const earlyCalls = {
  servers: [guildsCall(USER_ID), viewerRightsCall],
  dashboard: [
    viewerRightsCall,
    serverCall(SERVER_ID),
    configCall(SERVER_ID),
    guildResourcesCall(SERVER_ID),
  ],
} as const satisfies Record<string, readonly BackendCall[]>;

/** The time in ms, counted from the start of the page load, after which unused responses are stale. */
const GOOD_FOR = 60_000;

/**
 * Returns the response to a request that the page's HTML file has already sent; null if the caller has to send the
 * request. If several parts of a page need the same response during the first render, they share it. After that, the
 * response is removed.
 */
export async function takeEarlyAnswer(
  url: string,
  { accessToken, body }: { accessToken: string; body: string },
): Promise<Answer | null> {
  const key = [accessToken, url, body].join(' ');
  const early = globalThis.earlyAnswers?.get(key);
  if (!early || performance.now() > GOOD_FOR) return null;
  const answer = await early;
  // Runs in a separate task, after all current consumers have read the response.
  setTimeout(() => globalThis.earlyAnswers?.delete(key));
  return answer && { kind: 'answered', ...answer };
}
