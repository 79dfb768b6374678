import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { settingsSearchFixtures } from './settings-search.fixtures';
import { settingsSearchMachine } from './settings-search.machine';

const meta = preview.meta({
  title: 'Machines/Settings search',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={settingsSearchMachine} fixtures={settingsSearchFixtures} />
  ),
});

export const Console = meta.story();
