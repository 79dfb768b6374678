import type {
  DiscordApplication,
  DiscordBot,
  Environment,
} from '../functions/_shared/environment.ts';
import { createHandler as checkHealth } from '../functions/check-health/handler.ts';
import { createHandler as fetchDiscordServers } from '../functions/fetch-discord-servers/handler.ts';
import { createHandler as guildResources } from '../functions/guild-resources/handler.ts';
import { createHandler as paymentEvents } from '../functions/payment-events/handler.ts';
import { createHandler as searchMembers } from '../functions/search-members/handler.ts';
import { createHandler as sendMessages } from '../functions/send-messages/handler.ts';
import { createHandler as serverLinks } from '../functions/server-links/handler.ts';
import { createHandler as storeDiscordToken } from '../functions/store-discord-token/handler.ts';
import { createHandler as unusedPictures } from '../functions/unused-pictures/handler.ts';
import { createHandler as verifyIdentity } from '../functions/verify-identity/handler.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** Returns a minimal gateway that serves every edge function at `/functions/v1/<name>` and at the paths below it. */
export function createRouter(environment: Environment & DiscordApplication & DiscordBot): Handler {
  const functions = new Map<string, Handler>([
    ['check-health', checkHealth(environment)],
    ['fetch-discord-servers', fetchDiscordServers(environment)],
    ['guild-resources', guildResources(environment)],
    ['payment-events', paymentEvents(environment)],
    ['search-members', searchMembers(environment)],
    ['send-messages', sendMessages(environment)],
    ['server-links', serverLinks(environment)],
    ['store-discord-token', storeDiscordToken(environment)],
    ['unused-pictures', unusedPictures(environment)],
    ['verify-identity', verifyIdentity(environment)],
  ]);
  return (request) => {
    const [, name = ''] =
      /^\/functions\/v1\/([^/]+)(?:\/|$)/.exec(new URL(request.url).pathname) ?? [];
    return functions.get(name)?.(request) ?? unknownFunction();
  };
}

function unknownFunction(): Response {
  return Response.json(
    { code: 'NOT_FOUND', message: 'Requested function was not found' },
    { status: 404, headers: { 'Access-Control-Allow-Origin': '*' } },
  );
}
