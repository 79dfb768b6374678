/** Says that a change was not made, because the viewer did not enter a code (product.md §6.18). */
export const factorRequired = {
  title: 'Nothing was changed',
  help: 'Try again and enter a code of your authenticator app.',
} as const;

export const factorRequiredText = `${factorRequired.title}. ${factorRequired.help}`;

/** Says that a change was not made, because the server requires a second factor (product.md §12.28). */
export const factorMissing = {
  title: 'Nothing was changed',
  help: 'This server can only be edited with a second factor. Set up an authenticator app on the page “Security”, then try again.',
} as const;

/** The texts of the two errors of a change that needs a second factor. */
export const factorNeedTexts = {
  factorRequired: factorRequiredText,
  factorMissing: `${factorMissing.title}. ${factorMissing.help}`,
} as const;
