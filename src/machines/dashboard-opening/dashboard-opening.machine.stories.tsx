import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { dashboardOpeningFixtures, dashboardOpeningStarts } from './dashboard-opening.fixtures';
import { dashboardOpeningMachine } from './dashboard-opening.machine';

const meta = preview.meta({
  title: 'Machines/Dashboard opening',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={dashboardOpeningMachine}
      fixtures={dashboardOpeningFixtures}
      starts={dashboardOpeningStarts}
    />
  ),
});

export const Console = meta.story();
