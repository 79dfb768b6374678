import { createActorContext } from '@xstate/react';
import type { MemberAction, MemberChangeError } from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Ends a membership, after a question, or restores one (product.md §21.13). */
export const memberChangeMachine = command<{
  answer: Result<null, MemberChangeError>;
  subject: MemberAction;
}>()({
  id: 'memberChange',
  kinds: {
    alreadyMember: true,
    managedByProvider: true,
    unknownMember: true,
    rejected: true,
    signInRequired: true,
    unanswered: true,
  },
  asks: true,
});

export const MemberChangeContext = createActorContext(memberChangeMachine);
