import { matchRoutes } from 'react-router-dom';
import { paths } from '#domain/paths';
import { routes } from './routes';

const ROOT = 'root';

/**
 * Where the app draws, or what its file shows already. It is marked with what that is until the page is awake.
 *
 * @throws where the page has no such place.
 */
export function rootOfPage(): HTMLElement {
  const root = document.getElementById(ROOT);
  if (!root) throw new Error(`index.html has no #${ROOT}`);
  return root;
}

/** From now on the page hears what is done to it. */
export function markAwake(): void {
  delete rootOfPage().dataset['prerendered'];
}

/** Whether a page with a file of its own is of no use until its script is there. */
export function isTool(pathname: string): boolean {
  return normal(pathname) === paths.embeds.href();
}

/** What stands at the root of the page that answers to every address nobody knows. */
export const ANY_PATH = '*';

/**
 * Whether a page's file already shows what the address leads to, so that it is only brought to life: a host may answer
 * with another page's file, or with the empty shell.
 */
export function isPrerendered({ dataset }: HTMLElement, pathname: string): boolean {
  const shown = dataset['prerendered'];
  if (shown === undefined) return false;
  if (shown === ANY_PATH) {
    return matchRoutes(routes, pathname)?.at(-1)?.route.path === paths.notFound.pattern;
  }
  return shown === normal(pathname);
}

function normal(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}
