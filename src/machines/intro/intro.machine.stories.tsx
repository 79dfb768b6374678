import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { introFixtures } from './intro.fixtures';
import { introMachine } from './intro.machine';

const meta = preview.meta({
  title: 'Machines/Intro',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={introMachine} fixtures={introFixtures} />,
});

export const Console = meta.story();
