import handler from '../../dist-server/handler.js';

/** The Netlify edge function of the server-rendered pages, their sitemap and their list. It runs before files and redirects. */
export default (request: Request): Promise<Response> => handler(request);

export const config = {
  path: ['/store/*', '/store-sitemap.xml', '/store-list.json'],
  // Without this, Netlify does not cache the responses of edge functions.
  cache: 'manual',
  // The redirect in netlify.toml then serves the shell.
  onError: 'bypass',
};
