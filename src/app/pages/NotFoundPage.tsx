export { NotFound as Component } from '#screens/not-found/NotFound';
