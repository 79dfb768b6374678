import { createServer } from 'vite';

/**
 * Loads a TypeScript module of the project in Node, with the project's aliases.
 *
 * @template Module
 * @param {string} path from the root of the project, such as './supabase/local/backend.ts'
 * @returns {Promise<{ module: Module, close: () => Promise<void> }>} `close` once nothing more of it will be imported
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
