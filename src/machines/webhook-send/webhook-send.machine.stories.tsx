import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { forgetful, url, webhookSendFixtures } from './webhook-send.fixtures';

const meta = preview.meta({
  title: 'Machines/Webhook send',
});

export const Bench = meta.story({
  render: () => (
    <MachineBench
      machine={forgetful}
      fixtures={webhookSendFixtures}
      starts={{ 'Start over': { url }, 'Start without an address': { url: '' } }}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, forgetful);

    await step('a press too many is not heard', async () => {
      await bench.standsIn('ready');
      await bench.press('Events', /^send .*Hello/);
      await bench.standsIn('asking.sending');
      await bench.isGrayed('Events', /^send .*Hello/);
    });
    await step('too many messages: a countdown, and then it may be sent when asked', async () => {
      await bench.press('send answers', 'refused: rateLimited');
      await bench.standsIn('refused.rateLimited.counting');
      await bench.press('Time', /second/);
      await bench.press('Time', /second/);
      await bench.standsIn('refused.rateLimited.over');
      await bench.press('Events', /^send .*Hello/);
    });
    await step('what was sent is deleted', async () => {
      await bench.press('send answers', /^ok/);
      await bench.standsIn('delivered.asking');
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
