import { lacksFactor, needsFactor } from '../answers';
import type { Answer } from '../http';

/** The errors of a change in a server that requires a second factor of its editors (product.md §12.28). */
export const factorErrors = {
  factorRequired: 'factorRequired',
  factorMissing: 'factorMissing',
} as const;

/** Returns why a change was refused if it needs a second factor; null for any other answer. */
export function factorNeedOf(answer: Answer): keyof typeof factorErrors | null {
  if (lacksFactor(answer)) return 'factorMissing';
  return needsFactor(answer) ? 'factorRequired' : null;
}
