import { isolated } from '#domain/names';
import type { SearchError } from '#domain/team/guild-member';

/** Texts of the search for a new editor among the members of the server. */
export const memberSearchTexts = {
  label: 'Find a member',
  help: 'Searches the members of this server. You can also enter a Discord ID below.',
  placeholder: 'Start of their name on Discord',
  empty: 'Type the start of a name.',
  searching: 'Searching...',
  failed: 'The search failed.',
  isEditor: 'Already an editor',
  notFound: {
    signInRequired: 'Your session has ended. Sign in again to search.',
    notAllowed: 'You can no longer add editors to this server.',
    notListed:
      'The bot cannot list the members: it may not be in this server. Enter their Discord ID below.',
    rateLimited:
      'Discord limits how often members can be searched. Try again in a moment, or enter their Discord ID below.',
    unreachable: 'The members could not be searched. Try again, or enter their Discord ID below.',
  } satisfies Record<SearchError['kind'], string>,
} as const;

export function nobodyFoundText(typed: string): string {
  return `No member's name starts with “${typed}”.`;
}

export function alreadyEditorText(name: string): string {
  return `${isolated(name)} is already an editor. Change their panels in the list.`;
}

export function chosenMemberText(name: string): string {
  return `${isolated(name)} is filled in below. Choose what they can open.`;
}
