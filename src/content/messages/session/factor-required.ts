/** Says that a change was not made, because the viewer did not enter a code (product.md §6.18). */
export const factorRequired = {
  title: 'Nothing was changed',
  help: 'Try again and enter a code of your authenticator app.',
} as const;

export const factorRequiredText = `${factorRequired.title}. ${factorRequired.help}`;
