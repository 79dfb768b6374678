/** Says that a change was not made, because the viewer did not enter a code (product.md §6.18). */
export const factorRequired = {
  title: 'Nothing was changed',
  help: 'This needs a code from your authenticator app. Try again and enter it.',
} as const;

export const factorRequiredText = `${factorRequired.title}. ${factorRequired.help}`;
