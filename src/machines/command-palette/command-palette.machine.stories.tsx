import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { commandPaletteFixtures } from './command-palette.fixtures';
import { commandPaletteMachine } from './command-palette.machine';

const meta = preview.meta({
  title: 'Machines/Command palette',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={commandPaletteMachine} fixtures={commandPaletteFixtures} />,
  play: async ({ canvasElement }) => {
    const bench = handAt(canvasElement, commandPaletteMachine);
    await bench.isIn('closed');
    await bench.press('Events', 'open');
    await bench.isIn('open.loadingServers');
    await bench.press('loadServers answers', 'error: unavailable');
    await bench.isIn('open.serversUnavailable');
    await bench.press('Events', 'retry');
    await bench.press('loadServers answers', /^ok/);
    await bench.isIn('open.listed');
    await bench.press('Events', /^pick/);
    await bench.isIn('closed');
  },
});
