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
 * Hands the router of the NavigationProvider around to what React Aria draws below, such as menu items that are links, and
 * pins the language of its built-in texts. Modal and Popover bring it along; a page with other React Aria controls
 * stands in one.
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
