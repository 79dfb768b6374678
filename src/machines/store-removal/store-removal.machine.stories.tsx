import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeRemovalFixtures } from './store-removal.fixtures';
import { storeRemovalMachine } from './store-removal.machine';

const meta = preview.meta({
  title: 'Machines/Store removal',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeRemovalMachine} fixtures={storeRemovalFixtures} />,
});

export const Console = meta.story();
