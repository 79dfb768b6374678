import type { SnapshotFrom } from 'xstate';
import type { WaitingPeopleError } from '#domain/marketplace/waitlist';
import type { storeWaitlistMachine } from './store-waitlist.machine';

type StoreWaitlistSnapshot = SnapshotFrom<typeof storeWaitlistMachine>;

/** What the dialog shows. A page that is loaded stays while another one is loading. */
export type WaitingPeopleView = 'loading' | 'shown' | 'empty' | WaitingPeopleError['kind'];

export function waitingPeopleView({ value, context }: StoreWaitlistSnapshot): WaitingPeopleView {
  const { people } = value;
  if (typeof people === 'object') return people.failed;
  if (context.listed === null) return 'loading';
  return context.listed.total === 0 ? 'empty' : 'shown';
}

/** Returns how many users wait for a membership; null if that is not known. */
export function waitingCount({ context: { counts } }: StoreWaitlistSnapshot, id: string) {
  return counts && (counts[id] ?? 0);
}
