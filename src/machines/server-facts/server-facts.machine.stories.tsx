import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { serverFactsFixtures } from './server-facts.fixtures';
import { serverFactsMachine } from './server-facts.machine';

const meta = preview.meta({
  title: 'Machines/Server facts',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={serverFactsMachine} fixtures={serverFactsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, serverFactsMachine);
    await step('the facts are read again after a failure', async () => {
      await bench.press('Events', 'list read');
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.press('load answers', /1 item/);
      await bench.isIn('known');
    });
  },
});
