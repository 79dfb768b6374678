import { createActorContext } from '@xstate/react';
import {
  type MemberAction,
  type MemberChangeError,
  memberChangeErrorKinds,
} from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Ends a membership, after a question, or restores one (product.md §21.13). */
export const memberChangeMachine = command<{
  answer: Result<null, MemberChangeError>;
  subject: MemberAction;
}>()({
  id: 'memberChange',
  kinds: memberChangeErrorKinds,
  asks: true,
});

export const MemberChangeContext = createActorContext(memberChangeMachine);
