import type { SoldMembership } from './membership';
import { type MyMembership, waysOf } from './my-membership';
import type { StorePage } from './store';
import { holdsPlace } from './store-member';

/** The address for a store that has no server. */
const DISCORD = 'https://discord.com/channels/@me';

const keys = ['name', 'type', 'interval', 'priceMinor', 'currency'] as const;

/**
 * Returns, for the ids of the memberships of a store that the viewer has, the address on Discord. What viewers can read of
 * their memberships does not have this id, so name and price say which one it is.
 */
export function heldMemberships(
  { id, memberships }: { id: StorePage['id']; memberships: readonly SoldMembership[] },
  mine: readonly MyMembership[],
): ReadonlyMap<string, string> {
  const held = mine.filter((each) => each.store.id === id && holdsPlace(each) && !each.isOffered);
  return new Map(
    memberships.flatMap((sold) => {
      const found = held.find((each) => keys.every((key) => each[key] === sold[key]));
      return found ? [[sold.id, discordOf(found)] as const] : [];
    }),
  );
}

function discordOf(membership: MyMembership): string {
  return waysOf(membership).find(({ to }) => to === 'server')?.href ?? DISCORD;
}
