/** The query parameter with the id of the story that is shown in both themes. */
export const BOTH_THEMES_PARAMETER = 'of';

const page = 'flows-both-themes--story';

/** Returns the address in Storybook that shows a story in both themes. */
export function bothThemesAddress(storyId: string): string {
  return `./?path=/story/${page}&${BOTH_THEMES_PARAMETER}=${storyId}`;
}

/** Whether the toolbar offers both themes for a story: not for the page that shows them. */
export function hasBothThemes(storyId: string): boolean {
  return !storyId.startsWith('flows-both-themes--');
}
