import { createContext, useContext } from 'react';

type Globals = Readonly<Record<string, unknown>>;

/** The values of the toolbar before the user selects any. */
export const initialGlobals = { theme: 'dark' } as const;

/**
 * Returns the text that selects the toolbar's theme and viewport when it is appended to a Storybook URL, such as
 * `&globals=theme:light;viewport.value:phone`. Returns an empty string if the user has selected none.
 */
export function toolbarQuery({ theme, viewport }: Globals): string {
  const size = Object(viewport) as { value?: unknown; isRotated?: unknown };
  const parts = [
    ...(typeof theme === 'string' && theme !== initialGlobals.theme ? [`theme:${theme}`] : []),
    ...(typeof size.value === 'string' ? [`viewport.value:${size.value}`] : []),
    ...(size.isRotated === true ? ['viewport.isRotated:!true'] : []),
  ];
  return parts.length > 0 ? `&globals=${parts.join(';')}` : '';
}

/** The result of `toolbarQuery` for the story that is shown. */
export const ToolbarContext = createContext('');

/** Returns the text that keeps the toolbar's selection in a Storybook URL. Append it to links to other stories. */
export function useToolbarQuery(): string {
  return useContext(ToolbarContext);
}

/** Whether the story that is shown has a `play` function. */
export const PlayedContext = createContext(false);

export function useIsPlayed(): boolean {
  return useContext(PlayedContext);
}
