import { pagesOf } from '#domain/list-query';
import {
  type WaitingPeople,
  type WaitingPeopleError,
  WAITING_PER_PAGE,
} from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The users who wait for one membership of a seller's store (product.md §21.18). `page` starts at 0. */
export const waitingPeopleMachine = reader<{
  answer: Result<WaitingPeople, WaitingPeopleError>;
  input: { membershipId: string };
  query: { page: number };
}>()({
  id: 'waitingPeople',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'nothing',
  pages: ({ total }) => pagesOf(total, WAITING_PER_PAGE),
});

export const WaitingPeopleContext = createReaderContext(waitingPeopleMachine);
