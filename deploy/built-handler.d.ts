/**
 * Declares the handler of the server-rendered pages until `npm run build` writes the handler and its own types next to
 * the site.
 */
declare module '*/dist-server/handler.js' {
  const handler: (request: Request) => Promise<Response>;
  export default handler;
}
