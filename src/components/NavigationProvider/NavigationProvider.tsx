import { createContext, type ReactNode, use } from 'react';

/** Router options of a link, passed as `routerOptions`. */
export interface NavigationOptions {
  /** State for the target page. With it, the page can open without requesting its data again. */
  state?: unknown;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/** The page's URL, with the fields of `window.location`. */
export interface PageAddress {
  pathname: string;
  /** Includes '#', or is empty. */
  hash: string;
}

/** Navigation through the router, or through the browser. */
export interface Navigation {
  /** Navigates inside the app without loading a document. If it is missing, the browser follows links. */
  navigate?: (to: string, options?: NavigationOptions) => void;
  /** Returns the `href` of an anchor for a path of the app. Absolute URLs are not changed. */
  useHref: (to: string) => string;
  address: PageAddress;
  /** Replaces the fragment of the URL without scrolling. `hash` does not include '#'. */
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

/** Provides the page's URL and the router to all links inside. React Aria components also need AriaNavigation. */
export function NavigationProvider({ useHref, children, ...given }: NavigationProviderProps) {
  const navigation = { ...given, useHref: useHref ? wholeOr(useHref) : asWritten };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Returns the navigation of the nearest NavigationProvider. Without one, returns the browser's navigation. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}

export function useAddress(): PageAddress {
  return use(NavigationContext).address;
}

/** Does not change URLs that have a scheme, which a router would treat as a path of the app. */
function wholeOr(useHref: (to: string) => string) {
  return function useAbsoluteOrHref(to: string): string {
    const own = useHref(to);
    return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : own;
  };
}

function asWritten(to: string): string {
  return to;
}
