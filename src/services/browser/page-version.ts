/** Time limit of the request, in ms. */
const LIMIT = 5_000;

/**
 * Fetches this page again and returns whether the open page is still the published version:
 * - `current`: both load the same script;
 * - `outdated`: a newer version was published;
 * - `unreachable`: no response, or a response from another site (such as the login page of a Wi-Fi network).
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
