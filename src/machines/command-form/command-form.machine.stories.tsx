import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { commandFormFixtures } from './command-form.fixtures';
import { commandFormMachine } from './command-form.machine';

const meta = preview.meta({
  title: 'Machines/Command form',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={commandFormMachine} fixtures={commandFormFixtures} />,
});

export const Console = meta.story();
