import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { presenceFixtures } from './presence.fixtures';
import { presenceMachine } from './presence.machine';

const meta = preview.meta({
  title: 'Machines/Presence',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={presenceMachine} fixtures={presenceFixtures} />,
});

export const Console = meta.story();
