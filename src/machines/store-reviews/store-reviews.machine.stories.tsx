import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeReviewsFixtures } from './store-reviews.fixtures';
import { storeReviewsMachine } from './store-reviews.machine';

const meta = preview.meta({
  title: 'Machines/Store reviews',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeReviewsMachine} fixtures={storeReviewsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeReviewsMachine);

    await step('the list does not load at first', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.press('load answers', /total: 25/);
      await bench.isIn('listed.fresh');
    });
    await step('it cannot be read again', async () => {
      await bench.press('Events', 'reload');
      await bench.press('load (refresh) answers', 'error: signInRequired');
      await bench.isIn('listed.stale');
    });
  },
});
