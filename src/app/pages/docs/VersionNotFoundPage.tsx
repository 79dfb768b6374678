export { VersionNotFound as Component } from '#screens/docs/VersionNotFound';
