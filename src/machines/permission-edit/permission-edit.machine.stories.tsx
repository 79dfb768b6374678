import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { permissionEditFixtures } from './permission-edit.fixtures';
import { permissionEditMachine } from './permission-edit.machine';

const meta = preview.meta({
  title: 'Machines/Permission edit',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={permissionEditMachine} fixtures={permissionEditFixtures} />
  ),
});

export const Console = meta.story();
