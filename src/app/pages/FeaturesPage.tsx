export { Features as Component } from '#screens/features/Features';
