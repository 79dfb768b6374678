import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeChecklistFixtures } from './store-checklist.fixtures';
import { storeChecklistMachine } from './store-checklist.machine';

const meta = preview.meta({
  title: 'Machines/Store Checklist',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeChecklistMachine} fixtures={storeChecklistFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeChecklistMachine);
    await step('an error, a retry, and the list', async () => {
      await bench.isIn('loading');
      await bench.press('loadMemberships (load) answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.press('loadMemberships (load) answers', /^ok/);
      await bench.isIn('listed');
    });
  },
});
