/** An entry of the browser's history that belongs to the app. */
export interface PageLocation {
  pathname: string;
  /** Includes '?', or is empty. */
  search: string;
  /** Includes '#', or is empty. */
  hash: string;
  /** What the page that led here has passed on. The history entry keeps it. */
  state: unknown;
  /** Identifies the history entry. */
  key: string;
  /** Whether the user opened the document here, or came by Back or Forward. */
  isRevisited: boolean;
  keepsScroll: boolean;
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  state?: unknown;
  /** Leaves the page at its scroll position. */
  keepsScroll?: boolean;
}

/**
 * Opens an address of the app. It may be relative: `?a=b` and `#name` keep the page.
 * @throws if the address belongs to another site
 */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/**
 * Returns true to hold a navigation back, for example until the user has answered a question. `leave` continues the
 * navigation without asking again.
 */
export type LeaveCheck = (to: PageLocation, leave: () => void) => boolean;

export interface PageHistory {
  location: () => PageLocation;
  navigate: Navigate;
  /** Goes back (negative) or forward by a number of entries. */
  go: (delta: number) => void;
  /** Calls `listener` with the entry that was left, after the location has changed. Returns a function that unsubscribes. */
  subscribe: (listener: (left: PageLocation) => void) => () => void;
  /** Checks every navigation within the app. Returns a function that ends it. */
  checkLeaving: (check: LeaveCheck) => () => void;
}
