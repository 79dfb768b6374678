/** What the build knows of the pages that the handler renders. `scripts/build-server.mjs` provides it. */
declare module 'virtual:server-document' {
  const document: import('./document').ServerDocument;
  export default document;
}
