/** The query parameter with the id of the story that is shown in both themes. */
export const BOTH_THEMES_PARAMETER = 'of';

const page = 'flows-both-themes--story';

/** Returns the Storybook URL that shows a story in both themes. */
export function bothThemesAddress(storyId: string): string {
  return `./?path=/story/${page}&${BOTH_THEMES_PARAMETER}=${storyId}`;
}

/**
 * Whether the toolbar offers to show a story in both themes. It does not for the page that already shows both themes.
 */
export function hasBothThemes(storyId: string): boolean {
  return !storyId.startsWith('flows-both-themes--');
}
