import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeReviewsFixtures } from './store-reviews.fixtures';
import { storeReviewsMachine } from './store-reviews.machine';

const meta = preview.meta({
  title: 'Machines/Store reviews',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeReviewsMachine} fixtures={storeReviewsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeReviewsMachine);

    await step('the list does not load at first', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.press('load answers', /total: 25/);
      await hand.isIn('listed.fresh');
    });
    await step('it cannot be read again', async () => {
      await hand.press('Events', 'reload');
      await hand.press('load (refresh) answers', 'error: signInRequired');
      await hand.isIn('listed.stale');
    });
  },
});
