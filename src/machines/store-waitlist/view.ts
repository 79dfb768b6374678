import type { SnapshotFrom } from 'xstate';
import type { WaitingPeopleError } from '#domain/marketplace/waitlist';
import type { storeWaitlistMachine } from './store-waitlist.machine';

type StoreWaitlistSnapshot = SnapshotFrom<typeof storeWaitlistMachine>;

/** The view of the dialog. While another page is loading, the previous page stays visible. */
export type WaitingPeopleView = 'loading' | 'shown' | 'empty' | WaitingPeopleError['kind'];

export function waitingPeopleView({ value, context }: StoreWaitlistSnapshot): WaitingPeopleView {
  const { people } = value;
  if (typeof people === 'object') return people.failed;
  if (context.listed === null) return 'loading';
  return context.listed.total === 0 ? 'empty' : 'shown';
}

/** Returns how many users wait for a membership; null if the number is not known. */
export function waitingCount({ context: { counts } }: StoreWaitlistSnapshot, id: string) {
  return counts && (counts[id] ?? 0);
}
