import type { SaveError } from '#domain/bot-config/config';

/** What the user can do about an error of a save, an undo or an execution. */
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

/** Returns what the user can do about an error: sign in, retry, or ask for a right. */
export function remedyFor(kind: SaveError['kind']): Remedy | null {
  return remedies[kind];
}
