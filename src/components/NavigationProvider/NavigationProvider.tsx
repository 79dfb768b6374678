import { createContext, type ReactNode, use } from 'react';

/** What a link may tell the router besides the address, as its `routerOptions`. */
export interface NavigationOptions {
  /** Handed to the page it leads to, which can then open without asking for it. */
  state?: unknown;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
}

/** The address of the page, as in `window.location`. */
export interface PageAddress {
  pathname: string;
  /** With its '#', or empty. */
  hash: string;
}

/** How links and components reach the router, or the browser's own navigation. */
export interface Navigation {
  /** Goes to an address of the app without loading a document. Without it, links are the browser's own. */
  navigate?: (to: string, options?: NavigationOptions) => void;
  /** Turns a path of the app into what an anchor's `href` shows. Whole addresses stay as they are. */
  useHref: (to: string) => string;
  address: PageAddress;
  /** Replaces the fragment of the address; the page does not scroll. `hash` is without its '#'. */
  replaceHash: (hash: string) => void;
}

const NavigationContext = createContext<Navigation>({
  useHref: asWritten,
  address: { pathname: '/', hash: '' },
  replaceHash: () => {},
});

export interface NavigationProviderProps extends Omit<Navigation, 'useHref'> {
  useHref?: (to: string) => string;
  children: ReactNode;
}

/** Provides the page's address and the router to every link below. What React Aria draws needs AriaNavigation as well. */
export function NavigationProvider({ useHref, children, ...given }: NavigationProviderProps) {
  const navigation = { ...given, useHref: useHref ? wholeOr(useHref) : asWritten };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** The router of the NavigationProvider around, or the browser alone. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** The address of the page. */
export function useAddress(): PageAddress {
  return use(NavigationContext).address;
}

/** A router takes every address for a path of the app: one with a scheme of its own leads out of it. */
function wholeOr(useHref: (to: string) => string) {
  return function useAbsoluteOrHref(to: string): string {
    const own = useHref(to);
    return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : own;
  };
}

function asWritten(to: string): string {
  return to;
}
