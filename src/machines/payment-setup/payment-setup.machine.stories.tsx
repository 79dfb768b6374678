import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { paymentSetupFixtures } from './payment-setup.fixtures';
import { paymentSetupMachine } from './payment-setup.machine';

const meta = preview.meta({
  title: 'Machines/Payment setup',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={paymentSetupMachine} fixtures={paymentSetupFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, paymentSetupMachine);
    await step('an error, and a retry', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
    });
  },
});
