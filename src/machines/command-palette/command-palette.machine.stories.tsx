import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { commandPaletteFixtures } from './command-palette.fixtures';
import { commandPaletteMachine } from './command-palette.machine';

const meta = preview.meta({
  title: 'Machines/Command palette',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={commandPaletteMachine} fixtures={commandPaletteFixtures} />
  ),
});

export const Console = meta.story();
