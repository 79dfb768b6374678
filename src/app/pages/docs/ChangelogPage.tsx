export { Changelog } from '#screens/docs/Changelog';
