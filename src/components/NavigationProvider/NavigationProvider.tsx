import { createContext, type ReactNode, use } from 'react';

/** What a link may tell the router besides the address, as its `routerOptions`. */
export interface NavigationOptions {
  /** Handed to the page it leads to, which can then open without asking for it. */
  state?: unknown;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
}

/** How links reach the app's router. */
export interface Navigation {
  /** Goes to an address of the app without loading the page anew. Without it, links are the browser's own. */
  navigate?: (to: string, options?: NavigationOptions) => void;
  /** Turns a path of the app into what an anchor's `href` shows. Whole addresses stay as they are. */
  useHref: (to: string) => string;
}

const NavigationContext = createContext<Navigation>({ useHref: asWritten });

export interface NavigationProviderProps {
  navigate: (to: string, options?: NavigationOptions) => void;
  useHref?: (to: string) => string;
  children: ReactNode;
}

/** Lets every link below speak to the app's router. What React Aria draws needs AriaNavigation as well. */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps) {
  const navigation = { navigate, useHref: useHref ? wholeOr(useHref) : asWritten };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** The router of the NavigationProvider around, or the browser alone. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** A router takes every address for a path of the app: one with a scheme of its own leads out of it. */
function wholeOr(useHref: (to: string) => string) {
  return function useAddress(to: string): string {
    const own = useHref(to);
    return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : own;
  };
}

function asWritten(to: string): string {
  return to;
}
