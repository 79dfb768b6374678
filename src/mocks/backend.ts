import type { RequestHandler, WebSocketHandler } from 'msw';
import { MOCK_URL, noLatency, type Latency, type MockContext } from './context';
import type { DataStorage } from './data';
import { authHandlers } from './session/auth.handlers';
import { discordHandlers } from './designer/discord.handlers';
import { functionHandlers } from './handlers/functions';
import { pictureHandlers } from './dashboard/pictures.handlers';
import { restHandlers } from './handlers/rest';
import { storageHandlers } from './handlers/storage';
import { configRowId } from './handlers/tables';
import { approveAccessRequests } from './dashboard/access-requests.handlers';
import { removeMembersFromWaitlists } from './market/waitlist.handlers';
import { webhookHandlers } from './designer/webhooks.handlers';
import { onlyOwnRequests } from './dashboard/own-requests';
import { createPresence } from './shell/presence';
import { isOfTheStaff } from './shell/presence-rights';
import { people } from './session/people';
import { createRealtime, type MockRealtime } from './realtime';
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
  /** For `setupWorker`, `setupServer` and `msw.use`. */
  handlers: (RequestHandler | WebSocketHandler)[];
  store: MockStore;
  realtime: MockRealtime;
  context: MockContext;
  /**
   * Returns the world's initial session in the format that the browser stores; null if the user is signed out
   * initially.
   */
  openStartingSession(): IssuedSession | null;
}

/**
 * The remaining lifetime in seconds of a session that is about to expire: less than 3 ticks of 30 s (product.md §6.11).
 */
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
    presence: createPresence({ condition: conditions.presence, random }),
    isStaff: isOfTheStaff,
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
  store.team.onChange((change) => realtime.change(change));
  store.members.onChange((change) => realtime.change(change));
  const context: MockContext = {
    url,
    store,
    conditions,
    discordAccount: people[world.discordAccount],
    latency,
    now,
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
