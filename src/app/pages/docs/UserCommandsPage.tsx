export { UserCommands as Component } from '#screens/docs/UserCommands';
