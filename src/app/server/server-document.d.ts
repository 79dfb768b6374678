/**
 * The part of the build's output that the handler needs to render pages. `scripts/build-server.mjs` provides this
 * module.
 */
declare module 'virtual:server-document' {
  const document: import('./document').ServerDocument;
  export default document;
}
