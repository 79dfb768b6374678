import { searchOf } from '#domain/list-query';
import type { Result } from '#domain/result';
import type { GuildMember, MemberQuery, SearchError } from '#domain/team/guild-member';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** Discord has no longer names. */
const LONGEST_NAME = 32;

/** Finds members of a server by name, for the form of a new editor (product.md §12.13). The list is empty at first. */
export const memberSearchMachine = reader<{
  answer: Result<readonly GuildMember[], SearchError>;
  input: { serverId: string };
  query: MemberQuery;
}>()({
  id: 'memberSearch',
  kinds: {
    signInRequired: 'closes',
    notAllowed: 'closes',
    notListed: 'closes',
    rateLimited: 'closes',
    unreachable: 'closes',
  },
  follows: 'nothing',
  given: () => [],
  pages: () => 1,
  search: (typed) => searchOf(typed).slice(0, LONGEST_NAME),
});

export const MemberSearchContext = createReaderContext(memberSearchMachine);
