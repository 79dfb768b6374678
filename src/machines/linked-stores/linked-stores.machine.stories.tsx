import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { linkedStoresFixtures } from './linked-stores.fixtures';
import { linkedStoresMachine } from './linked-stores.machine';

const meta = preview.meta({
  title: 'Machines/Linked stores',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={linkedStoresMachine} fixtures={linkedStoresFixtures} />,
});

export const Console = meta.story();
