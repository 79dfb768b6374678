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
      await bench.standsIn('ready');
      await bench.press('Events', /^send .*Hello/);
      await bench.standsIn('requesting.sending');
      await bench.isGrayed('Events', /^send .*Hello/);
    });
    await step('too many messages: a countdown, and then it may be sent when asked', async () => {
      await bench.press('send answers', 'error: rateLimited');
      await bench.standsIn('failed.rateLimited.counting');
      await bench.press('Time', /second/);
      await bench.press('Time', /second/);
      await bench.standsIn('failed.rateLimited.over');
      await bench.press('Events', /^send .*Hello/);
    });
    await step('what was sent is deleted', async () => {
      await bench.press('send answers', /^ok/);
      await bench.standsIn('delivered.loadingInfo');
      await bench.press('Events', 'delete');
      await bench.press('remove answers', /^ok/);
      await bench.standsIn('deleted');
      await bench.isGrayed('Events', 'delete');
    });
    await step('without an address nothing is sent', async () => {
      await bench.startOver('Start without an address');
      await bench.press('Events', /^send .*Hello/);
      await bench.standsIn('missingUrl');
    });
  },
});
