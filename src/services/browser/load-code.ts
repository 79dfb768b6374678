/** The files that this page has requested. A file that could not be loaded is removed. */
const requested = new Map<string, Promise<void>>();

/**
 * Replaces Vite's own function (`vite.config.ts`): the build calls this one for every `import()`, with the files that the
 * imported module needs. Unlike Vite's, it can be called again after a file could not be loaded.
 */
export async function loadCode<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
): Promise<Loaded> {
  try {
    await Promise.all(files.map((file) => requestOnce(`/${file}`)));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function requestOnce(url: string): Promise<void> {
  const begun = requested.get(url) ?? request(url);
  requested.set(url, begun);
  begun.catch(() => requested.delete(url));
  return begun;
}

function request(url: string): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
  if (url.endsWith('.css')) return addStyles(url);
  if (keepsFailedModules()) return fetchScript(url);
  addLink('modulepreload', url);
  return Promise.resolve();
}

/**
 * Firefox does not request a module again that it could not load, until the page is reloaded. A file that was fetched
 * before is in the browser's cache when it is imported.
 */
const keepsFailedModules = () => CSS.supports('-moz-appearance', 'none');

async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url).catch(() => null);
  const body = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (body === null) throw notLoaded(url);
}

function addStyles(url: string): Promise<void> {
  const link = addLink('stylesheet', url);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(notLoaded(url));
    });
  });
}

function addLink(rel: 'modulepreload' | 'stylesheet', url: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href: url, crossOrigin: '' });
  document.head.append(link);
  return link;
}

/** The words are Chromium's own. `src/app/routes/router.tsx` recognizes them. */
const notLoaded = (url: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${url}`);
