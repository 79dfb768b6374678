import { type RequestHandler, http } from 'msw';
import * as v from 'valibot';
import { managedUserHandlers } from '../admin/managed-users.handlers';
import { moderationHandlers } from '../admin/moderation.handlers';
import { storeReportHandlers } from '../admin/store-reports.handlers';
import { admit, denied, endpoint } from '../gate';
import type { MockContext } from '../context';
import {
  accessRequestHandlers,
  ownRequestOf,
  waitingRequestsSeenBy,
} from '../dashboard/access-requests.handlers';
import { lastCheckSeenBy } from '../dashboard/health-checks';
import { linkedStoreHandlers } from '../dashboard/linked-stores.handlers';
import { serverNoticeHandlers } from '../dashboard/server-notices.handlers';
import { settingsHandlers } from '../dashboard/settings.handlers';
import { teamHandlers } from '../dashboard/team.handlers';
import { confirmEditorsHandler, teamPageHandler } from '../dashboard/team-page.handlers';
import { buyerHandlers } from '../market/buyers.handlers';
import {
  editorOf,
  guildsOf,
  serverSeenBy,
  visibleKeys,
  type SeenServer,
} from '../market/membership';
import { ownMembershipHandlers } from '../market/own-memberships.handlers';
import { ownStoreHandlers } from '../market/own-stores.handlers';
import { reviewHandlers } from '../market/reviews.handlers';
import { sellerAccountHandlers } from '../market/seller-accounts.handlers';
import { storeMemberHandlers } from '../market/store-members.handlers';
import { storeOverviewHandlers } from '../market/store-overview.handlers';
import { storePaymentHandlers } from '../market/store-payments.handlers';
import { listedStores, listedStoresArguments } from '../market/listed-stores';
import { isPublic, storePageRow } from '../market/stores';
import { waitlistHandlers } from '../market/waitlist.handlers';
import { noSuchFunction, postgrestError } from '../postgrest';
import type { Person } from '../session/people';
import { factorRequirementHandlers } from '../dashboard/factor-requirement.handlers';
import { sessionHandlers } from '../session/sessions.handlers';
import { databaseFunctionHandlers } from './database-functions';
import { rpcFor, rpcForAnyone } from './rpc';
import { tableHandlers, tables, serverRow } from './tables';

/** Functions of the database that only the edge functions and the bot may call. */
const serviceFunctions = [
  'server_secret',
  'discord_token',
  'keep_discord_token',
  'record_guild_access',
  'record_verification',
];

export function restHandlers(context: MockContext): RequestHandler[] {
  return [
    // The first ones, because they answer all sensitive calls of a session that was ended.
    ...sessionHandlers(context),
    ...factorRequirementHandlers(context),
    ...tableHandlers(context),
    ...settingsHandlers(context),
    serverFactsHandler(context),
    ...managedUserHandlers(context),
    ...teamHandlers(context),
    teamPageHandler(context),
    confirmEditorsHandler(context),
    ...databaseFunctionHandlers(context),
    ...storeHandlers(context),
    ...ownStoreHandlers(context),
    ...ownMembershipHandlers(context),
    ...storePaymentHandlers(context),
    ...storeMemberHandlers(context),
    ...storeOverviewHandlers(context),
    ...storeReportHandlers(context),
    ...moderationHandlers(context),
    ...sellerAccountHandlers(context),
    ...buyerHandlers(context),
    ...reviewHandlers(context),
    ...waitlistHandlers(context),
    ...accessRequestHandlers(context),
    ...linkedStoreHandlers(context),
    ...serverNoticeHandlers(context),
    ...closedHandlers(context),
  ];
}

/** Mocks what the database rejects: direct writes, service functions, and unknown tables and functions. */
function closedHandlers(context: MockContext): RequestHandler[] {
  const { url } = context;
  const fail = (name: string) => (request: Request) => {
    const person = admit(request, name, context);
    return person instanceof Response ? person : denied(name, 403);
  };
  return [
    http.all(
      `${url}/rest/v1/rpc/:name`,
      endpoint(context, 'read', ({ request, url: { pathname } }) => {
        const name = lastPartOf(pathname);
        return serviceFunctions.includes(name)
          ? fail(`function ${name}`)(request)
          : noSuchFunction(name);
      }),
    ),
    http.all(
      `${url}/rest/v1/:name`,
      endpoint(context, 'read', ({ request, url: { pathname } }) => {
        const name = lastPartOf(pathname);
        return Object.hasOwn(tables, name)
          ? fail(`table ${name}`)(request)
          : postgrestError(404, 'PGRST205', `Could not find the table '${name}'`);
      }),
    ),
  ];
}

function lastPartOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** Mocks `my_server_facts()`: the viewer's guilds, and the servers where they are an editor. */
function serverFactsHandler(context: MockContext): RequestHandler {
  const { conditions, since } = context;
  return rpcFor(context)('my_server_facts', {
    takes: 'read',
    condition: conditions.serverFacts,
    args: {},
    answer: (person) => {
      const isStale = conditions.guildAccess === 'expired' && !since.guildsWereListed;
      const own = isStale ? [] : guildsOf(person, conditions);
      const given = editorOf(person).serverPermissions.map(({ serverId }) => serverId);
      const ids = [...new Set([...own.map(({ id }) => id), ...given])].toSorted();
      return ids.flatMap((id) => {
        const server = serverSeenBy(person, id, conditions);
        return server ? [factsRow(server, person, context)] : [];
      });
    },
  });
}

function factsRow(server: SeenServer, person: Person, context: MockContext) {
  const { id } = server.guild;
  const visible: readonly string[] = visibleKeys(person, server);
  const last = context.store
    .revisionsOf(id)
    .findLast(({ keys }) => keys.some((key) => visible.includes(key)));
  return {
    server_id: id,
    is_set_up: serverRow(server, context).added_at !== null,
    saved_at: last?.saved_at ?? null,
    saved_by_name: last?.saved_by_name ?? null,
    request: ownRequestOf(person, id, context),
    health: lastCheckSeenBy(person, server, context),
    waiting_requests: waitingRequestsSeenBy(person, server, context),
  };
}

/** Mocks the database functions that return the public stores. Anyone may call them. */
function storeHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;
  const open = () => store.storesOf(conditions).filter(isPublic);
  const rpc = rpcForAnyone(context);
  const read = { takes: 'read', condition: conditions.stores } as const;
  return [
    rpc('listed_stores', {
      ...read,
      args: listedStoresArguments,
      answer: (_, given) =>
        listedStores(open(), given, {
          reviews: store.reviews.rows(conditions),
          members: store.members.rows(conditions),
          now: context.now(),
        }),
    }),
    rpc('store_page', {
      ...read,
      args: { store: v.string() },
      answer: (_, { store: address }) => {
        const left = store.leftAddresses(conditions);
        const moved = left.find(({ slug, gone_at }) => slug === address && gone_at === null);
        const found =
          open().find(({ id, slug }) => id === address || slug === address) ??
          open().find(({ id }) => id === moved?.store_id);
        const isGone = left.some(
          ({ slug, store_id, gone_at }) =>
            gone_at !== null && (slug === address || store_id === address),
        );
        if (!found) return isGone ? { gone: true } : null;
        const page = storePageRow(
          found,
          store.reviews.rows(conditions),
          store.members.rows(conditions),
        );
        const isHere = address === found.id || address === found.slug;
        return { ...page, ...(!isHere && { moved_from: address }) };
      },
    }),
  ];
}
