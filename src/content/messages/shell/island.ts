/** Shown if the code of a static page could not be loaded because a new version was deployed. */
export const updatedText =
  'A new version was published while this page was open. Reload to continue.';

export const islandMessages = {
  notLoaded: 'This part of the page could not be loaded.',
  unreachable: 'This part of the page could not be loaded. Check your connection.',
  stillNotLoaded: 'This part of the page could not be loaded. Reload the page.',
  updated: updatedText,
  tryAgain: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
} as const;
