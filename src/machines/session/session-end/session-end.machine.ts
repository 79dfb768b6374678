import { createActorContext } from '@xstate/react';
import {
  type SessionEnd,
  type SessionEndError,
  sessionEndErrorKinds,
} from '#domain/session/account-session';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Ends a session on another device, or all of them after a question (product.md §6.16). */
export const sessionEndMachine = command<{
  answer: Result<null, SessionEndError>;
  subject: SessionEnd;
}>()({
  id: 'sessionEnd',
  kinds: sessionEndErrorKinds,
  asks: true,
});

export const SessionEndContext = createActorContext(sessionEndMachine);
