import { searchOf } from '#domain/list-query';
import {
  type ListedMembers,
  type MembersError,
  membersList,
  type MembersQuery,
} from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The members of a seller's store (product.md §21.13). */
export const storeMembersMachine = reader<{
  answer: Result<ListedMembers, MembersError>;
  input: { storeId: string };
  query: MembersQuery;
}>()({
  id: 'storeMembers',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'rows',
  pages: ({ total }) => membersList.pagesOf(total),
  search: searchOf,
});

export const StoreMembersContext = createReaderContext(storeMembersMachine);
