export { Home as Component } from '#screens/home/Home';
