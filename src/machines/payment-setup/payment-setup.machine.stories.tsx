import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { paymentSetupFixtures } from './payment-setup.fixtures';
import { paymentSetupMachine } from './payment-setup.machine';

const meta = preview.meta({
  title: 'Machines/Payment Setup',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={paymentSetupMachine} fixtures={paymentSetupFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, paymentSetupMachine);
    await step('an error, and a retry', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
    });
  },
});
