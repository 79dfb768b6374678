import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { withoutStorage, url, webhookSendFixtures } from './webhook-send.fixtures';

const meta = preview.meta({
  title: 'Machines/Webhook send',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={withoutStorage}
      fixtures={webhookSendFixtures}
      starts={{ 'Start over': { url }, 'Start without an address': { url: '' } }}
    />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, withoutStorage);

    await step('a second press is ignored', async () => {
      await hand.isIn('ready');
      await hand.press('Events', /^send .*Hello/);
      await hand.isIn('requesting.sending');
      await hand.isGrayed('Events', /^send .*Hello/);
    });
    await step('rate limit: after a countdown, the user can send again', async () => {
      await hand.press('send answers', 'error: rateLimited');
      await hand.isIn('failed.rateLimited.counting');
      await hand.press('Time', /second/);
      await hand.press('Time', /second/);
      await hand.press('Time', /second/);
      await hand.isIn('failed.rateLimited.over');
      await hand.press('Events', /^send .*Hello/);
    });
    await step('the sent message is deleted', async () => {
      await hand.press('send answers', /^ok/);
      await hand.isIn('delivered.loadingInfo');
      await hand.press('Events', 'delete');
      await hand.press('remove answers', /^ok/);
      await hand.isIn('deleted');
      await hand.isGrayed('Events', 'delete');
    });
    await step('nothing is sent without a webhook URL', async () => {
      await hand.startOver('Start without an address');
      await hand.press('Events', /^send .*Hello/);
      await hand.isIn('missingUrl');
    });
    await step('a jump keeps the chart in view, although the screen moves the focus', async () => {
      await hand.jumpTo('malformedUrl');
    });
  },
});
