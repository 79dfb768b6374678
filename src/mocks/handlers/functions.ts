import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Latency, MockContext } from '../context';
import { noAnswer } from '../no-answer';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { guildResourcesOf } from '../dashboard/guild';
import { membersFound } from '../dashboard/guild-members';
import { keepCheck, lastCheckSeenBy } from '../dashboard/health-checks';
import { guildsOf, mayOpen, opensPanels, serverSeenBy } from '../market/membership';
import { personByDiscordToken, type Person } from '../session/people';
import type { Conditions } from '../conditions';

type Body = Readonly<Record<string, unknown>>;

function fail(status: number, error: string): Response {
  return HttpResponse.json({ error }, { status });
}

function foreignUserId(): Response {
  return fail(400, 'userId does not belong to the session');
}

/** Mocks the edge functions (product.md §7.5). They accept signed-in callers and JSON only. */
export function functionHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions, store } = context;
  const post = (
    name: string,
    answer: (call: {
      person: Person;
      body: Body;
      request: Request;
    }) => Response | Promise<Response>,
    takes: keyof Latency = 'read',
  ) =>
    http.post(
      `${url}/functions/v1/${name}`,
      endpoint(context, takes, async ({ request }) => {
        const caller = callerOf(request, context);
        if (caller.kind !== 'person' || !store.isOpen(caller.sessionId)) {
          return fail(401, 'Missing or invalid Authorization header');
        }
        const body = await jsonBodyOf(request);
        if (body === 'empty') return fail(400, 'Empty request body');
        if (body === 'broken') return fail(400, 'Invalid JSON body');
        const named = [request.headers.get('x-user-id'), body['userId']];
        if (named.some((id) => typeof id === 'string' && id !== '' && id !== caller.person.id)) {
          return foreignUserId();
        }
        return answer({ person: caller.person, body, request });
      }),
    );

  return [
    post('fetch-discord-servers', async ({ person, body, request }) => {
      const { userId } = body;
      if (typeof userId !== 'string' || userId === '') return fail(400, 'Missing required userId');
      if (request.headers.get('x-user-id') !== userId) return foreignUserId();
      const error = await errorOfList(conditions.serverList, context);
      if (error) return error;
      if (!person.discord) return fail(409, 'No Discord token available');
      context.since.guildsWereListed = true;
      return HttpResponse.json({ servers: guildsOf(person, conditions) });
    }),
    post('store-discord-token', ({ person, body }) => {
      const { provider_token: token, provider_refresh_token: refreshToken } = body;
      const isToken = typeof token === 'string' && token !== '';
      const isRefreshToken = refreshToken === null || typeof refreshToken === 'string';
      if (!isToken || !isRefreshToken) return fail(400, 'Missing required provider_token');
      const owner = personByDiscordToken(token);
      if (!owner) return fail(401, 'Discord token expired');
      if (owner.id !== person.id) return fail(403, 'The Discord token belongs to somebody else');
      return new HttpResponse(null, { status: 204 });
    }),
    post(
      'verify-identity',
      ({ person: { discord } }) => {
        const error = errorOfVerification(conditions.verification);
        if (error) return error;
        if (!discord) return fail(409, 'No Discord token available');
        return HttpResponse.json({ verified: true, discordId: discord.id });
      },
      'verification',
    ),
    post('guild-resources', async ({ person, body }) => {
      const server = serverSeenBy(person, String(body['serverId']), conditions);
      if (!server || !opensPanels(person, server)) return fail(404, 'Unknown server');
      const { id } = server.guild;
      const bot = conditions.guildResources;
      const resources = bot === 'unknown' ? null : guildResourcesOf(id, bot);
      const before = lastCheckSeenBy(person, server, context);
      await keepCheck(person, id, resources, context);
      if (resources === null) return fail(409, 'The bot is not in this server');
      return HttpResponse.json({ ...resources, last_check: before });
    }),
    post('search-members', ({ person, body }) => {
      const { serverId, query } = body;
      const isAsked = typeof serverId === 'string' && /^\d{17,20}$/.test(serverId);
      const text = typeof query === 'string' ? query.trim() : '';
      if (!isAsked || text === '' || text.length > 100) return fail(400, 'Invalid JSON body');
      if (conditions.memberSearch === 'signedOut') {
        return fail(401, 'Missing or invalid Authorization header');
      }
      const server = serverSeenBy(person, serverId, conditions);
      const isLost = conditions.memberSearch === 'rightTakenMeanwhile';
      if (!server || isLost || !mayOpen(person, server, 'editors')) {
        return fail(404, 'Unknown server');
      }
      if (conditions.guildResources === 'unknown')
        return fail(409, 'The bot is not in this server');
      if (conditions.memberSearch === 'limited') {
        return fail(429, 'Rate limited by Discord. Please try again later.');
      }
      const members = membersFound(serverId, text).flatMap(({ user: { bot, ...user }, nick }) =>
        bot ? [] : [{ ...user, nick }],
      );
      return HttpResponse.json({ members });
    }),
  ];
}

async function errorOfList(
  condition: Conditions['serverList'],
  { since }: MockContext,
): Promise<Response | null> {
  switch (condition) {
    case 'lists':
      return null;
    case 'missingScopes':
      return fail(
        403,
        "Missing Discord permissions. Please re-authenticate with the 'guilds' scope",
      );
    case 'tokenExpired':
      return fail(401, 'Discord token expired and refresh failed. Please re-authenticate.');
    case 'tokenExpiredUntilRefreshed':
      return since.sessionsRefreshed > 0 ? null : fail(401, 'Discord token expired');
    case 'noDiscordToken':
      return fail(409, 'No Discord token available');
    case 'emptyBody':
      return fail(400, 'Empty request body');
    case 'invalidJson':
      return fail(400, 'Invalid JSON body');
    case 'missingUserId':
      return fail(400, 'Missing required userId');
    case 'noApiKey':
      return HttpResponse.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        { status: 401 },
      );
    case 'breaks':
      return fail(500, 'Internal Server Error');
    case 'invalidResponse':
      return HttpResponse.json({ guilds: 'later' });
    case 'neverAnswers':
      return noAnswer();
  }
}

function errorOfVerification(condition: Conditions['verification']): Response | null {
  switch (condition) {
    case 'verifies':
      return null;
    case 'tokenExpired':
      return fail(401, 'Discord token expired and refresh failed. Please re-authenticate.');
    case 'foreignAccount':
      return fail(403, 'This Discord account does not belong to the session');
    case 'limited':
      return fail(429, 'Rate limited by Discord. Please try again later.');
    case 'breaks':
      return fail(500, 'The verification could not be recorded');
    case 'unreachable':
      return HttpResponse.error();
  }
}
