import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { withoutStorage, url, webhookSendFixtures } from './webhook-send.fixtures';

const meta = preview.meta({
  title: 'Machines/Webhook send',
});

export const Bench = meta.story({
  render: () => (
    <MachineBench
      machine={withoutStorage}
      fixtures={webhookSendFixtures}
      starts={{ 'Start over': { url }, 'Start without an address': { url: '' } }}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);

    await step('a second press is ignored', async () => {
      await bench.isIn('ready');
      await bench.press('Events', /^send .*Hello/);
      await bench.isIn('requesting.sending');
      await bench.isGrayed('Events', /^send .*Hello/);
    });
    await step('rate limit: after a countdown, the user can send again', async () => {
      await bench.press('send answers', 'error: rateLimited');
      await bench.isIn('failed.rateLimited.counting');
      await bench.press('Time', /second/);
      await bench.press('Time', /second/);
      await bench.isIn('failed.rateLimited.over');
      await bench.press('Events', /^send .*Hello/);
    });
    await step('the sent message is deleted', async () => {
      await bench.press('send answers', /^ok/);
      await bench.isIn('delivered.loadingInfo');
      await bench.press('Events', 'delete');
      await bench.press('remove answers', /^ok/);
      await bench.isIn('deleted');
      await bench.isGrayed('Events', 'delete');
    });
    await step('nothing is sent without a webhook URL', async () => {
      await bench.startOver('Start without an address');
      await bench.press('Events', /^send .*Hello/);
      await bench.isIn('missingUrl');
    });
  },
});
