import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import {
  type NavigationOptions,
  useNavigation,
} from '#components/NavigationProvider/NavigationProvider';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigationOptions;
  }
}

/**
 * Passes the router to React Aria components, such as menu items that are links, and sets the language of their
 * built-in texts. Modal and Popover contain it. All other React Aria controls of a page must be wrapped in it.
 */
export function AriaNavigation({ children }: { children: ReactNode }) {
  const { navigate, useHref } = useNavigation();
  return (
    <Aria.I18nProvider locale="en-US">
      {navigate ? (
        <Aria.RouterProvider navigate={navigate} useHref={useHref}>
          {children}
        </Aria.RouterProvider>
      ) : (
        children
      )}
    </Aria.I18nProvider>
  );
}
