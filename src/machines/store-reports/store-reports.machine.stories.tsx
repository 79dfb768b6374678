import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeReportsFixtures } from './store-reports.fixtures';
import { storeReportsMachine } from './store-reports.machine';

const meta = preview.meta({
  title: 'Machines/Store Reports',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeReportsMachine} fixtures={storeReportsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeReportsMachine);
    await step('an error, and a retry', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.isIn('loading');
    });
  },
});
