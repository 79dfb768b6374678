import type { Result } from '#domain/result';
import {
  type FactorRequirement,
  type RequirementError,
  requirementErrorKinds,
} from '#domain/servers/factor-requirement';
import { changeErrors, outcomeOf, outcomes } from '../answers';
import { rpc } from '../supabase/call-backend';
import { factorErrors } from './factor-need';

const requirementOutcomes = outcomes(requirementErrorKinds, {
  ...changeErrors,
  ...factorErrors,
  rejected: 'unanswered',
  saved: null,
});

/** Sets whether everybody who edits a server needs a second factor. A repeated call changes nothing. */
export function requireFactorOfEditors(
  { serverId, isRequired }: FactorRequirement,
  signal?: AbortSignal,
): Promise<Result<null, RequirementError>> {
  const args = { server_id: serverId, is_required: isRequired };
  return outcomeOf(rpc('require_factor_of_editors', args, { signal }), requirementOutcomes);
}
