import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storePageFixtures } from './store-page.fixtures';
import { storePageMachine } from './store-page.machine';

const meta = preview.meta({
  title: 'Machines/Store Page',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storePageMachine} fixtures={storePageFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storePageMachine);
    await step('an error, a retry, and the page', async () => {
      await bench.isIn('loading');
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.press('load answers', /^ok/);
      await bench.isIn('shown');
    });
  },
});
