import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { buyerReferenceFixtures } from './buyer-reference.fixtures';
import { buyerReferenceMachine } from './buyer-reference.machine';

const meta = preview.meta({
  title: 'Machines/Buyer Reference',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={buyerReferenceMachine} fixtures={buyerReferenceFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, buyerReferenceMachine);
    await step('a reference without an answer is read again before a checkout', async () => {
      await bench.press('Events', /noor/);
      await bench.press('Events', 'intent');
      await bench.press('read answers', /null/);
      await bench.isIn('unread');
      await bench.press('Events', 'intent');
      await bench.press('read answers', /ab12/);
      await bench.isIn('known');
    });
  },
});
