import { isolated } from '#domain/names';
import { teamMessages } from './team';

/** Texts of the member form. Texts of all team forms are in `team.ts`. */
export const memberFormMessages = {
  picture: {
    unreadable: 'This file cannot be opened as an image. Choose another one.',
    animation:
      'Animated pictures are not cropped, to keep the animation. Lists show the center of the picture.',
  },
} as const;

/** How lists adjust a name color that has too little contrast, by color scheme. */
const adjustment = { dark: 'lighter', light: 'darker' } as const;

/** Shown if the name color has too little contrast in the current color scheme. */
export function hardToReadHereText(scheme: 'dark' | 'light'): string {
  return `${teamMessages.hardToRead} It appears ${adjustment[scheme]} in lists.`;
}

/** Shown if the name color has too little contrast only in the other color scheme. `scheme` is that scheme. */
export function hardToReadThereText(scheme: 'dark' | 'light'): string {
  return `It appears ${adjustment[scheme]} in lists in the ${scheme} theme to stay readable.`;
}

/** Describes the effect of a removal. `serverName` is null if the member is removed from the whole team. */
export function removalText(serverName: string | null): string {
  return serverName === null
    ? 'They will be removed from the team and lose access to the dashboards of all their servers.'
    : `They will lose access to the dashboard of ${isolated(serverName)}.`;
}
