import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeReportFixtures } from './store-report.fixtures';
import { storeReportMachine } from './store-report.machine';

const meta = preview.meta({
  title: 'Machines/Store report',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeReportMachine} fixtures={storeReportFixtures} />,
});

export const Console = meta.story();
