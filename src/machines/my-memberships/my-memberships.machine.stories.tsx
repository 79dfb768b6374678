import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { myMembershipsFixtures } from './my-memberships.fixtures';
import { myMembershipsMachine } from './my-memberships.machine';

const meta = preview.meta({
  title: 'Machines/My memberships',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={myMembershipsMachine} fixtures={myMembershipsFixtures} />,
});

export const Console = meta.story();
