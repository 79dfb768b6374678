import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
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

export const Played = meta.story({
  play: async ({ canvasElement }) => {
    const hand = handAt(canvasElement, commandPaletteMachine);
    await hand.isIn('closed');
    await hand.press('Events', 'open');
    await hand.isIn('open.loadingServers');
    await hand.press('loadServers answers', 'error: unavailable');
    await hand.isIn('open.serversUnavailable');
    await hand.press('Events', 'retry');
    await hand.press('loadServers answers', /^ok/);
    await hand.isIn('open.listed');
    await hand.press('Events', /^pick/);
    await hand.isIn('closed');
  },
});
