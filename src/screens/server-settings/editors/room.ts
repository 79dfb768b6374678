/** Container width from which on an editor's panels fit beside their name. */
export const roomy = '(min-width: 56rem)';
