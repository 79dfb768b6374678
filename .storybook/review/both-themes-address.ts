/** The query parameter with the id of the story that is shown in both themes. */
export const BOTH_THEMES_PARAMETER = 'of';

/** The query parameter with the steps of the state console that is shown in both themes. */
export const STEPS_PARAMETER = 'steps';

const page = 'flows-both-themes--story';

/**
 * Returns the Storybook URL that shows a story in both themes.
 *
 * @param session the steps of a state console, as its URL holds them
 */
export function bothThemesAddress(storyId: string, session?: string): string {
  const steps = session === undefined ? '' : `&${STEPS_PARAMETER}=${session}`;
  return `./?path=/story/${page}&${BOTH_THEMES_PARAMETER}=${storyId}${steps}`;
}

/**
 * Returns whether the toolbar has the button that shows a story in both themes. The page that already shows both themes
 * has no such button.
 */
export function hasBothThemes(storyId: string): boolean {
  return !storyId.startsWith('flows-both-themes--');
}
