import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storePaymentsFixtures } from './store-payments.fixtures';
import { storePaymentsMachine } from './store-payments.machine';

const meta = preview.meta({
  title: 'Machines/Store Payments',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storePaymentsMachine} fixtures={storePaymentsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storePaymentsMachine);
    await step('an error, and a retry', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
    });
  },
});
