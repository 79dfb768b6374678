import {
  withEdit,
  type ListEdit,
  type OwnMembership,
  type OwnMembershipsError,
} from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/**
 * The memberships of a seller's store, including archived ones: for their list (product.md §21.12), the checklist
 * (§21.6), the store page's preview, and the plans of a payment provider (§21.14). A patch is a change that was saved.
 */
export const membershipListMachine = reader<{
  answer: Result<readonly OwnMembership[], OwnMembershipsError>;
  input: { storeId: string };
  patch: ListEdit;
}>()({
  id: 'membershipList',
  kinds: { signInRequired: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  patch: withEdit,
});

export const MembershipListContext = createReaderContext(membershipListMachine);
