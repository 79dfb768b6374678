import { factorNeedTexts } from './factor-need';
import { isolated } from '#domain/names';
import type { LinkedStoresError, StandingLink, UnlinkFailure } from '#domain/servers/linked-store';

/** Texts of the stores that are linked to a server (product.md §12.25). */
export const linkedStoreMessages = {
  title: 'Linked stores',
  help: 'The bot gives the members of these stores the roles that they bought, in this server.',
  links: {
    standing: 'The bot gives and takes the roles of this store.',
    paused:
      'The bot leaves roles as they are, because Discord says that the seller may no longer manage roles in this server.',
  } satisfies Record<StandingLink, string>,
  notPublished: 'Not published',
  paused: 'Paused',
  notRead: {
    signInRequired: 'Sign in again to see the stores that are linked to this server.',
    notAllowed: 'You may no longer see the stores that are linked to this server.',
    tooSlow:
      'The stores that are linked to this server could not be loaded: the server took too long. Try again in a moment.',
    unreachable: 'The stores that are linked to this server could not be loaded.',
  } satisfies Record<LinkedStoresError['kind'], string>,
  stale: 'The stores that are linked to this server may be out of date.',
  unlinkHelp:
    'The bot leaves the roles of its members as they are, and gives and takes no more roles for this store. The seller sees that an administrator has unlinked it, and must be an administrator of this server to link it again.',
  unlinked: 'Store unlinked',
  notUnlinked: {
    signInRequired: 'Your session has ended. Sign in again, then unlink the store.',
    ...factorNeedTexts,
    notAllowed: 'You may no longer unlink stores from this server.',
    notLinked: 'The store is no longer linked to this server.',
    stillLinked: 'There was no response, and the store is still linked. Unlink it again.',
    unanswered: 'There was no response, so the store may be unlinked already.',
  } satisfies Record<UnlinkFailure, string>,
} as const;

export function unlinkTitle(name: string): string {
  return `Unlink ${isolated(name)}?`;
}

/** Returns the text about the roles of a store that the bot does not give; null if there are none. */
export function refusedRolesText(count: number): string | null {
  if (count === 0) return null;
  const [roles, are] = count === 1 ? ['1 role', 'it is'] : [`${count} roles`, 'they are'];
  return `The bot does not give ${roles}, because ${are} not below the seller's highest role.`;
}
