import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { buyerReferenceFixtures } from './buyer-reference.fixtures';
import { buyerReferenceMachine } from './buyer-reference.machine';

const meta = preview.meta({
  title: 'Machines/Buyer reference',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={buyerReferenceMachine} fixtures={buyerReferenceFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, buyerReferenceMachine);
    await step('a reference without an answer is read again before a checkout', async () => {
      await hand.press('Events', /noor/);
      await hand.press('Events', 'intent');
      await hand.press('read answers', /null/);
      await hand.isIn('unread');
      await hand.press('Events', 'intent');
      await hand.press('read answers', /ab12/);
      await hand.isIn('known');
    });
  },
});
