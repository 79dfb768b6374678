import { matchRoutes } from 'react-router-dom';
import { paths } from '#domain/paths';
import { routes } from './routes';

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
