import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { membershipListFixtures } from './membership-list.fixtures';
import { membershipListMachine } from './membership-list.machine';

const meta = preview.meta({
  title: 'Machines/Membership list',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={membershipListMachine} fixtures={membershipListFixtures} />
  ),
});

export const Console = meta.story();
