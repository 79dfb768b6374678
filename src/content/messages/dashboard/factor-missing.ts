/** Above the settings of an editor without the second factor that the server requires (product.md §12.28). */
export const factorMissingMessages = {
  title: 'Set up an authenticator app to edit this server',
  help: 'The owner requires one of everybody who edits it. Until then, nothing that you change here can be saved.',
  setUp: 'Set up an app',
} as const;
