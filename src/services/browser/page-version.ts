/** Milliseconds to wait for the answer of the server. */
const LIMIT = 5_000;

/**
 * Asks the server for this page again, and returns whether the page that is open is still the published one:
 * - `current`: both load the same script;
 * - `outdated`: a newer version was published;
 * - `unreachable`: there was no answer, or not one of this site (such as the sign-in page of a network).
 */
export async function comparePageVersion(): Promise<'current' | 'outdated' | 'unreachable'> {
  try {
    const { pathname } = window.location;
    const signal = AbortSignal.timeout(LIMIT);
    const response = await fetch(pathname, { cache: 'no-store', signal });
    const published = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (published.body.dataset['page'] === undefined) return 'unreachable';
    return scriptOf(published) === scriptOf(document) ? 'current' : 'outdated';
  } catch {
    return 'unreachable';
  }
}

function scriptOf(page: Document): string | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;
}
