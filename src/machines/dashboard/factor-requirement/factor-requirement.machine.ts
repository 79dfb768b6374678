import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import {
  type FactorRequirement,
  type RequirementError,
  requirementErrorKinds,
} from '#domain/servers/factor-requirement';
import { command } from '../../charts/command';

/** The owner of a server requires a second factor of everybody who edits it, or no longer does (product.md §12.28). */
export const factorRequirementMachine = command<{
  answer: Result<null, RequirementError>;
  subject: FactorRequirement;
}>()({
  id: 'factorRequirement',
  kinds: requirementErrorKinds,
  asks: false,
});

export const FactorRequirementContext = createActorContext(factorRequirementMachine);
