import { createActorContext } from '@xstate/react';
import {
  type ListActionError,
  type ListEdit,
  membershipSaveErrorKinds,
  type StoreListAction,
} from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Asks before a deletion. An order that is chosen during a change is saved after it (product.md §21.12). */
export const membershipChangeMachine = command<{
  answer: Result<ListEdit, ListActionError>;
  subject: StoreListAction;
}>()({
  id: 'membershipChange',
  kinds: ['conflict', 'hasMembers', ...membershipSaveErrorKinds],
  asks: true,
  waits: ({ action }) => action.kind === 'order',
});

export const MembershipChangeContext = createActorContext(membershipChangeMachine);
