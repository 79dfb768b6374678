import * as v from 'valibot';
import { bodyOf, call, hasStatus, isSuccess } from './call.ts';
import type { Answer } from './call.ts';
import type { Environment } from './environment.ts';
import { noApiKey, wrongApiKey } from './errors.ts';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';
import { snowflake } from './snowflake.ts';

export interface Caller {
  id: string;
  /**
   * The Discord accounts that the auth server linked to the user. There is usually one; a user with a password has
   * none.
   */
  discordIds: readonly string[];
  /** Headers for requests to the database as this user. */
  headers: Readonly<{ authorization: string; apikey: string }>;
}

const identity = v.object({
  provider: v.string(),
  id: v.optional(v.unknown()),
  identity_data: v.nullish(
    v.object({ provider_id: v.optional(v.unknown()), sub: v.optional(v.unknown()) }),
  ),
});

const user = v.object({
  id: v.pipe(v.string(), v.uuid()),
  identities: v.nullish(v.array(identity), []),
});

/**
 * Returns the user of a request's session, as reported by the auth server. Ignores the user metadata, because users can
 * change it. Identities are trusted, because only the auth server can write them.
 */
export async function identifyCaller(
  request: Request,
  { supabaseUrl, supabaseTimeoutMs }: Environment,
): Promise<Result<Caller>> {
  const apikey = request.headers.get('apikey');
  if (!apikey) return fail(noApiKey);
  const authorization = request.headers.get('authorization') ?? '';
  if (!/^Bearer \S+$/i.test(authorization)) return fail('noSession');
  const headers = { authorization, apikey };
  const answer = await call(`${supabaseUrl}/auth/v1/user`, { headers }, supabaseTimeoutMs);
  if (isWrongApiKey(answer)) return fail(wrongApiKey);
  if (hasStatus(answer, 400, 401, 403, 404)) return fail('noSession');
  const parsed = v.safeParse(user, isSuccess(answer) ? bodyOf(answer) : undefined);
  if (!parsed.success) return fail('sessionUnchecked');
  const { id, identities } = parsed.output;
  return done({ id, discordIds: (identities ?? []).flatMap(discordIdOf), headers });
}

/** Returns the Discord id of an identity: its `id`, or a field of `identity_data` on older auth servers. */
function discordIdOf({ provider, id, identity_data: data }: v.InferOutput<typeof identity>) {
  if (provider !== 'discord') return [];
  const found = [id, data?.provider_id, data?.sub].find((name) => v.is(snowflake, name));
  return typeof found === 'string' ? [found] : [];
}

function isWrongApiKey(answer: Answer): boolean {
  const parsed = v.safeParse(v.object({ message: v.string() }), bodyOf(answer));
  return hasStatus(answer, 401) && parsed.success && /invalid api key/i.test(parsed.output.message);
}
