import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { verificationFixtures } from './verification.fixtures';
import { verificationMachine } from './verification.machine';

const meta = preview.meta({
  title: 'Machines/Verification',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={verificationMachine} fixtures={verificationFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, verificationMachine);

    await step('an error, and a retry', async () => {
      await hand.press('Events', 'verify');
      await hand.isIn('processing');
      await hand.press('verify answers', 'error: reconnect');
      await hand.isIn('failed.reconnect');
      await hand.press('Events', 'try again');
      await hand.isIn('initial');
    });
    await step('the account is verified, and the page redirects', async () => {
      await hand.press('Events', 'verify');
      await hand.press('verify answers', /^ok/);
      await hand.isIn('verified');
      await hand.press('Time', /redirect/);
      await hand.isIn('leaving');
    });
  },
});
