import { createContext, useContext } from 'react';

type Globals = Readonly<Record<string, unknown>>;

/** The values of the toolbar without a choice. */
export const initialGlobals = { theme: 'dark' } as const;

/**
 * Returns the theme and the viewport of the toolbar as a part of an address of Storybook, such as
 * `&globals=theme:light;viewport.value:phone`. Without a choice, it is empty.
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

/** What `toolbarQuery` returns for the story that is shown. */
export const ToolbarContext = createContext('');

/** Returns the part of an address that keeps the choices of the toolbar, for links to other stories. */
export function useToolbarQuery(): string {
  return useContext(ToolbarContext);
}
