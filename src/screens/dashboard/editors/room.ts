/** The minimum container width at which an editor's panels fit beside their name. */
export const roomy = '(min-width: 56rem)';
