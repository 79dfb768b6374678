import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { managedUsersFixtures } from './managed-users.fixtures';
import { managedUsersMachine } from './managed-users.machine';

const meta = preview.meta({
  title: 'Machines/Managed users',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={managedUsersMachine} fixtures={managedUsersFixtures} />,
});

export const Console = meta.story();
