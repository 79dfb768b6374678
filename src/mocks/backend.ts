import { type RequestHandler, type WebSocketHandler, HttpHandler, http, HttpResponse } from 'msw';
import { MOCK_URL, noLatency, type Latency, type MockContext, due } from './context';
import { approveAccessRequests } from './dashboard/access-requests.handlers';
import { pictureHandlers } from './dashboard/pictures.handlers';
import type { DataStorage } from './data';
import { discordHandlers } from './designer/discord.handlers';
import { createWebhookService, DISCORD_HOSTS } from './designer/discord-webhooks';
import { functionHandlers } from './handlers/functions';
import { restHandlers } from './handlers/rest';
import { storageHandlers } from './handlers/storage';
import { configRowId } from './handlers/tables';
import { removeMembersFromWaitlists } from './market/waitlist.handlers';
import { callerWith } from './gate';
import { runsTheSite } from './market/membership';
import { teamRights } from './dashboard/team-rights';
import { createRealtime, type MockRealtime } from './realtime';
import { authHandlers } from './session/auth.handlers';
import { people } from './session/people';
import { createStore, type IssuedSession, type MockStore } from './store';
import { worlds, type World, type WorldName } from './worlds';

export interface MockBackendOptions {
  world?: WorldName;
  url?: string;
  /** Unix ms. */
  now?: () => number;
  latency?: Latency;
  /** Returns a random number from 0 to 1. It determines which staff are online and how many visitors there are. */
  random?: () => number;
  /** The storage of the data. If omitted, the data is lost when the backend ends. */
  keep?: DataStorage;
}

export interface MockBackend {
  handlers: (RequestHandler | WebSocketHandler)[];
  store: MockStore;
  realtime: MockRealtime;
  context: MockContext;
  /** In the format that the browser stores; null if the user is signed out initially. */
  openStartingSession(): IssuedSession | null;
}

/** In seconds. Less than 3 ticks of 30 s, so that the session is about to expire (product.md §6.11). */
const EXPIRING = 60;

/** Creates a complete mock backend in one world: Supabase, its functions and channels, and Discord. */
export function createMockBackend({
  world: name = 'owner',
  url = MOCK_URL,
  now = Date.now,
  latency = noLatency,
  keep,
  random = Math.random,
}: MockBackendOptions = {}): MockBackend {
  const world: World = worlds[name];
  const { conditions } = world;
  const store = createStore({ now, team: conditions.team, ...(keep && { keep }) });
  const realtime = createRealtime({
    url,
    rejects:
      conditions.network === 'down'
        ? 'socket'
        : conditions.realtime === 'rejected'
          ? 'channel'
          : null,
    mayJoinTopic: (topic, token) => mayJoinTopic(topic, token, context),
  });
  // Realtime sends only the columns that a client may select.
  store.onSave((serverId, { version }) => {
    realtime.change({
      type: 'UPDATE',
      table: 'server_configs',
      record: { id: configRowId(serverId), server_id: serverId, version },
    });
  });
  store.payments.onRecord((storeId, { id, kind, status }) => {
    realtime.change({
      type: 'INSERT',
      table: 'store_transactions',
      record: { id, store_id: storeId, kind, status },
    });
  });
  store.team.onChange(({ discordIds, serverIds }) => {
    const users = store.accounts.idsWithDiscord(discordIds);
    const topics = [
      ...users.map((id) => `server-updates:${id}`),
      ...serverIds.map((id) => `db-changes:${id}`),
      'db-changes:all',
    ];
    topics.forEach((topic) => realtime.broadcast(topic));
  });
  store.members.onChange((change) => realtime.change(change));
  const context: MockContext = {
    url,
    store,
    conditions,
    discordAccount: people[world.discordAccount],
    latency,
    now,
    random,
    since: {
      sessionsRefreshed: 0,
      otherWasFaster: false,
      storeWasSaved: false,
      membershipWasSaved: false,
      guildsWereListed: false,
      siteRoleWasTaken: false,
      captchaTokens: new Set(),
      targetWasDecided: false,
    },
  };
  removeMembersFromWaitlists(context);
  approveAccessRequests(context);
  return {
    handlers: onlyOwnRequests([
      ...authHandlers(context),
      ...restHandlers(context),
      ...functionHandlers(context),
      ...storageHandlers(context),
      ...discordHandlers(context),
      ...pictureHandlers(),
      ...webhookHandlers(context, keep),
      realtime.handler,
    ]),
    store,
    realtime,
    context,
    openStartingSession: () => {
      // A person may have changed the address since the demo began.
      const person = world.startsAs && store.accounts.personById(people[world.startsAs].id);
      return (
        person &&
        store.openSession(person, {
          expiresIn: conditions.session === 'expiring' ? EXPIRING : 3_600,
        })
      );
    },
  };
}

/**
 * Makes each handler skip at once the requests with another method, or with a URL that starts differently. MSW itself
 * would compile the pattern of every handler again for every request, which takes 10 ms.
 */
function onlyOwnRequests<Handler extends RequestHandler | WebSocketHandler>(
  handlers: readonly Handler[],
): Handler[] {
  return handlers.map((handler) => {
    if (!(handler instanceof HttpHandler)) return handler;
    const { method, path } = handler.info;
    const [start] = (typeof path === 'string' && /^https?:\/\/[^/]+[^:*?({]*/.exec(path)) || [''];
    const isOwn = (request: Request) =>
      (typeof method !== 'string' || method === request.method) &&
      request.url.toLowerCase().startsWith(start.toLowerCase());
    const run = handler.run.bind(handler);
    handler.run = (args) => (isOwn(args.request) ? run(args) : Promise.resolve(null));
    return handler;
  });
}

/** Mocks all hosts with one service, so a message that was sent through one host exists on the others. */
function webhookHandlers(context: MockContext, keep?: DataStorage): RequestHandler[] {
  const { conditions, latency, now } = context;
  const service = createWebhookService({
    webhook: conditions.webhook,
    now,
    ...(keep && { keep }),
  });
  return DISCORD_HOSTS.map((host) =>
    http.all(
      new RegExp(`^https://${host.replaceAll('.', String.raw`\.`)}/api(?:/v\\d+)?/webhooks/`),
      async ({ request }) => {
        if (conditions.network === 'down') return HttpResponse.error();
        await due(latency.read);
        return (await service.answer(request)) ?? HttpResponse.error();
      },
    ),
  );
}

/** Mocks the function `private.may_join_topic()`. */
function mayJoinTopic(topic: string, token: string | undefined, context: MockContext): boolean {
  const caller = callerWith(token, context);
  if (caller.kind !== 'person') return false;
  const [kind, subject = ''] = topic.split(':');
  if (kind === 'server-updates') return subject === caller.person.id;
  if (subject === 'all') return runsTheSite(caller.person);
  return teamRights(caller.person, context.store.team.rows(), context.conditions).managesEditors(
    subject,
  );
}
