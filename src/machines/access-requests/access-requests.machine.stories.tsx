import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { accessRequestsFixtures } from './access-requests.fixtures';
import { accessRequestsMachine } from './access-requests.machine';

const meta = preview.meta({
  title: 'Machines/Access requests',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={accessRequestsMachine} fixtures={accessRequestsFixtures} />
  ),
});

export const Console = meta.story();
