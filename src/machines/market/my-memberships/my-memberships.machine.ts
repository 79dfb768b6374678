import type { MyMembership, MyMembershipsError } from '#domain/marketplace/my-membership';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The memberships of the viewer (product.md §21.16). */
export const myMembershipsMachine = reader<{
  answer: Result<readonly MyMembership[], MyMembershipsError>;
}>()({
  id: 'myMemberships',
  kinds: { signInRequired: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const MyMembershipsContext = createReaderContext(myMembershipsMachine);
