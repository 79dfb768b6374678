import type { ErrorOf } from '#domain/result';
import { limits } from '#domain/limits';
import { cutTo } from '#domain/names';
import { checkoutOf } from './checkout';
import { offerOf, type SoldMembership } from './membership';

/** A membership with the data that its seller can read (product.md §21.12). */
export interface OwnMembership extends SoldMembership {
  /** The position in the store. Memberships with equal positions are ordered by age. */
  position: number;
  isVisible: boolean;
  /** ISO 8601; null if it is not archived. */
  archivedAt: string | null;
  /** The Discord role that the bot gives to members, a snowflake. */
  roleId: string | null;
  /** Increases with every save that changes more than the order. */
  version: number;
}

/** Returns how many bytes of a store's limit the texts of these memberships use (product.md §21.21). */
export function membershipBytes(
  memberships: readonly Pick<OwnMembership, 'name' | 'description' | 'features'>[],
): number {
  const texts = memberships.flatMap(({ name, description, features }) => [
    name,
    description,
    ...features,
  ]);
  return texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
}

export type MembershipDetails = Omit<
  OwnMembership,
  'id' | 'members' | 'position' | 'archivedAt' | 'version'
>;

/** The properties of a membership that a seller can change. A save contains only the changed ones. */
export type MembershipChange = Partial<MembershipDetails & Pick<OwnMembership, 'archivedAt'>>;

/** Limits of the database. Lengths are in characters. */
export const membershipLimits = {
  name: 100,
  description: 4_000,
  /** Minor units. */
  price: 99_999_999,
  /** The maximum value of an integer column. */
  members: 2_147_483_647,
  features: limits.features,
  checkoutUrl: 2_048,
} as const;

export type OwnMembershipsError = { kind: 'signInRequired' | 'tooSlow' | 'unreachable' };

/**
 * `conflict`: another save was stored in the meantime; `theirs` is the stored version. `notAllowed`: the membership was
 * deleted, or is another user's. `rejected`: the database does not accept a value. `unreachable`: the membership is not
 * saved. `unanswered`: it may have been saved.
 */
export type MembershipSaveError =
  | { kind: 'conflict'; theirs: OwnMembership }
  | ErrorOf<typeof membershipSaveErrorKinds>;
export const membershipSaveErrorKinds = [
  'notAllowed',
  'rejected',
  'signInRequired',
  'factorRequired',
  'unreachable',
  'unanswered',
] as const;

/** `hasMembers`: the membership has or had members, so it can only be archived. */
export type ListActionError = MembershipSaveError | { kind: 'hasMembers' };

export function hasMembershipChange(membership: OwnMembership, change: MembershipChange): boolean {
  return Object.entries(change).every(
    ([key, value]) =>
      JSON.stringify(membership[key as keyof MembershipChange]) === JSON.stringify(value),
  );
}

export function changeOf(membership: OwnMembership, details: MembershipDetails): MembershipChange {
  return Object.fromEntries(
    Object.entries(details).filter(
      ([key, value]) =>
        JSON.stringify(membership[key as keyof MembershipDetails]) !== JSON.stringify(value),
    ),
  );
}

export function detailsOf(membership: OwnMembership): MembershipDetails {
  const { id: _id, members: _members, position: _position, ...rest } = membership;
  const { archivedAt: _archivedAt, version: _version, ...details } = rest;
  return details;
}

export type MembershipMark = 'archived' | 'hidden' | 'soldOut' | 'notOnSale';

/** Returns the first mark that applies; null if there is none. `now` is in Unix ms. */
export function markOf(membership: OwnMembership, now: number): MembershipMark | null {
  if (membership.archivedAt !== null) return 'archived';
  if (!membership.isVisible) return 'hidden';
  if (offerOf(membership, now).isSoldOut) return 'soldOut';
  const { checkoutUrl } = membership;
  return checkoutUrl === null || checkoutOf(checkoutUrl) === null ? 'notOnSale' : null;
}

const COPY = ' (copy)';

/** Returns the details of a hidden copy of a membership. The caller places the copy after the original. */
export function copyOf(membership: OwnMembership): MembershipDetails {
  const room = membershipLimits.name - COPY.length;
  const name = cutTo(membership.name, room).trimEnd();
  return { ...detailsOf(membership), name: name + COPY, isVisible: false };
}

/** Returns one more than the highest position, or 0 if there are no memberships. */
export function lastPosition(memberships: readonly OwnMembership[]): number {
  return Math.max(-1, ...memberships.map(({ position }) => position)) + 1;
}

export type ListAction =
  | { kind: 'duplicate' | 'hide' | 'show' | 'archive' | 'restore'; membership: OwnMembership }
  | { kind: 'delete'; membership: OwnMembership }
  /** `ids` are the ids of all memberships in the list, in the new order. */
  | { kind: 'order'; ids: readonly string[] };

export interface StoreListAction {
  storeId: string;
  action: ListAction;
}

const saysChange = {
  conflict: true,
  notAllowed: true,
  hasMembers: true,
  unanswered: true,
  rejected: false,
  signInRequired: false,
  factorRequired: false,
  unreachable: false,
} as const satisfies Record<ListActionError['kind'], boolean>;

/** Returns whether, after the error of an action, the list may differ from what is stored. */
export function isListOutdatedBy(kind: ListActionError['kind']): boolean {
  return saysChange[kind];
}

/** Returns the list while an action is being saved: only a new order is shown before it is saved. */
export function withPending(
  memberships: readonly OwnMembership[],
  action: ListAction | null,
): readonly OwnMembership[] {
  return action?.kind === 'order' ? orderedBy(memberships, action.ids) : memberships;
}

/** Returns how many memberships count for the limit of a store: those that are not archived. */
export function soldCount(memberships: readonly OwnMembership[]): number {
  return memberships.filter(({ archivedAt }) => archivedAt === null).length;
}

export type ListEdit =
  | { kind: 'stored'; membership: OwnMembership }
  | { kind: 'deleted'; id: string }
  | { kind: 'ordered'; positions: Readonly<Record<string, number>> };

/** Sorts by position. A new membership comes after the others with the same position. */
export function withEdit(
  memberships: readonly OwnMembership[],
  edit: ListEdit,
): readonly OwnMembership[] {
  switch (edit.kind) {
    case 'stored': {
      const { membership } = edit;
      const isListed = memberships.some(({ id }) => id === membership.id);
      return inOrder(
        isListed
          ? memberships.map((each) => (each.id === membership.id ? membership : each))
          : [...memberships, membership],
      );
    }
    case 'deleted':
      return memberships.filter(({ id }) => id !== edit.id);
    case 'ordered':
      return inOrder(
        memberships.map((each) => ({
          ...each,
          position: edit.positions[each.id] ?? each.position,
        })),
      );
  }
}

/** Memberships that are not in `ids` come last. Unknown ids are ignored. */
export function orderedBy(
  memberships: readonly OwnMembership[],
  ids: readonly string[],
): readonly OwnMembership[] {
  const place = (id: string) => {
    const found = ids.indexOf(id);
    return found === -1 ? ids.length : found;
  };
  return memberships.toSorted((a, b) => place(a.id) - place(b.id));
}

/** `from` and `to` are indexes; an index out of range changes nothing. */
export function moved<Entry>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

function inOrder(memberships: readonly OwnMembership[]): readonly OwnMembership[] {
  return memberships.toSorted((a, b) => a.position - b.position);
}
