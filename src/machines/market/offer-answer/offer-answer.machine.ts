import { createActorContext } from '@xstate/react';
import {
  type OfferAnswer,
  type OfferError,
  offerErrorKinds,
} from '#domain/marketplace/my-membership';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Confirms an offered membership, or removes it from the offers (product.md §21.16). */
export const offerAnswerMachine = command<{
  answer: Result<'confirmed' | 'removed', OfferError>;
  subject: OfferAnswer;
}>()({
  id: 'offerAnswer',
  kinds: offerErrorKinds,
  asks: false,
});

export const OfferAnswerContext = createActorContext(offerAnswerMachine);
