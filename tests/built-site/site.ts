import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerFor } from '../../deploy/addresses.mjs';
import { fileOf, routes } from '../../src/app/routes/manifest';
import { filesBelow } from '../setup/source-files';
import { elementsOf, type HtmlElement } from './html';

/** A page of the built site. */
export interface SitePage {
  /** Where it is read: '/', '/docs/changelog'. */
  path: string;
  /** The address of its file: '/index.html', '/docs/changelog.html'. */
  file: string;
  elements: readonly HtmlElement[];
}

/** The built site, as a host serves it. */
export interface Site {
  pages: readonly SitePage[];
  /** Every file by its address: '/assets/index.js', '/terms.html'. */
  files: ReadonlySet<string>;
  /** The text of a file, by its address. */
  read: (file: string) => string;
  /** Which file a host answers an address with; null where it answers that nothing is there. */
  fileFor: (path: string) => string | null;
}

/** The files that show nothing of their own: shells, and what answers unknown addresses. */
export const standIns: readonly string[] = routes.filter(({ listing }) => !listing).map(fileOf);

/**
 * Reads what `npm run build` wrote.
 *
 * @throws where nothing was built: there is nothing to check then, which must not pass for having checked it.
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

/** A file that is served at addresses of others: '/404.html'. */
export function standIn({ read }: Site, file: string): SitePage {
  return { path: file, file, elements: elementsOf(read(file)) };
}

/** Where a file is read: '/docs/index.html' and '/docs.html' at '/docs'. */
function pathOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}
