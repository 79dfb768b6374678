/** The files that this page has requested. A file that could not be loaded is removed. */
const requested = new Map<string, Promise<void>>();

/** Replaces Vite's own function (`vite.config.ts`) for every `import()`. Can be called again after a failure. */
export async function loadCode<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
): Promise<Loaded> {
  try {
    await requestAll(files);
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Waits for all requests, also after one has failed: a retry must not reuse a request that is about to fail. */
async function requestAll(files: readonly string[]): Promise<void> {
  const ends = await Promise.allSettled(files.map((file) => requestOnce(`/${file}`)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function requestOnce(url: string): Promise<void> {
  const begun = requested.get(url) ?? request(url);
  requested.set(url, begun);
  begun.catch(() => requested.delete(url));
  return begun;
}

/**
 * Firefox, and some versions of Chromium, do not request a failed module again until the page is reloaded. So a module
 * is imported only after its files have arrived.
 */
function request(url: string): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
  return url.endsWith('.css') ? addStyles(url) : fetchScript(url);
}

async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url).catch(() => null);
  const body = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (body === null) throw notLoaded(url);
}

function addStyles(url: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: url,
    crossOrigin: '',
  });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(notLoaded(url));
    });
  });
}

/** The words are Chromium's own. `src/app/routes/PageBoundary.tsx` recognizes them. */
const notLoaded = (url: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${url}`);
