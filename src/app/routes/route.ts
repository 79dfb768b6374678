import type { ComponentType, ReactNode } from 'react';
import type { ListedPage } from '#content/docs/site-files';
import type { BackendCall } from '#services/backend-calls';

/**
 * Describes a page without an account to search engines and language models. The title is without the product's name;
 * the description is one or two sentences.
 */
export type Listing = Omit<ListedPage, 'path'>;

/** A static page: the build writes its file, and only its islands are hydrated (`src/app/site`). */
export interface FileRoute {
  kind: 'file';
  path: string;
  /** Null for a page that search engines must not index. */
  listing: Listing | null;
  /** The page's modules, relative to the root of the project. The build collects their styles. */
  modules: readonly string[];
  load: () => Promise<ReactNode>;
  aliases?: readonly string[];
  /** URLs that redirect to this page permanently. */
  movedFrom?: readonly string[];
}

/** A page that React Router renders in the browser. Its file is a shell, or a prerendered page. */
export interface AppRoute {
  kind: 'app';
  /** A React Router pattern. One with parameters or `*` needs a rewrite on the host (`deploy/addresses.ts`). */
  pattern: string;
  /** The page's module in `src/app/pages`. */
  page: string;
  load: () => Promise<{ Component: ComponentType }>;
  /** The layout around the page: `session` waits until the session is known, `tool` waits for nothing. */
  layout: 'session' | 'tool';
  /** The title in the file, without the product's name. The page may replace it. */
  title: string;
  /** Requests that the file sends while the page's script is still loading. */
  early?: readonly BackendCall[];
  /** Whether the file contains the page's HTML for React to hydrate. */
  isPrerendered?: true;
  listing?: Listing;
}

export type Route = FileRoute | AppRoute;
