import * as v from 'valibot';
import { bodyOf, call, isError, isSuccess } from '../_shared/call.ts';
import type { Caller } from '../_shared/caller.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { DiscordBot, Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';
import { snowflake } from '../_shared/snowflake.ts';
import { askBot } from '../guild-resources/read-guild.ts';

/** How many members an answer has at most. Bots among them are left out. */
const LIMIT = 10;

/** Discord's longest name has 32 characters. */
const wish = v.object({
  serverId: snowflake,
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

const found = v.array(
  v.object({
    user: v.object({
      id: snowflake,
      username: v.string(),
      global_name: v.nullish(v.string(), null),
      avatar: v.nullish(v.string(), null),
      bot: v.optional(v.boolean(), false),
    }),
    nick: v.nullish(v.string(), null),
  }),
);

/**
 * Finds the members of a server whose username or nickname starts with a text (discord.md §6.9), for the form of a new editor
 * (product.md §12.13). The caller must be allowed to add editors to the server. Nothing is stored.
 * The body is `{serverId, query}`. Returns `{members}`, each with `id`, `username`, `global_name`, `nick` and `avatar`.
 */
export function createHandler(
  environment: Environment & DiscordBot,
): (request: Request) => Promise<Response> {
  return endpoint('search-members', environment, async ({ caller, body }) => {
    const asked = v.safeParse(wish, body);
    if (!asked.success) return fail('invalidBody');
    const { serverId, query } = asked.output;
    const allowed = await mayAddEditors(environment, caller, serverId);
    if (!allowed.ok) return allowed;
    const parameters = new URLSearchParams({ query, limit: String(LIMIT) });
    const ask = askBot(environment);
    const members = await ask(`/guilds/${serverId}/members/search?${parameters}`, found);
    if (!members.ok) return members;
    return done({
      members: members.value.flatMap(({ user: { bot, ...user }, nick }) =>
        bot ? [] : [{ ...user, nick }],
      ),
    });
  });
}

/** Succeeds if the caller may add editors. Everyone else gets the error of a server that does not exist. */
async function mayAddEditors(
  { supabaseUrl, supabaseTimeoutMs }: Environment,
  { headers }: Caller,
  serverId: string,
): Promise<Result<null>> {
  const answer = await call(
    `${supabaseUrl}/rest/v1/rpc/may_add_editors`,
    {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ server_id: serverId }),
    },
    supabaseTimeoutMs,
  );
  if (isError(answer)) return fail('unknownServer');
  const allowed = v.safeParse(v.boolean(), isSuccess(answer) ? bodyOf(answer) : undefined);
  if (!allowed.success) return fail('serverNotRead');
  return allowed.output ? done(null) : fail('unknownServer');
}
