import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeWaitlistFixtures } from './store-waitlist.fixtures';
import { storeWaitlistMachine } from './store-waitlist.machine';

const meta = preview.meta({
  title: 'Machines/Store waitlist',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeWaitlistMachine} fixtures={storeWaitlistFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeWaitlistMachine);
    await step('a list does not load at first', async () => {
      await bench.press('Events', /^open/);
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('numbers.reading', 'people.failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.isIn('numbers.reading', 'people.loading');
    });
  },
});
