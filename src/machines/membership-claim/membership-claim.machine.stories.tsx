import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { membershipClaimFixtures } from './membership-claim.fixtures';
import { membershipClaimMachine } from './membership-claim.machine';

const meta = preview.meta({
  title: 'Machines/Membership claim',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={membershipClaimMachine} fixtures={membershipClaimFixtures} />
  ),
});

export const Console = meta.story();
