import type { FactorsError, SecondFactor } from '#domain/session/second-factor';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The authenticator apps of the viewer (product.md §6.18). */
export const secondFactorsMachine = reader<{
  answer: Result<readonly SecondFactor[], FactorsError>;
}>()({
  id: 'secondFactors',
  kinds: { signInRequired: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const SecondFactorsContext = createReaderContext(secondFactorsMachine);
