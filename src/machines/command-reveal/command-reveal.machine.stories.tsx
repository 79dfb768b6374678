import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { commandRevealFixtures } from './command-reveal.fixtures';
import { commandRevealMachine } from './command-reveal.machine';

const meta = preview.meta({
  title: 'Machines/Command reveal',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={commandRevealMachine} fixtures={commandRevealFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, commandRevealMachine);

    await step('a skeleton, then one command after another', async () => {
      await bench.press('Events', /arrive.*isInstant: false/);
      await bench.isIn('skeleton');
      await bench.press('Time', /skeletonShown/);
      await bench.isIn('revealing');
      await bench.press('Time', /revealStep/);
      await bench.press('Time', /revealStep/);
      await bench.isIn('shown');
    });
  },
});
