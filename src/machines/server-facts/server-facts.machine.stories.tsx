import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { serverFactsFixtures } from './server-facts.fixtures';
import { serverFactsMachine } from './server-facts.machine';

const meta = preview.meta({
  title: 'Machines/Server facts',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={serverFactsMachine} fixtures={serverFactsFixtures} />,
});

export const Console = meta.story();
