import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { introFixtures } from './intro.fixtures';
import { introMachine } from './intro.machine';

const meta = preview.meta({
  title: 'Machines/Intro',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={introMachine} fixtures={introFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, introMachine);

    await step('opens and changes slides', async () => {
      await bench.press('Events', 'open');
      await bench.isIn('open');
      await bench.press('Events', 'next');
      await bench.isIn('open');
    });
    await step('closes, and starts over after a while', async () => {
      await bench.press('Events', 'close');
      await bench.isIn('closing');
      await bench.press('Time', /reset/);
      await bench.isIn('closed');
    });
  },
});
