import type { ComponentType, ReactNode } from 'react';
import type { ListedPage } from '#content/docs/site-files';
import type { BackendCall } from '#services/backend-calls';

/**
 * What a page without an account says of itself to search engines and language models. The title is without the
 * product's name, the description one or two sentences.
 */
export type Listing = Omit<ListedPage, 'path'>;

/** A page that is only read: the build writes its file, and only its islands are hydrated (`src/app/site`). */
export interface FileRoute {
  kind: 'file';
  path: string;
  /** Null for a page that is not for search engines. */
  listing: Listing | null;
  /** The page's modules, from the root of the project: the build finds its styles by them. */
  modules: readonly string[];
  load: () => Promise<ReactNode>;
  /** Other addresses that are answered with the page. */
  aliases?: readonly string[];
  /** Addresses that redirect to the page permanently. */
  movedFrom?: readonly string[];
}

/** A page that React Router draws in the browser. Its file is a shell, or shows the page as it begins. */
export interface AppRoute {
  kind: 'app';
  /** As React Router writes it. A pattern with parameters or `*` needs a rewrite on the host (`deploy/addresses.ts`). */
  pattern: string;
  /** The page's module below `src/app/pages`. */
  page: string;
  load: () => Promise<{ Component: ComponentType }>;
  /** What stands around the page: `session` waits until it is known who is signed in, `tool` waits for nothing. */
  layout: 'session' | 'tool';
  /** The title in the file, without the product's name; the page may replace it. */
  title: string;
  /** What the file asks the backend for while the page's script is still loading. */
  early?: readonly BackendCall[];
  /** Whether the file shows the page, for React to hydrate. */
  isPrerendered?: true;
  listing?: Listing;
}

export type Route = FileRoute | AppRoute;
