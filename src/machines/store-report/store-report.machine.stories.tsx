import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeReportFixtures } from './store-report.fixtures';
import { storeReportMachine } from './store-report.machine';

const meta = preview.meta({
  title: 'Machines/Store Report',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeReportMachine} fixtures={storeReportFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeReportMachine);
    await step('a report without a response is sent again', async () => {
      await bench.press('Events', 'open');
      await bench.press('Events', /^change/);
      await bench.press('Events', 'send');
      await bench.press('send answers', 'error: unanswered');
      await bench.isIn('refused.unanswered');
      await bench.press('Events', 'send');
      await bench.press('send answers', /^ok/);
      await bench.isIn('sent');
    });
  },
});
