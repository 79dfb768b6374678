import { teamMessages } from './team';

/** Texts of the member form. Texts of all team forms are in `team.ts`. */
export const memberFormMessages = {
  picture: {
    unreadable: 'This file cannot be opened as an image. Choose another one.',
    animation:
      'Animated pictures are not cropped, to keep the animation. Lists show the center of the picture.',
  },
} as const;

/** How lists change a name color with too little contrast. */
const adjustment = { dark: 'lighter', light: 'darker' } as const;

/** Shown when the current theme needs another color. */
export function hardToReadHereText(scheme: 'dark' | 'light'): string {
  return `${teamMessages.hardToRead} It appears ${adjustment[scheme]} in lists.`;
}

/** Shown when only the other theme needs another color. */
export function hardToReadThereText(scheme: 'dark' | 'light'): string {
  return `It appears ${adjustment[scheme]} in lists in the ${scheme} theme to stay readable.`;
}

/** What a removal does. `serverName` is null when the member is removed from the team. */
export function removalText(serverName: string | null): string {
  return serverName === null
    ? 'They will be removed from the team and lose access to the dashboards of all their servers.'
    : `They will lose access to the dashboard of ${serverName}.`;
}
