import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { serverPageFixtures, serverPageStarts } from './server-page.fixtures';
import { serverPageMachine } from './server-page.machine';

const meta = preview.meta({
  title: 'Machines/Server page',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={serverPageMachine}
      fixtures={serverPageFixtures}
      starts={serverPageStarts}
    />
  ),
});

export const Console = meta.story();
