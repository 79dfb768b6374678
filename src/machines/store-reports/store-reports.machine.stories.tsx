import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeReportsFixtures } from './store-reports.fixtures';
import { storeReportsMachine } from './store-reports.machine';

const meta = preview.meta({
  title: 'Machines/Store reports',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeReportsMachine} fixtures={storeReportsFixtures} />,
});

export const Console = meta.story();
