import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { waitingListsFixtures } from './waiting-lists.fixtures';
import { waitingListsMachine } from './waiting-lists.machine';

const meta = preview.meta({
  title: 'Machines/Waiting lists',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={waitingListsMachine} fixtures={waitingListsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, waitingListsMachine);
    await step('the lists do not load at first', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.press('load answers', /1 item/);
      await bench.isIn('listed.fresh');
    });
  },
});
