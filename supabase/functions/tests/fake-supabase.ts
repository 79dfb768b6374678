import type { PaymentEvent } from '../payment-events/event.ts';
import { API_KEY, secrets, serverId, stranger, viewer } from './people.ts';
import type { Scene } from './scene.ts';

export interface StoredToken {
  access_token: string;
  refresh_token: string | null;
  expires_at: string;
}

/** The parameters of a call of `record_payment_event`. */
export interface PaymentCall {
  store_id: string;
  provider: string;
  event: PaymentEvent & { body?: string };
}

/** The state of the fake database. Tests set it before a request and check it afterward. */
export interface Database {
  tokens: Map<string, StoredToken>;
  guildAccess: Map<string, unknown>;
  verifications: Map<string, unknown>;
  /** Secrets of payment providers, by store, then by provider. Unknown stores have no entry. */
  paymentSecrets: Map<string, Partial<Record<string, string>>>;
  /** The parameters of each call of `record_payment_event`, keyed by store, provider and event id. */
  paymentEvents: Map<string, PaymentCall>;
  /** The rows of `server_links_due`, and the parameters of each call of `record_server_link`. */
  links: { due: object[]; recorded: unknown[] };
  /** The owner of the known server, whether the viewer may open it and add editors, and its last health check. */
  server: {
    owner: string | null;
    viewerOpens: () => boolean;
    addsEditors: boolean;
    lastCheck: object | null;
  };
  /** The stored settings of the known server. Unknown servers have none. */
  settings: Record<string, unknown>;
  /** The parameters of each call of `record_health_check`. */
  checks: Record<string, unknown>[];
  /** The parameters of each call of `record_guild_names`. */
  names: Record<string, unknown>[];
  /** The rows of `unused_pictures`. Storage removes what it deletes. */
  pictures: { bucket: string; name: string }[];
  /** What `take_messages` returns, in order, and the parameters of each call of `record_messages`. */
  messages: { due: object[]; recorded: unknown[] };
  /** The SQLSTATE of the error, keyed by the name of the database function that must fail. */
  failing: Map<string, string>;
}

const discordIdentity = {
  identity_id: '0b2f6b39-6f6b-4a30-a9c3-0f6b1d4b7a01',
  id: viewer.discordId,
  provider: 'discord',
  identity_data: { provider_id: viewer.discordId, sub: viewer.discordId },
};

const users = new Map<string, object>([
  // Users can change their metadata, so the function must not read an identity from it.
  [
    secrets.session,
    {
      id: viewer.id,
      identities: [discordIdentity],
      user_metadata: { provider_id: stranger.discordId },
    },
  ],
  [
    secrets.passwordSession,
    {
      id: viewer.id,
      // An account of another provider with the same id does not prove ownership of the Discord account.
      identities: [
        { id: viewer.id, provider: 'email', identity_data: { sub: viewer.id } },
        { id: viewer.discordId, provider: 'twitch', identity_data: { sub: viewer.discordId } },
      ],
      user_metadata: { provider_id: viewer.discordId },
    },
  ],
]);

/** A fake Supabase with the endpoints that the functions use. It validates keys and sessions like Supabase does. */
export async function fakeSupabase(request: Request, { database }: Scene): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  if (pathname.startsWith('/rest/v1/rpc/') && !pathname.endsWith('/may_add_editors')) {
    const isService =
      bearer === secrets.serviceKey && request.headers.get('apikey') === secrets.serviceKey;
    if (!isService) return fail(403, '42501');
    return callFunction(pathname.slice('/rest/v1/rpc/'.length), await request.json(), database);
  }
  const [, bucket] = /^\/storage\/v1\/object\/([a-z-]+)$/.exec(pathname) ?? [];
  if (bucket !== undefined && request.method === 'DELETE' && bearer === secrets.serviceKey) {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    if (database.failing.has('storage')) return fail(500, 'XX000');
    database.pictures = database.pictures.filter(
      (each) => each.bucket !== bucket || !prefixes.includes(each.name),
    );
    return Response.json([]);
  }
  if (request.headers.get('apikey') !== API_KEY) {
    return Response.json({ message: 'Invalid API key' }, { status: 401 });
  }
  const user = users.get(bearer);
  if (pathname === '/auth/v1/user') {
    return user ? Response.json(user) : Response.json({ code: 'bad_jwt' }, { status: 403 });
  }
  if (pathname === '/rest/v1/rpc/may_add_editors') {
    if (!user) return fail(401, '42501');
    const { server_id: asked } = (await request.json()) as { server_id: unknown };
    return Response.json(asked === serverId && database.server.addsEditors);
  }
  if (pathname === '/rest/v1/servers') {
    if (!user) return fail(401, '42501');
    const isRequested = searchParams.get('id') === `eq.${serverId}`;
    const { owner, viewerOpens, lastCheck } = database.server;
    const row = { viewer_opens: viewerOpens(), owner_id: owner, last_check: lastCheck };
    return Response.json(isRequested ? [row] : []);
  }
  return fail(404, 'PGRST205');
}

