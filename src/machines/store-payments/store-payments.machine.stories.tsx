import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storePaymentsFixtures } from './store-payments.fixtures';
import { storePaymentsMachine } from './store-payments.machine';

const meta = preview.meta({
  title: 'Machines/Store payments',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storePaymentsMachine} fixtures={storePaymentsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storePaymentsMachine);
    await step('an error, and a retry', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('page.failed.unreachable', 'live.on');
      await hand.press('Events', 'retry');
    });
  },
});
