import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeWaitlistFixtures } from './store-waitlist.fixtures';
import { storeWaitlistMachine } from './store-waitlist.machine';

const meta = preview.meta({
  title: 'Machines/Store waitlist',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeWaitlistMachine} fixtures={storeWaitlistFixtures} />,
});

export const Console = meta.story();
