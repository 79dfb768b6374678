import { commandFixtures } from '../../charts/command.fixtures';
import { cards, serverId } from '../linked-stores/linked-stores.fixtures';
import { storeUnlinkMachine } from './store-unlink.machine';

export const storeUnlinkFixtures = commandFixtures(storeUnlinkMachine, {
  subjects: [{ serverId, store: cards }],
  values: [null],
});
