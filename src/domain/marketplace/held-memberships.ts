import { type MyMembership, waysOf } from './my-membership';
import type { StorePage } from './store';
import { holdsPlace } from './store-member';

/** The address for a store that has no server. */
const DISCORD = 'https://discord.com/channels/@me';

/** Returns, for the ids of the memberships of a store that the viewer has, the address on Discord. */
export function heldMemberships(
  { id }: Pick<StorePage, 'id'>,
  mine: readonly MyMembership[],
): ReadonlyMap<string, string> {
  const held = mine.filter((each) => each.store.id === id && holdsPlace(each) && !each.isOffered);
  return new Map(held.map((each) => [each.membershipId, discordOf(each)]));
}

function discordOf(membership: MyMembership): string {
  return waysOf(membership).find(({ to }) => to === 'server')?.href ?? DISCORD;
}
