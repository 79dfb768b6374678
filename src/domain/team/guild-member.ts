import { wordMatcher } from '../fold';
import { searchOf } from '../list-query';
import type { ErrorOf } from '../result';
import type { MemberForm } from './member';

/** A member of a Discord server, who need not be an editor. */
export interface GuildMember {
  /** A snowflake. */
  id: string;
  username: string;
  /** The name that the member shows everywhere; null if it is the username. */
  globalName: string | null;
  /** The name in this server. */
  nickname: string | null;
  /** A URL. */
  picture: string;
}

/** The query of the search, whose results have one page. */
export interface MemberQuery {
  search: string;
  page: number;
}

/** `notListed`: the bot is not in the server, or may not list its members. */
export const searchErrorKinds = [
  'signInRequired',
  'notAllowed',
  'notListed',
  'rateLimited',
  'unreachable',
] as const;
export type SearchError = ErrorOf<typeof searchErrorKinds>;

/** Returns the fields of the form for a new editor that a member of the server fills in. */
export function invited({
  id,
  username,
  globalName,
  nickname,
}: GuildMember): Pick<MemberForm, 'name' | 'nickname' | 'discordId'> {
  return { name: globalName ?? username, nickname: nickname ?? '', discordId: id };
}

/**
 * Returns which of the last members that were found match what is typed now. Discord decides about the text that it was
 * asked for; while the next answer is on its way, those who do not match are left out.
 */
export function membersMatching(
  members: readonly GuildMember[],
  { answered, typed }: { answered: string; typed: string },
): readonly GuildMember[] {
  const wanted = searchOf(typed);
  if (wanted === answered) return members;
  const isFound = wordMatcher(wanted);
  return wanted === ''
    ? []
    : members.filter(({ username, globalName, nickname }) =>
        isFound(username, globalName, nickname),
      );
}
