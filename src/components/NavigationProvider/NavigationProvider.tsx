import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';

/** What a link may tell the router besides the address, as its `routerOptions`. */
export interface NavigationOptions {
  /** Handed to the page it leads to, which can then open without asking for it. */
  state?: unknown;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
}

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigationOptions;
  }
}

export interface NavigationProviderProps {
  /** Goes to an address of the app without loading the page anew. */
  navigate: (to: string, options?: NavigationOptions) => void;
  /** Turns a path of the app into what an anchor's `href` shows. Whole addresses stay as they are. */
  useHref?: (to: string) => string;
  children: ReactNode;
}

/** Lets every link, tab and menu item below speak to the app's router; pins the language of built-in texts. */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps) {
  return (
    <Aria.I18nProvider locale="en-US">
      <Aria.RouterProvider navigate={navigate} {...(useHref ? { useHref: wholeOr(useHref) } : {})}>
        {children}
      </Aria.RouterProvider>
    </Aria.I18nProvider>
  );
}

/** A router takes every address for a path of the app: one with a scheme of its own leads out of it. */
function wholeOr(useHref: (to: string) => string) {
  return function useAddress(to: string): string {
    const own = useHref(to);
    return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : own;
  };
}
