import type { SaveError } from '#domain/bot-config/config';

/** The action that helps after a failed save, undo or execution. */
export type Remedy = 'signIn' | 'retry' | 'rights';

const remedies: Record<SaveError['kind'], Remedy | null> = {
  notAllowedToModify: 'rights',
  notAllowedToSave: 'rights',
  notAllowedToEditApi: 'rights',
  signInRequired: 'signIn',
  invalidServer: null,
  conflict: 'retry',
  unanswered: 'retry',
  unknown: 'retry',
};

/**
 * Returns the action that helps after an error: sign in, retry, or request a permission. Returns null if no action helps.
 */
export function remedyFor(kind: SaveError['kind']): Remedy | null {
  return remedies[kind];
}
