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
  /** Responses to the requests of `deploy/early-calls.js`, by access token, URL and body. */
  var earlyAnswers: Map<string, Promise<{ status: number; text: string } | null>> | undefined;
}

/** Placeholders in an early request: the id of the signed-in user, and the id of the server in the URL. */
const USER_ID = '{userId}';
const SERVER_ID = '{serverId}';

/** The first requests of a page. Its HTML file sends them while the page's script is still loading. */
export const earlyCalls = {
  servers: [guildsCall(USER_ID), viewerRightsCall],
  dashboard: [
    viewerRightsCall,
    serverCall(SERVER_ID),
    configCall(SERVER_ID),
    guildResourcesCall(SERVER_ID),
  ],
} as const satisfies Record<string, readonly BackendCall[]>;

/** Milliseconds after the start of the page at which unused responses are stale. */
const GOOD_FOR = 60_000;

/**
 * Returns the response to a request that the page's HTML file already sent; null when the request has to be sent.
 * Several parts of a page send the same request when it first renders, and share the response. After that it is
 * removed.
 */
export async function takeEarlyAnswer(
  url: string,
  { accessToken, body }: { accessToken: string; body: string },
): Promise<Answer | null> {
  const key = [accessToken, url, body].join(' ');
  const early = globalThis.earlyAnswers?.get(key);
  if (!early || performance.now() > GOOD_FOR) return null;
  const answer = await early;
  // In a separate task, after all current consumers.
  setTimeout(() => globalThis.earlyAnswers?.delete(key));
  return answer && { kind: 'answered', ...answer };
}
