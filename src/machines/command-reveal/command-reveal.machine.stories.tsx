import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { commandRevealFixtures } from './command-reveal.fixtures';
import { commandRevealMachine } from './command-reveal.machine';

const meta = preview.meta({
  title: 'Machines/Command reveal',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={commandRevealMachine} fixtures={commandRevealFixtures} />,
});

export const Console = meta.story();
