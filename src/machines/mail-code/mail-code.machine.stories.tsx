import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { mailCodeFixtures } from './mail-code.fixtures';
import { mailCodeMachine } from './mail-code.machine';

const meta = preview.meta({
  title: 'Machines/Mail code',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={mailCodeMachine} fixtures={mailCodeFixtures} />,
});

export const Console = meta.story();
