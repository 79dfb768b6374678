import { factorRequired, factorRequiredText } from '../session/factor-required';

/** The texts of the two errors of a change that needs a second factor (product.md §6.18, §12.28). */
export const factorNeedTexts = {
  factorRequired: factorRequiredText,
  factorMissing: `${factorRequired.title}. Set up an authenticator app first.`,
} as const;
