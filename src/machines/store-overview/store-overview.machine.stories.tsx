import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeOverviewFixtures } from './store-overview.fixtures';
import { storeOverviewMachine } from './store-overview.machine';

const meta = preview.meta({
  title: 'Machines/Store Overview',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeOverviewMachine} fixtures={storeOverviewFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeOverviewMachine);
    await step('an error, and a retry', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('page.failed.unreachable', 'live.on');
      await bench.press('Events', 'retry');
    });
  },
});
