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

/** A jump keeps the chart in view, although the screen moves the focus. */
export const JumpedBesideScreen = meta.story({
  play: async ({ canvasElement }) => {
    const hand = handAt(canvasElement, withoutStorage);
    await hand.startOver('Start without an address');
    await hand.press('Events', /^send .*Hello/);
    await hand.isIn('missingUrl');
    await hand.jumpTo('malformedUrl');
  },
});
