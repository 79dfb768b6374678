import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { memberImportFixtures } from './member-import.fixtures';
import { memberImportMachine } from './member-import.machine';

const meta = preview.meta({
  title: 'Machines/Member import',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={memberImportMachine} fixtures={memberImportFixtures} />,
});

export const Console = meta.story();
