import { paths } from '#domain/paths';

/** Whether a page with a file of its own is of no use until its script is there. */
export function isTool(pathname: string): boolean {
  return normal(pathname) === paths.embeds.href();
}

/**
 * Whether a page's file already shows what the address leads to, so that React only takes it over: a host may answer
 * with the empty shell.
 */
export function isPrerendered({ dataset }: HTMLElement, pathname: string): boolean {
  return dataset['prerendered'] === normal(pathname);
}

function normal(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}