function callFunction(
  name: string,
  parameters: Record<string, unknown>,
  database: Database,
): Response {
  const { tokens, guildAccess, verifications, failing } = database;
  const code = failing.get(name);
  if (code !== undefined) return fail(code === '42501' ? 403 : 500, code);
  const userId = String(parameters['user_id']);
  switch (name) {
    case 'discord_token':
      return Response.json(tokens.get(userId) ?? null);
    case 'keep_discord_token':
      tokens.set(userId, {
        access_token: String(parameters['access_token']),
        refresh_token: parameters['refresh_token'] as string | null,
        expires_at: new Date(Date.now() + Number(parameters['expires_in']) * 1_000).toISOString(),
      });
      return new Response(null, { status: 204 });
    case 'record_guild_access':
      guildAccess.set(userId, parameters['guilds']);
      return new Response(null, { status: 204 });
    case 'record_verification':
      if (parameters['discord_id'] !== viewer.discordId) return fail(403, '42501');
      verifications.set(userId, parameters['discord_id']);
      return new Response(null, { status: 204 });
    case 'payment_secret': {
      const stored = database.paymentSecrets.get(String(parameters['store_id']));
      if (!stored) return fail(400, 'P0002');
      return Response.json(stored[String(parameters['provider'])] ?? null);
    }
    case 'unread_payment_events':
      return Response.json(
        [...database.paymentEvents.values()]
          .filter(({ store_id }) => store_id === parameters['store_id'])
          .flatMap(({ event: { body } }) =>
            body === undefined ? [] : [{ body, received_at: '2026-11-20T00:00:00Z' }],
          ),
      );
    case 'server_links_due':
      return Response.json(database.links.due);
    case 'record_server_owner':
      database.server.owner = String(parameters['owner_id']);
      return new Response(null, { status: 204 });
    case 'unused_pictures':
      return Response.json(database.pictures);
    case 'record_health_check':
      database.checks.push(parameters);
      return Response.json('recorded');
    case 'record_guild_names':
      database.names.push(parameters);
      return Response.json('recorded');
    case 'settings_to_check':
      return Response.json(parameters['server_id'] === serverId ? database.settings : null);
    case 'take_messages':
      return Response.json(database.messages.due.shift() ?? null);
    case 'record_messages':
      database.messages.recorded.push(parameters);
      return Response.json('recorded');
    case 'record_server_link':
      database.links.recorded.push(parameters);
      return new Response(null, { status: 204 });
    case 'record_payment_event':
      return Response.json(recordOnce(parameters as unknown as PaymentCall, database));
    default:
      return fail(404, 'PGRST202');
  }
}

function recordOnce(call: PaymentCall, { paymentEvents }: Database): string {
  const key = [call.store_id, call.provider, call.event.event_id].join(' ');
  const known = paymentEvents.get(key)?.event;
  const isReplaced = known?.reason === 'unreadable' && call.event.reason !== 'unreadable';
  if (known && !isReplaced) return 'duplicate';
  paymentEvents.set(key, call);
  return call.event.outcome;
}

function fail(status: number, code: string): Response {
  return Response.json({ code, message: `refused: ${code}` }, { status });
}
