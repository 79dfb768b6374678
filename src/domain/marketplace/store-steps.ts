/** The actions of a visitor of a store, in the order of the funnel. */
export const storeSteps = ['visit', 'plan_click', 'checkout'] as const;
export type StoreStep = (typeof storeSteps)[number];

/** The maximum length that the database allows for a referrer, in characters. */
const MOST_CHARACTERS = 100;

const hostName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/**
 * `site` is a URL or a host name. Removes 'www.', as the database does. Returns '' for an IP address or a long name.
 */
export function hostOf(site: string): string {
  const [, found = ''] =
    /^(?:https?:\/\/(?:[^/?#@]*@)?)?([^/?#:@]*)/.exec(site.toLowerCase()) ?? [];
  const host = found.replace(/^www\.|\.$/g, '');
  return hostName.test(host) && host.length <= MOST_CHARACTERS ? host : '';
}

/** Returns the host name of the site that linked to a page; '' if there is none, or if it is the page's own. */
export function referrerOf(referrer: string, ownAddress: string): string {
  const host = hostOf(referrer);
  return host === hostOf(ownAddress) ? '' : host;
}
