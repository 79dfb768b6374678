import type { Result } from '#domain/result';
import { avatarUrl } from '#domain/servers/icon';
import type { GuildMember, MemberQuery, SearchError } from '#domain/team/guild-member';
import * as v from 'valibot';
import { fail } from '../answers';
import { callFunction } from '../edge/call-function';
import { type Answer, bodyOf, isSuccess } from '../http';

const found = v.object({
  members: v.array(
    v.pipe(
      v.object({
        id: v.string(),
        username: v.string(),
        global_name: v.nullable(v.string()),
        nick: v.nullable(v.string()),
        avatar: v.nullable(v.string()),
      }),
      v.transform(({ id, username, global_name, nick, avatar }): GuildMember => ({
        id,
        username,
        globalName: global_name,
        nickname: nick,
        picture: avatarUrl({ discordId: id, avatarHash: avatar }, 64),
      })),
    ),
  ),
});

/** Finds members of a server by the start of their name (product.md §12.13). Returns no members for an empty text. */
export async function searchMembers(
  { serverId, query }: { serverId: string; query: MemberQuery },
  signal?: AbortSignal,
): Promise<Result<readonly GuildMember[], SearchError>> {
  if (query.search === '') return { ok: true, value: [] };
  const answer = await callFunction('search-members', {
    body: { serverId, query: query.search },
    signal,
  });
  const parsed = v.safeParse(found, answer.kind === 'answered' ? bodyOf(answer) : undefined);
  return parsed.success ? { ok: true, value: parsed.output.members } : fail(kindOf(answer));
}

const kinds: Readonly<Record<number, SearchError['kind']>> = {
  401: 'signInRequired',
  // The same answer as for a server that does not exist.
  404: 'notAllowed',
  409: 'notListed',
  429: 'rateLimited',
};

function kindOf(answer: Answer): SearchError['kind'] {
  const isError = answer.kind === 'answered' && !isSuccess(answer);
  return (isError && kinds[answer.status]) || 'unreachable';
}
