import type { WaitingCounts, WaitingPeopleError } from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The number of waiting users by membership (product.md §21.18). A patch is the number for one membership. */
export const storeWaitlistMachine = reader<{
  answer: Result<WaitingCounts, WaitingPeopleError>;
  input: { storeId: string };
  patch: { membershipId: string; total: number };
}>()({
  id: 'storeWaitlist',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  patch: (counts, { membershipId, total }) => ({ ...counts, [membershipId]: total }),
});

export const StoreWaitlistContext = createReaderContext(storeWaitlistMachine);
