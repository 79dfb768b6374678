export { DocsOverview as Component } from '#screens/docs/DocsOverview';
