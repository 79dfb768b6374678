import { CLIENT_ID, secrets, serverId, stranger, viewer } from './people.ts';
import type { Scene } from './scene.ts';

/** The state of the fake Discord. Tests change it before a request. */
export interface DiscordState {
  /** Maps each valid access token to the id of its account. */
  accounts: Map<string, string>;
  /** Maps each valid refresh token to the tokens that Discord returns for it. A refresh token can be used only once. */
  refreshTokens: Map<string, { access_token: string; refresh_token: string }>;
  guilds: object[];
  /** The bodies of the messages that arrived, and the queries of their requests. */
  posted: { query: string; body: unknown }[];
}

export function newDiscord(): DiscordState {
  return {
    accounts: new Map<string, string>([
      [secrets.access, viewer.discordId],
      [secrets.strangersAccess, stranger.discordId],
    ]),
    refreshTokens: new Map([
      [
        secrets.refresh as string,
        { access_token: secrets.freshAccess, refresh_token: secrets.freshRefresh },
      ],
    ]),
    posted: [],
    guilds: [
      {
        id: serverId,
        name: 'Resell Heaven',
        icon: '8f3d2c9a7b6e5d4c3b2a190817263544',
        banner: null,
        owner: true,
        permissions: '9007199254740993',
        features: ['COMMUNITY'],
      },
      {
        id: '613425648685547541',
        name: 'Discord Developers',
        icon: null,
        owner: false,
        permissions: '0',
        features: [],
      },
    ],
  };
}

const botId = '845201933120405999';
const groupedRole = '845201933120405601';
const overwrite = { type: 0, allow: '0', deny: '1024' };

const resources = {
  roles: [
    { id: serverId, name: '@everyone', color: 0, position: 0, permissions: '104324673' },
    {
      id: '845201933120405600',
      name: 'VIP',
      color: 10181046,
      position: 7,
      permissions: '0',
      managed: true,
      mentionable: true,
    },
  ],
  channels: [
    { id: '845201933120405700', name: 'Community', type: 4, position: 0, topic: null },
    {
      id: '845201933120405701',
      name: 'success',
      type: 0,
      position: 7,
      parent_id: '845201933120405700',
      topic: 'wins',
      permission_overwrites: [
        { ...overwrite, id: serverId },
        { ...overwrite, id: groupedRole },
        { ...overwrite, id: '845201933120405600' },
        { ...overwrite, id: botId, type: 1 },
        { ...overwrite, id: viewer.discordId, type: 1 },
      ],
    },
  ],
};

const botAnswers: Readonly<Record<string, unknown>> = {
  '/users/@me': { id: botId, username: 'grouped', bot: true },
  [`/guilds/${serverId}`]: { id: serverId, name: 'Resell Heaven', owner_id: viewer.discordId },
  [`/guilds/${serverId}/roles`]: resources.roles,
  [`/guilds/${serverId}/channels`]: resources.channels,
  [`/guilds/${serverId}/emojis`]: [{ id: '845201933120405800', name: 'party', animated: true }],
  [`/guilds/${serverId}/members/search`]: [
    {
      user: {
        id: stranger.discordId,
        username: 'noor',
        global_name: 'Noor',
        avatar: 'a_1f',
        flags: 0,
      },
      nick: 'Noor (deals)',
      roles: [],
    },
    { user: { id: '623918450077413376', username: 'noor2' } },
    { user: { id: botId, username: 'noor-bot', bot: true }, nick: null },
  ],
  [`/guilds/${serverId}/members/${botId}`]: {
    nick: null,
    roles: [groupedRole],
    communication_disabled_until: '2026-03-01T10:00:00.000000+00:00',
  },
};

/** Mocks the endpoints of Discord's API that the edge functions use. */
export async function fakeDiscord(request: Request, { discord }: Scene): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!/^DiscordBot \(https?:\/\/\S+, [\d.]+\)$/.test(request.headers.get('user-agent') ?? '')) {
    return new Response('<html>blocked</html>', { status: 403 });
  }
  if (pathname.endsWith(`/${secrets.webhook}`) && request.method === 'POST') {
    discord.posted.push({ query: search, body: await request.json() });
    return Response.json({ id: '1' });
  }
  if (pathname === '/oauth2/token') return refreshed(await request.formData(), discord);
  const authorization = request.headers.get('authorization') ?? '';
  if (pathname.startsWith('/guilds/') || authorization.startsWith('Bot ')) {
    if (authorization !== `Bot ${secrets.bot}`) return unauthorized();
    const answer = botAnswers[pathname];
    if (answer !== undefined) return Response.json(answer);
    return Response.json({ message: 'Unknown Guild', code: 10004 }, { status: 404 });
  }
  const id = discord.accounts.get(authorization.replace('Bearer ', ''));
  if (id === undefined) return unauthorized();
  if (pathname === '/users/@me') return Response.json({ id, username: 'mira.resells' });
  if (pathname === '/users/@me/guilds') return Response.json(discord.guilds);
  return Response.json({ message: '404: Not Found', code: 0 }, { status: 404 });
}

function refreshed(form: FormData, { accounts, refreshTokens }: DiscordState): Response {
  const isApplication =
    form.get('client_id') === CLIENT_ID && form.get('client_secret') === secrets.clientSecret;
  if (!isApplication) return Response.json({ error: 'invalid_client' }, { status: 401 });
  const token = form.get('refresh_token');
  const pair = typeof token === 'string' ? refreshTokens.get(token) : undefined;
  if (form.get('grant_type') !== 'refresh_token' || typeof token !== 'string' || !pair) {
    return Response.json({ error: 'invalid_grant' }, { status: 400 });
  }
  refreshTokens.delete(token);
  accounts.set(pair.access_token, viewer.discordId);
  return Response.json({ ...pair, token_type: 'Bearer', expires_in: 604_800, scope: 'guilds' });
}

function unauthorized(): Response {
  return Response.json({ message: '401: Unauthorized', code: 0 }, { status: 401 });
}
