import { createServer } from 'vite';

/**
 * Loads a TypeScript module of the project in Node. Resolves the project's import aliases.
 * @template Module
 * @param {string} path relative to the root of the project, such as './supabase/local/backend.ts'
 * @returns {Promise<{ module: Module, close: () => Promise<void> }>} call `close` after the module has loaded all of
 * its imports
 */
export async function load(path) {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const module = /** @type {Module} */ (await server.ssrLoadModule(path));
  return { module, close: () => server.close() };
}
