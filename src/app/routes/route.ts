import type { ComponentType, ReactNode } from 'react';
import type { ListedPage } from '#content/docs/site-files';
import type { PageFrame } from '#screens/shell/LoadingFrame';
import type { BackendCall } from '#services/backend-call';

/**
 * Describes a page to search engines and language models. `title` does not include the product's name; `description` is
 * one or two sentences. Only pages that need no account have a listing.
 */
export type Listing = Omit<ListedPage, 'path'>;

/**
 * A static page. The build writes its HTML file. In the browser, only the page's islands are hydrated (`src/app/site`).
 */
export interface FileRoute {
  kind: 'file';
  path: string;
  /** null for a page that search engines must not index. */
  listing: Listing | null;
  /** The page's modules, relative to the root of the project. The build collects their styles. */
  modules: readonly string[];
  load: () => Promise<ReactNode>;
  aliases?: readonly string[];
  /** Former URLs of this page. They redirect to it permanently. */
  movedFrom?: readonly string[];
}

/** A page that React Router shows in the browser. */
export interface RoutedPage {
  /** A React Router pattern. If it contains parameters or `*`, the host needs a rewrite (`deploy/addresses.mjs`). */
  pattern: string;
  /** The page's module in `src/app/pages`. */
  page: string;
  load: () => Promise<{ Component: ComponentType }>;
  /** The frame that is shown while the page loads. */
  frame: PageFrame;
  /** The layout around the page: `session` waits until the session is known, `tool` does not wait. */
  layout: 'session' | 'tool';
  /** The title in the page's HTML file, without the product's name. The page may replace it. */
  title: string;
}

/** A page that is rendered in the browser. Its file is either a shell or a prerendered page. */
export interface AppRoute extends RoutedPage {
  kind: 'app';
  /** The requests that the page's HTML file sends while the page's script is still loading. */
  early?: readonly BackendCall[];
  /** Whether the file contains prerendered HTML for React to hydrate. */
  isPrerendered?: true;
  listing?: Listing;
}

/**
 * A page that the handler in `src/app/server` renders for each request. Its HTML file is a shell. The shell is served
 * for requests that the handler cannot render, and by hosts without the handler.
 */
export interface ServerRoute extends RoutedPage {
  kind: 'server';
  /** The path of the sitemap that lists these pages. The handler responds to requests for this path, too. */
  sitemap: string;
  /** The path of a list of these pages as JSON, for the browser. The handler responds to it, too. */
  list: string;
  listing?: never;
}

export type Route = FileRoute | AppRoute | ServerRoute;
