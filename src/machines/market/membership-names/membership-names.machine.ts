import { createActorContext } from '@xstate/react';
import type { OwnMembership, OwnMembershipsError } from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { reader } from '../../charts/reader';

/** The memberships to which a seller can assign a plan (product.md §21.14). Without them, plans can only be shown. */
export const membershipNamesMachine = reader<{
  answer: Result<readonly OwnMembership[], OwnMembershipsError>;
  input: { storeId: string };
}>()({
  id: 'membershipNames',
  kinds: { signInRequired: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const MembershipNamesContext = createActorContext(membershipNamesMachine);
