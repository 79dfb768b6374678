import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { accessAskFixtures } from './access-ask.fixtures';
import { accessAskMachine } from './access-ask.machine';

const meta = preview.meta({
  title: 'Machines/Access ask',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={accessAskMachine} fixtures={accessAskFixtures} />,
});

export const Console = meta.story();
