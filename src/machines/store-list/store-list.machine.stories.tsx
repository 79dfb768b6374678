import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeListFixtures } from './store-list.fixtures';
import { storeListMachine } from './store-list.machine';

const meta = preview.meta({
  title: 'Machines/Store list',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeListMachine} fixtures={storeListFixtures} />,
});

export const Console = meta.story();
