import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import {
  type AccessChange,
  type AskError,
  askErrorKinds,
  type OwnRequest,
} from '#domain/team/access-request';
import { command } from '../../charts/command';

/** Asks for access to a server, or withdraws a request (product.md §7.13). At most one request is pending. */
export const accessAskMachine = command<{
  answer: Result<OwnRequest | null, AskError>;
  subject: AccessChange;
}>()({
  id: 'accessAsk',
  kinds: askErrorKinds,
  asks: false,
});

export const AccessAskContext = createActorContext(accessAskMachine);
