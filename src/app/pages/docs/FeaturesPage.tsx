export { DocsFeatures as Component } from '#screens/docs/DocsFeatures';
