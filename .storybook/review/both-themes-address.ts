/** The query parameter with the id of the story that is shown in both themes. */
export const BOTH_THEMES_PARAMETER = 'of';

const page = 'flows-both-themes--story';

/** Returns the Storybook URL that shows a story in both themes. */
export function bothThemesAddress(storyId: string): string {
  return `./?path=/story/${page}&${BOTH_THEMES_PARAMETER}=${storyId}`;
}

/**
 * Returns whether the toolbar has the button that shows a story in both themes. The page that already shows both themes
 * has no such button.
 */
export function hasBothThemes(storyId: string): boolean {
  return !storyId.startsWith('flows-both-themes--');
}
