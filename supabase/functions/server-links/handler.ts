import * as v from 'valibot';
import { bodyOf, parseJson } from '../_shared/call.ts';
import type { Answer } from '../_shared/call.ts';
import { askDiscord } from '../_shared/discord.ts';
import type { DiscordBot, Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';
import { rpc } from '../_shared/rpc.ts';
import { scheduledEndpoint } from '../_shared/server-endpoint.ts';
import { snowflake } from '../_shared/snowflake.ts';
import { guild as guildBody } from '../guild-resources/resources.ts';
import { verdictOf } from './verdict.ts';

/** A seller's account in a server, and the roles that the seller's stores give there. */
const link = v.object({
  server_id: snowflake,
  discord_id: snowflake,
  role_ids: v.array(snowflake),
});
const links = v.array(link);
type Link = v.InferOutput<typeof link>;

const wish = v.object({ serverId: v.optional(snowflake) });

interface Checked {
  /** The number of links about which Discord has said something. */
  checked: number;
  /** The number of links about which it has not. They stay as they are. */
  unknown: number;
}

/**
 * Asks Discord whether the sellers whose stores are linked to a server may still manage its roles, and stores the answer
 * (product.md §21.1). Also stores who owns these servers (§12.26). Only the bot and a schedule call it, with the secret key.
 * The body is `{}` for the links whose check is due, or `{serverId}` for all links of a server, after a change there.
 * Returns `{checked, unknown}`. One call checks at most 50 links.
 */
export function createHandler(
  environment: Environment & DiscordBot,
): (request: Request) => Promise<Response> {
  return scheduledEndpoint('server-links', environment, async (request) => {
    const body = v.safeParse(wish, parseJson((await request.text()) || '{}'));
    if (!body.success) return fail('invalidBody');
    const due = await rpc(environment, 'server_links_due', {
      server_id: body.output.serverId ?? null,
    });
    const parsed = v.safeParse(links, due.ok ? due.value : undefined);
    if (!parsed.success) return fail('linksNotRead');
    return check(environment, parsed.output);
  });
}

async function check(
  environment: Environment & DiscordBot,
  due: readonly Link[],
): Promise<Result<Checked>> {
  let checked = 0;
  const guilds = new Map<string, Promise<Answer[]>>();
  const ask = (path: string) =>
    askDiscord(environment, path, {
      headers: { authorization: `Bot ${environment.discordBotToken}` },
    });
  for (const { server_id: serverId, discord_id: discordId, role_ids: asked } of due) {
    const guild = `/guilds/${serverId}`;
    const isFirst = !guilds.has(serverId);
    const known = guilds.get(serverId) ?? Promise.all([ask(guild), ask(`${guild}/roles`)]);
    guilds.set(serverId, known);
    const [found, roles] = await known;
    const owned = v.safeParse(guildBody, found && bodyOf(found));
    if (isFirst && owned.success) {
      const told = { server_id: serverId, owner_id: owned.output.owner_id };
      const stored = await rpc(environment, 'record_server_owner', told);
      if (!stored.ok) return fail('linkNotRecorded');
    }
    const verdict = verdictOf({
      serverId,
      discordId,
      asked,
      guild: found && bodyOf(found),
      roles: roles && bodyOf(roles),
      member: bodyOf(await ask(`${guild}/members/${discordId}`)),
    });
    const recorded = await rpc(environment, 'record_server_link', {
      server_id: serverId,
      discord_id: discordId,
      may_manage: verdict.mayManage,
      asked,
      allowed: verdict.allowed,
    });
    if (!recorded.ok) return fail('linkNotRecorded');
    if (verdict.mayManage !== null) checked += 1;
  }
  return done({ checked, unknown: due.length - checked });
}
