import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { verificationFixtures } from './verification.fixtures';
import { verificationMachine } from './verification.machine';

const meta = preview.meta({
  title: 'Machines/Verification',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={verificationMachine} fixtures={verificationFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, verificationMachine);

    await step('an error, and a retry', async () => {
      await bench.press('Events', 'verify');
      await bench.isIn('processing');
      await bench.press('verify answers', 'error: reconnect');
      await bench.isIn('failed.reconnect');
      await bench.press('Events', 'try again');
      await bench.isIn('initial');
    });
    await step('the account is verified, and the page redirects', async () => {
      await bench.press('Events', 'verify');
      await bench.press('verify answers', /^ok/);
      await bench.isIn('verified');
      await bench.press('Time', /redirect/);
      await bench.isIn('leaving');
    });
  },
});
