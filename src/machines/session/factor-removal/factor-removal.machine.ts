import { createActorContext } from '@xstate/react';
import {
  type FactorRemovalError,
  factorRemovalErrorKinds,
  type SecondFactor,
} from '#domain/session/second-factor';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Removes an authenticator app (product.md §6.18). */
export const factorRemovalMachine = command<{
  answer: Result<null, FactorRemovalError>;
  subject: { factor: SecondFactor };
}>()({
  id: 'factorRemoval',
  kinds: factorRemovalErrorKinds,
  asks: true,
});

export const FactorRemovalContext = createActorContext(factorRemovalMachine);
