import { createActorContext } from '@xstate/react';
import { type RefusalError, refusalErrorKinds } from '#domain/marketplace/my-membership';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Refuses what a store adds for the Discord account of the viewer (product.md §21.16). */
export const membershipRefusalMachine = command<{
  answer: Result<null, RefusalError>;
  subject: { storeId: string };
}>()({
  id: 'membershipRefusal',
  kinds: refusalErrorKinds,
  asks: false,
});

export const MembershipRefusalContext = createActorContext(membershipRefusalMachine);
