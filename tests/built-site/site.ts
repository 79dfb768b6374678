import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerFor } from '../../deploy/addresses.mjs';
import { fileOf, routes } from '../../src/app/routes/manifest';
import { filesBelow } from '../setup/source-files';
import { elementsOf, type HtmlElement } from './html';

export interface SitePage {
  /** The URL path of the page, such as '/' or '/docs/changelog'. */
  path: string;
  /** The path of the page's file, such as '/index.html' or '/docs/changelog.html'. */
  file: string;
  elements: readonly HtmlElement[];
}

/** The built site, with the URLs at which a host serves its files. */
export interface Site {
  pages: readonly SitePage[];
  /** The paths of all files, such as '/assets/index.js' or '/terms.html'. */
  files: ReadonlySet<string>;
  /** Returns the text of a file. */
  read: (file: string) => string;
  /** Returns the path of the file that a host serves at a URL path; null if it responds with 404. */
  fileFor: (path: string) => string | null;
}

/** Files without page content: the shells, and the page for unknown URLs. */
export const standIns: readonly string[] = routes.filter(({ listing }) => !listing).map(fileOf);

/**
 * Reads the output of `npm run build`.
 *
 * @throws if there is no output: the checks must not pass without pages.
 */
export function readSite(folder: string): Site {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no site: run "npm run build" first.`);
  }
  const files = new Set(
    filesBelow(folder, /\.[a-z0-9]+$/i).map((path) => path.slice(folder.length)),
  );
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = [...files]
    .filter((file) => file.endsWith('.html') && !standIns.includes(file))
    .map((file) => ({ file, path: pathOf(file), elements: elementsOf(read(file)) }));
  const fileFor = (path: string) => {
    const { file, status } = answerFor(path, folder);
    return status === 200 ? file : null;
  };
  return { pages, files, read, fileFor };
}

/** Returns the page in a file that the host serves at URLs other than the file's path, such as '/404.html'. */
export function standIn({ read }: Site, file: string): SitePage {
  return { path: file, file, elements: elementsOf(read(file)) };
}

/** Returns the URL path of a file: '/docs' for '/docs/index.html' and '/docs.html'. */
function pathOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}
