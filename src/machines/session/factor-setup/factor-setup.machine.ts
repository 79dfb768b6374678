import { createActorContext } from '@xstate/react';
import type { FactorSetup, FactorSetupError } from '#domain/session/second-factor';
import type { Result } from '#domain/result';
import { reader } from '../../charts/reader';

/** The secret of an authenticator app that is being set up (product.md §6.18). Each start makes a new one. */
export const factorSetupMachine = reader<{
  answer: Result<FactorSetup, FactorSetupError>;
  input: { name: string };
}>()({
  id: 'factorSetup',
  kinds: {
    nameTaken: 'stays',
    full: 'stays',
    off: 'stays',
    canceled: 'stays',
    signInRequired: 'stays',
    unreachable: 'stays',
  },
  follows: 'nothing',
});

/** Without what an earlier visit has read, because a secret is shown only once. */
export const FactorSetupContext = createActorContext(factorSetupMachine);
