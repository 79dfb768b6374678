export { AdminCommands as Component } from '#screens/docs/AdminCommands';
