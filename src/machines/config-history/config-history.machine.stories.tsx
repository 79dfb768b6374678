import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { configHistoryFixtures } from './config-history.fixtures';
import { configHistoryMachine } from './config-history.machine';

const meta = preview.meta({
  title: 'Machines/Config history',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={configHistoryMachine} fixtures={configHistoryFixtures} />,
});

export const Console = meta.story();
