import { type ErrorOf, without } from '../result';
import type { StoreDesign } from './design';
import type { StoreCategory } from './store';

/**
 * What became of a store's link to a Discord server (product.md §21.1). `paused`: Discord says that the seller may no longer
 * manage roles there. `unlinked`: an administrator of the server has removed the link.
 */
export const serverLinks = ['standing', 'paused', 'unlinked'] as const;

/** A store with all data that its seller can read (product.md §21.5). */
export interface OwnStore {
  /** 'biz_' followed by letters or digits. */
  id: string;
  slug: string;
  name: string;
  tagline: string;
  category: StoreCategory;
  /** The Discord server whose memberships the store sells, as a snowflake; null if no server is chosen yet. */
  serverId: string | null;
  /** Null if no server was ever linked, or the seller removed the link. */
  serverLink: (typeof serverLinks)[number] | null;
  /** Roles of memberships that the bot does not give, because they are not below the seller's highest role. */
  refusedRoleIds: readonly string[];
  refundPolicy: string;
  /** Who sells, as visitors read it; '' if the seller does not say so. */
  sellerName: string;
  /** An https URL. */
  supportUrl: string | null;
  /** The name of the logo in the bucket `store-media`. */
  logoPath: string | null;
  logoUrl: string | null;
  /** The name of the social picture in the bucket `store-cards`. */
  cardPath: string | null;
  cardUrl: string | null;
  design: StoreDesign;
  isDesigned: boolean;
  isVisible: boolean;
  /** Whether the site has hidden the store. The seller cannot change this. */
  isHiddenBySite: boolean;
  /** The reason that Grouped gave for hiding the store; null if it is not hidden or no reason was given. */
  hiddenReason: string | null;
  /** Increases with every save. */
  version: number;
}

/** The properties of a store that its seller can change. A save contains only the changed ones. */
export type StoreChange = Partial<
  Pick<
    OwnStore,
    | 'slug'
    | 'name'
    | 'tagline'
    | 'category'
    | 'serverId'
    | 'refundPolicy'
    | 'sellerName'
    | 'supportUrl'
    | 'logoPath'
    | 'cardPath'
    | 'design'
    | 'isDesigned'
    | 'isVisible'
  >
>;

/** Lengths in characters. */
export const storeLimits = {
  name: 100,
  tagline: 140,
  refundPolicy: 4_000,
  sellerName: 80,
  supportUrl: 2_048,
} as const;

export type OwnStoresError = { kind: 'signInRequired' | 'unreachable' };

/**
 * Why a store was not saved.
 * - `conflict`: another tab or another person saved the store in the meantime; `theirs` is the stored version.
 * - `nameTaken`: a published store of another seller has the same name, as far as people can see.
 * - `notAllowed`: the store does not exist anymore, or belongs to another user.
 * - `notAdministrator`: the seller does not administer the chosen Discord server.
 * - `hiddenBySite`: the site has hidden the store, so its address cannot be changed and it cannot be made visible.
 * - `rejected`: the database does not accept a value.
 * - `unanswered`: there was no response, so the save may have succeeded or failed.
 */
export type StoreSaveError =
  | { kind: 'conflict'; theirs: OwnStore }
  | ErrorOf<typeof storeSaveErrorKinds>;
export const storeSaveErrorKinds = [
  'slugTaken',
  'nameTaken',
  'notAllowed',
  'notAdministrator',
  'hiddenBySite',
  'rejected',
  'signInRequired',
  'unreachable',
  'unanswered',
] as const;

/** A new store is not published, so it cannot have a conflict, be hidden, or have a name that is taken. */
export const storeOpeningErrorKinds = without(storeSaveErrorKinds, 'hiddenBySite', 'nameTaken');
export type StoreOpeningError = ErrorOf<typeof storeOpeningErrorKinds>;

export const storeRemovalErrorKinds = [
  'notAllowed',
  'hiddenBySite',
  'rejected',
  'signInRequired',
  'factorRequired',
  'unreachable',
  'unanswered',
] as const;
export type StoreRemovalError = ErrorOf<typeof storeRemovalErrorKinds>;

/** Ignores spaces around the name, and differences in the spaces between its words. */
export function isNameTyped(name: string, typed: string): boolean {
  const words = (text: string) => text.normalize().trim().replaceAll(/\s+/g, ' ');
  return words(typed) === words(name);
}

export function hasChange(store: OwnStore, change: StoreChange): boolean {
  return Object.entries(change).every(
    ([key, value]) => JSON.stringify(store[key as keyof StoreChange]) === JSON.stringify(value),
  );
}
