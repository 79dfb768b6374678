import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { messageDraftFixtures } from './message-draft.fixtures';
import { messageDraftMachine } from './message-draft.machine';

const meta = preview.meta({
  title: 'Machines/Message draft',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={messageDraftMachine} fixtures={messageDraftFixtures} />,
});

export const Console = meta.story();
