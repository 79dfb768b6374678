import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeOverviewFixtures } from './store-overview.fixtures';
import { storeOverviewMachine } from './store-overview.machine';

const meta = preview.meta({
  title: 'Machines/Store overview',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeOverviewMachine} fixtures={storeOverviewFixtures} />,
});

export const Console = meta.story();
