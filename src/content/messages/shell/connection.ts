/** Texts that several pages share. */
export const connectionMessages = {
  sessionEnded: 'Your session has ended',
  noResponse: 'No response',
  tryAgain: 'Check your connection and try again.',
} as const;
