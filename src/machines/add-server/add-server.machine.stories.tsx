import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { addServerFixtures } from './add-server.fixtures';
import { addServerMachine } from './add-server.machine';

const meta = preview.meta({
  title: 'Machines/Add server',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={addServerMachine} fixtures={addServerFixtures} />,
});

export const Console = meta.story();
