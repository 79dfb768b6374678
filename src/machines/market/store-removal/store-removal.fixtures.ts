import { commandFixtures } from '../../charts/command.fixtures';
import { storeRemovalMachine } from './store-removal.machine';

export const storeRemovalFixtures = commandFixtures(storeRemovalMachine, {
  subjects: [{ id: 'biz_cards', name: 'Card Collectors' }],
  values: [null],
});
