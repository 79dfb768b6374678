import type { ErrorOf } from '../result';
import { factorNeedKinds } from '../session/factor-need';

/** Whether everybody who edits a server needs a second factor (product.md §12.28). */
export interface FactorRequirement {
  serverId: string;
  isRequired: boolean;
}

/** `notAllowed`: the viewer no longer owns the server. `unanswered`: it may have been changed. */
export const requirementErrorKinds = [
  'signInRequired',
  ...factorNeedKinds,
  'notAllowed',
  'unanswered',
] as const;
export type RequirementError = ErrorOf<typeof requirementErrorKinds>;
