import { type BackendCall, rpcCall } from './backend-call';
import type { Answer } from './http';

declare global {
  /** The responses to the requests of `deploy/early-calls.js`, keyed by access token, URL, and body. */
  var earlyAnswers: Map<string, Promise<{ status: number; text: string } | null>> | undefined;
}

/** Calls the edge function (product.md §7.5). `userId` is the user's id on the site. */
export const guildsCall = (userId: string): BackendCall => ({
  path: '/functions/v1/fetch-discord-servers',
  body: { userId },
  headers: { 'x-user-id': userId },
});

/** Reads the roles and channels that the bot can see in a server, through the edge function. */
export const guildResourcesCall = (serverId: string): BackendCall => ({
  path: '/functions/v1/guild-resources',
  body: { serverId },
});

/** Reads a server and the viewer's role in it. `id` comes from the URL and is not checked here. */
export const serverCall = (id: string): BackendCall => ({
  path: `/rest/v1/servers?select=id,name,icon,owner_id,has_license,viewer_role&id=eq.${id}`,
});

export const configCall = (serverId: string) => rpcCall('server_config', { server_id: serverId });

export const viewerRightsCall = rpcCall('viewer_rights', {});

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
 * Returns the response to a request that the page's HTML file has already sent; null if there is none. Parts of the
 * first render share it; after that, it is removed.
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
