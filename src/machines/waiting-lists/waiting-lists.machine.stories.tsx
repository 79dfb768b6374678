import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { waitingListsFixtures } from './waiting-lists.fixtures';
import { waitingListsMachine } from './waiting-lists.machine';

const meta = preview.meta({
  title: 'Machines/Waiting lists',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={waitingListsMachine} fixtures={waitingListsFixtures} />,
});

export const Console = meta.story();
