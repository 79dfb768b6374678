import type { Guild } from '#domain/servers/server';
import { BOT_ID, discordGuild, GUILD_OWNER_ID, roleId } from '../dashboard/guild';
import { membersFound, membersOf } from '../dashboard/guild-members';
import { guildsOf } from '../market/membership';
import { discordTokenOf, personByDiscordToken, type Person } from '../session/people';
import { guilds } from '../dashboard/servers';
import { worlds } from '../worlds';
import { createWebhookService } from './discord-webhooks';

export const BOT_TOKEN = 'pretend-bot-token';

export function unauthorized(): Response {
  return Response.json({ message: '401: Unauthorized', code: 0 }, { status: 401 });
}

export function currentUser({ discord, email }: Person): Response {
  return Response.json({
    id: discord?.id,
    username: discord?.username,
    global_name: discord?.username,
    discriminator: '0',
    avatar: discord?.avatarHash,
    email,
  });
}

export function currentUserGuilds(found: readonly Guild[]): Response {
  return Response.json(found.map((guild) => ({ ...guild, features: [] })));
}

const webhooks = createWebhookService({ webhook: 'delivers' });

/**
 * Answers the edge functions, for the loopback server that replaces Discord: requests with a user's or the bot's token, for
 * a new token, and to webhooks. Simulates no failures. Paths are relative to `/api/v10`.
 */
export async function answerDiscord(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/api\/v10/, '');
  if (path.startsWith('/webhooks/')) return (await webhooks.answer(request)) ?? notFound();
  if (request.method === 'POST' && path === '/oauth2/token') return grantToken(request);
  const [scheme, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme === 'Bot' && token !== BOT_TOKEN) return unauthorized();
  if (scheme === 'Bot' && request.method !== 'GET') return changeAsBot(request, path);
  if (request.method !== 'GET') return notAllowed();
  if (scheme === 'Bot') return answerBot(path, searchParams);
  const person = personByDiscordToken(token);
  if (!person) return unauthorized();
  if (path === '/users/@me') return currentUser(person);
  if (path === '/users/@me/guilds')
    return currentUserGuilds(guildsOf(person, worlds.owner.conditions));
  return notFound();
}

/** The roles that the bot has given since the start, by guild and member. */
const given = new Map<string, Set<string>>();

/** Gives or removes a role of a member, or answers to a message. Everybody is a member of every guild. */
async function changeAsBot(request: Request, path: string): Promise<Response> {
  const [, guildId = '', memberId = '', id = ''] =
    /^\/guilds\/(\d+)\/members\/(\d+)\/roles\/(\d+)$/.exec(path) ?? [];
  if (id && ['PUT', 'DELETE'].includes(request.method)) {
    if (!isGuild(guildId)) return unknown('Guild', 10_004);
    const { roles } = discordGuild(guildId);
    const [role, ofBot] = [id, roleId('Grouped', guildId)].map((each) =>
      roles.find((listed) => listed.id === each),
    );
    if (!role || !ofBot) return unknown('Role', 10_011);
    if (role.position >= ofBot.position) {
      return Response.json({ message: 'Missing Permissions', code: 50_013 }, { status: 403 });
    }
    const key = `${guildId} ${memberId}`;
    const held = given.get(key) ?? new Set();
    given.set(key, held);
    if (request.method === 'PUT') held.add(id);
    else held.delete(id);
    return new Response(null, { status: 204 });
  }
  const [, channel = ''] = /^\/channels\/(\d+)\/messages$/.exec(path) ?? [];
  if (!channel || request.method !== 'POST') return notAllowed();
  const isKnown = Object.values<Guild>(guilds).some((guild) =>
    discordGuild(guild.id).channels.some((listed) => listed.id === channel),
  );
  if (!isKnown) return unknown('Channel', 10_003);
  const { content } = (await request.json()) as { content: string };
  return Response.json({ id: '1300000000000000000', channel_id: channel, content });
}

function isGuild(id: string): boolean {
  return Object.values<Guild>(guilds).some((guild) => guild.id === id);
}

function answerBot(path: string, asked: URLSearchParams): Response {
  if (path === '/users/@me') return Response.json({ id: BOT_ID, username: 'Grouped', bot: true });
  if (path === '/applications/@me') {
    return Response.json({ id: BOT_ID, approximate_guild_count: Object.keys(guilds).length });
  }
  const [, id = '', what = ''] = /^\/guilds\/(\d+)(\/.+)?$/.exec(path) ?? [];
  if (!isGuild(id)) return notFound();
  const { roles, channels, emojis } = discordGuild(id);
  switch (what) {
    case '':
      return Response.json({ id, owner_id: GUILD_OWNER_ID, roles });
    case '/roles':
      return Response.json(roles);
    case '/channels':
      return Response.json(channels);
    case '/emojis':
      return Response.json(emojis);
    case '/members/search':
      return Response.json(
        membersFound(id, asked.get('query') ?? '').slice(0, Number(asked.get('limit') ?? 1)),
      );
    case `/members/${BOT_ID}`:
      return Response.json({
        user: { id: BOT_ID },
        roles: [roleId('Grouped', id)],
        communication_disabled_until: null,
      });
    default: {
      const [, memberId = ''] = /^\/members\/(\d+)$/.exec(what) ?? [];
      const held = given.get(`${id} ${memberId}`);
      const member = membersOf(id).find(({ user }) => user.id === memberId);
      if (!held && !member) return memberId ? unknown('Member', 10_007) : notFound();
      return Response.json({ user: { id: memberId }, ...member, roles: [...(held ?? [])] });
    }
  }
}

async function grantToken(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const refreshToken = form.get('refresh_token') ?? '';
  const person = personByDiscordToken(refreshToken.replace(/-refresh$/, ''));
  if (form.get('grant_type') !== 'refresh_token' || !person) {
    return Response.json({ error: 'invalid_grant' }, { status: 400 });
  }
  return Response.json({
    access_token: discordTokenOf(person),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: 604_800,
    scope: 'identify email guilds',
  });
}

function notAllowed(): Response {
  return Response.json({ message: '405: Method Not Allowed' }, { status: 405 });
}

function unknown(what: string, code: number): Response {
  return Response.json({ message: `Unknown ${what}`, code }, { status: 404 });
}

function notFound(): Response {
  return Response.json({ message: '404: Not Found', code: 0 }, { status: 404 });
}
