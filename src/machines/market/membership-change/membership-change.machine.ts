import { createActorContext } from '@xstate/react';
import type {
  ListActionError,
  ListEdit,
  StoreListAction,
} from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/**
 * Changes the list of a store's memberships (product.md §21.12), a deletion after a question. An order that is chosen during
 * a change is saved after it.
 */
export const membershipChangeMachine = command<{
  answer: Result<ListEdit, ListActionError>;
  subject: StoreListAction;
}>()({
  id: 'membershipChange',
  kinds: {
    conflict: true,
    notAllowed: true,
    hasMembers: true,
    rejected: true,
    signInRequired: true,
    unreachable: true,
    unanswered: true,
  },
  asks: true,
  waits: ({ action }) => action.kind === 'order',
});

export const MembershipChangeContext = createActorContext(membershipChangeMachine);
