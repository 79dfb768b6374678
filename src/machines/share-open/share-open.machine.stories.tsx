import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { shareOpenFixtures } from './share-open.fixtures';
import { shareOpenMachine } from './share-open.machine';

const meta = preview.meta({
  title: 'Machines/Share open',
});

export const Bench = meta.story({
  render: () => (
    <MachineBench
      machine={shareOpenMachine}
      fixtures={shareOpenFixtures}
      starts={{ 'Start over': shareOpenFixtures.input, 'Start without a link': { share: null } }}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, shareOpenMachine);

    await step('a broken link is reported', async () => {
      await bench.isIn('decoding');
      await bench.press('decode answers', /notJson/);
      await bench.isIn('invalid');
    });
    await step('another link is opened', async () => {
      await bench.press('Events', /^open/);
      await bench.press('decode answers', /^ok: (?!false)/);
      await bench.isIn('loaded');
    });
    await step('without a link there is nothing to do', async () => {
      await bench.startOver('Start without a link');
      await bench.isIn('idle');
    });
  },
});
