import { createActorContext } from '@xstate/react';
import {
  type FactorCode,
  type FactorCodeError,
  factorCodeErrorKinds,
} from '#domain/session/second-factor';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Checks a code of an authenticator app (product.md §6.18). */
export const factorCodeMachine = command<{
  answer: Result<null, FactorCodeError>;
  subject: FactorCode;
}>()({
  id: 'factorCode',
  kinds: factorCodeErrorKinds,
  asks: false,
});

export const FactorCodeContext = createActorContext(factorCodeMachine);
