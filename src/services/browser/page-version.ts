export type PageVersion = 'current' | 'outdated' | 'unreachable';

/** The last script is the entry: in the app, the script of React comes first. */
const moduleScript = /<script\b[^>]*\btype="module"[^>]*\bsrc="(\/[^"]*)"/g;

/** Time limit of the request, in ms. */
const LIMIT = 5_000;

/**
 * Fetches again the page that this tab loaded last, and returns whether the open page is still the published version:
 * - `current`: both load the same entry script;
 * - `outdated`: a newer version was published;
 * - `unreachable`: no response, or a response from another site (such as the login page of a Wi-Fi network).
 */
export async function comparePageVersion(): Promise<PageVersion> {
  try {
    const [opened] = performance.getEntriesByType('navigation');
    const { pathname } = new URL(opened?.name ?? window.location.href);
    const signal = AbortSignal.timeout(LIMIT);
    const response = await fetch(pathname, { cache: 'no-store', signal });
    // The text is not parsed as HTML, because this page's security policy would report the styles of another page.
    const published = [...(await response.text()).matchAll(moduleScript)].at(-1)?.[1];
    if (published === undefined) return 'unreachable';
    const open = [...document.querySelectorAll('script[type=module][src^="/"]')].at(-1);
    return published === open?.getAttribute('src') ? 'current' : 'outdated';
  } catch {
    return 'unreachable';
  }
}
