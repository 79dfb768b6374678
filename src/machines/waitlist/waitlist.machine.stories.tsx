import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { waitlistFixtures } from './waitlist.fixtures';
import { waitlistMachine } from './waitlist.machine';

const meta = preview.meta({
  title: 'Machines/Waitlist',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={waitlistMachine} fixtures={waitlistFixtures} />,
});

export const Console = meta.story();
