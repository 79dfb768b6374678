import { factorRequired, factorRequiredText } from '../session/factor-required';

/** The texts of the two errors of a change that needs a second factor (product.md §6.18, §12.28). */
export const factorNeedTexts = {
  factorRequired: factorRequiredText,
  factorMissing: `${factorRequired.title}. This server requires an authenticator app: set one up on “Security”.`,
} as const;
