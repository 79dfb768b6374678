import { atPresent } from '../clock';
import type { Conditions } from '../conditions';
import { DATA_KEY, dataFrom, type DataStorage } from '../data';
import { startingWaitlist, type WaitRow } from './waitlist-rows';

type World = Pick<Conditions, 'waiting'>;

/** The waiting lists of memberships. They are read from the storage on each request. */
export function createWaitlistStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const read = () => dataFrom(keep.getItem(DATA_KEY));
  return {
    rows: (world: World): readonly WaitRow[] =>
      read().waitlists[world.waiting] ?? atPresent(startingWaitlist(world), now()),

    keepRows({ waiting }: World, rows: readonly WaitRow[]): void {
      const data = read();
      keep.setItem(
        DATA_KEY,
        JSON.stringify({ ...data, waitlists: { ...data.waitlists, [waiting]: rows } }),
      );
    },
  };
}
