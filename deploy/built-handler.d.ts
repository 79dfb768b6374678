/**
 * The handler of the server-rendered pages, as long as `npm run build` has not written it next to the site, with types of its
 * own.
 */
declare module '*/dist-server/handler.js' {
  const handler: (request: Request) => Promise<Response>;
  export default handler;
}
