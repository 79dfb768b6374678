import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeListFixtures } from './store-list.fixtures';
import { storeListMachine } from './store-list.machine';

const meta = preview.meta({
  title: 'Machines/Store List',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeListMachine} fixtures={storeListFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeListMachine);
    await step('an error, and a retry', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.isIn('loading');
    });
  },
});
