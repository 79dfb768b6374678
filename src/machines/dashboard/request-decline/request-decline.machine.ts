import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import {
  type AccessRequest,
  type DeclineError,
  declineErrorKinds,
} from '#domain/team/access-request';
import { command } from '../../charts/command';

/** Declines a request for access to a server (product.md §12.24). */
export const requestDeclineMachine = command<{
  answer: Result<null, DeclineError>;
  subject: AccessRequest;
}>()({
  id: 'requestDecline',
  kinds: declineErrorKinds,
  asks: true,
});

export const RequestDeclineContext = createActorContext(requestDeclineMachine);
