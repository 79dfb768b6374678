import type { WaitingList, WaitlistError } from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The waiting lists that the viewer is on (product.md §21.18). */
export const waitingListsMachine = reader<{
  answer: Result<readonly WaitingList[], WaitlistError>;
}>()({
  id: 'waitingLists',
  kinds: { signInRequired: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const WaitingListsContext = createReaderContext(waitingListsMachine);
