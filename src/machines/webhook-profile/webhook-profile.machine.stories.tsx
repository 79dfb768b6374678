import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { webhookProfileFixtures } from './webhook-profile.fixtures';
import { webhookProfileMachine } from './webhook-profile.machine';

const meta = preview.meta({
  title: 'Machines/Webhook profile',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={webhookProfileMachine} fixtures={webhookProfileFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, webhookProfileMachine);

    await step('the webhook is read after a pause', async () => {
      await hand.press('Events', /^enter .*700000000000000001/);
      await hand.isIn('settling');
      await hand.press('Time', /typingPause/);
      await hand.isIn('reading');
      await hand.press('read answers', /^ok/);
      await hand.isIn('known');
    });
    await step('another one cannot be read', async () => {
      await hand.press('Events', /^enter .*700000000000000002/);
      await hand.press('Time', /typingPause/);
      await hand.press('read answers', 'error: unreachable');
      await hand.isIn('unknown');
    });
  },
});
