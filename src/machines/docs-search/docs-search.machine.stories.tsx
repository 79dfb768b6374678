import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { docsSearchFixtures } from './docs-search.fixtures';
import { docsSearchMachine } from './docs-search.machine';

const meta = preview.meta({
  title: 'Machines/Docs search',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={docsSearchMachine} fixtures={docsSearchFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, docsSearchMachine);

    await step('an index that failed to load is requested again', async () => {
      await bench.isIn('loading');
      await bench.press('loadIndex answers', 'error: unreachable');
      await bench.isIn('unreachable');
      await bench.press('Events', 'retry');
      await bench.press('loadIndex answers', /^ok/);
      await bench.isIn('ready.blank');
    });
    await step('a query has results, or none', async () => {
      await bench.press('Events', /query: relay/);
      await bench.isIn('ready.results');
      await bench.press('Events', /query: zzz/);
      await bench.isIn('ready.empty');
    });
  },
});
