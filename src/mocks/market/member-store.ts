import { boughtMembers, offeredMembers } from './bought-members';
import { atPresent } from '../clock';
import type { Conditions } from '../conditions';
import { dataFrom, dataIn, type Data, type DataStorage } from '../data';
import { changedMembers, withFreePlaces } from '../dashboard/member-places';
import { isAddedFor, isOf, membersOf, withoutAdded } from './my-memberships';
import { hostileNames } from './odd-stores';
import type { Person } from '../session/people';
import type { RowChange } from '../realtime-frames';
import { countedStores, startingMembersOf, type StoreMemberRow } from './store-member-row';
import { startingStores } from './starting-stores';
import { storesIn } from './stores';

/** The members of stores. They are read from the storage on each request. */
export type MemberStore = ReturnType<typeof createMemberStore>;

/** The number of members of each sold-out membership who have no spot, in the world with oversold memberships. */
const OVERSOLD = 3;

type World = Pick<Conditions, 'stores'>;

function startingRows(stores: Conditions['stores']): readonly StoreMemberRow[] {
  if (stores === 'bought') return [...startingMembersOf(startingStores), ...boughtMembers];
  if (stores === 'offered') return [...startingRows('bought'), ...offeredMembers];
  const rows = startingMembersOf(storesIn({ stores }), stores === 'oversold' ? OVERSOLD : 0);
  if (stores !== 'hostile') return rows;
  return rows.map((row, index) => ({
    ...row,
    display_name: hostileNames[index % hostileNames.length] ?? '',
  }));
}

export function createMemberStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const listeners = new Set<(change: RowChange) => void>();
  const { read, write } = dataIn(keep);
  const storesOf = (data: Data, world: World) =>
    data.stores[world.stores] ?? atPresent(storesIn(world), now());
  const rowsIn = (data: Data, { stores }: World) =>
    data.storeMembers[stores] ?? atPresent(startingRows(stores), now());
  const tell = (changes: readonly RowChange[]) => {
    for (const change of changes) for (const listener of listeners) listener(change);
  };

  return {
    rows: (world: World): readonly StoreMemberRow[] => rowsIn(read(), world),

    of: (world: World, person: Person): readonly StoreMemberRow[] => {
      const data = read();
      return membersOf(rowsIn(data, world), person, data.refusedStores);
    },

    refuse(world: World, person: Person, storeId: string): void {
      const rows = rowsIn(read(), world);
      if (!rows.some((row) => row.store_id === storeId && isAddedFor(row, person))) return;
      this.keepRows(
        world,
        withoutAdded(rows, { person, storeId, now: new Date(now()).toISOString() }),
      );
      const refused = { user_id: person.id, store_id: storeId };
      write({ refusedStores: [...read().refusedStores, refused] });
    },

    /** Makes a person's memberships of a store their own, because they have reviewed it. */
    keepReviewed(world: World, person: Person, storeId: string): void {
      const rows = rowsIn(read(), world);
      const isKept = (row: StoreMemberRow) =>
        row.store_id === storeId && row.user_id === undefined && isOf(row, person);
      if (!rows.some(isKept)) return;
      this.keepRows(
        world,
        rows.map((row) => (isKept(row) ? { ...row, user_id: person.id } : row)),
      );
    },

    /** Replaces the members, and updates the number of taken spots for each membership. */
    keepRows(world: World, rows: readonly StoreMemberRow[]): void {
      const data = read();
      const before = rowsIn(data, world);
      const stores = storesOf(data, world);
      write({
        storeMembers: { ...data.storeMembers, [world.stores]: [...rows] },
        stores: { ...data.stores, [world.stores]: [...countedStores(stores, rows)] },
      });
      tell(changedMembers(before, rows));
    },

    /** Called after the limit of a membership may have changed. Oversold members have no spot. */
    giveFreePlaces(world: World): void {
      const data = read();
      const stores = storesOf(data, world);
      const sold = stores.flatMap(({ memberships }) => memberships);
      const before = rowsIn(data, world);
      const after = sold.reduce<readonly StoreMemberRow[]>(withFreePlaces, before);
      if (changedMembers(before, after).length > 0) this.keepRows(world, after);
    },

    /** Handles a storage event that a change in another tab caused: notifies the listeners about the changed members. */
    applyOtherTab(before: string | null, after: string | null): void {
      const [known, next] = [dataFrom(before), dataFrom(after)];
      for (const [stores, rows] of Object.entries(next.storeMembers)) {
        const world = { stores: stores as Conditions['stores'] };
        tell(changedMembers(rowsIn(known, world), rows));
      }
    },

    onChange(listener: (change: RowChange) => void): void {
      listeners.add(listener);
    },
  };
}
