import { teamMessages } from './team';

/** What is said in the form of a team's member, beside what every form of the team says (`teamMessages`). */
export const memberFormMessages = {
  picture: {
    unreadable: 'This file cannot be opened as an image. Choose another one.',
    animation: 'Animations are kept whole, so that they go on moving. Lists show their middle.',
  },
} as const;

/** What becomes, in a color scheme, of a name whose color does not stand off from the ground. */
const mended = { dark: 'lighter', light: 'darker' } as const;

/** Said where the page has that color scheme and a name could hardly be read in its color. */
export function hardToReadHereText(scheme: 'dark' | 'light'): string {
  return `${teamMessages.hardToRead} Lists show it ${mended[scheme]}.`;
}

/** Said where the page has the other color scheme: what whoever uses that one sees. */
export function hardToReadThereText(scheme: 'dark' | 'light'): string {
  return `Lists show it ${mended[scheme]} in the ${scheme} theme, to keep it readable.`;
}

/** What it means to remove somebody: from one server, by its name, or from the team. */
export function removalText(serverName: string | null): string {
  return serverName === null
    ? 'They leave the team and lose access to every server they were given.'
    : `They lose access to what they were given in ${serverName}.`;
}
