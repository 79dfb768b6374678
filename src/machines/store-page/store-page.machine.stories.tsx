import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storePageFixtures } from './store-page.fixtures';
import { storePageMachine } from './store-page.machine';

const meta = preview.meta({
  title: 'Machines/Store page',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storePageMachine} fixtures={storePageFixtures} />,
});

export const Console = meta.story();
