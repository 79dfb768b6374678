import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeRemovalFixtures } from './store-removal.fixtures';
import { storeRemovalMachine } from './store-removal.machine';

const meta = preview.meta({
  title: 'Machines/Store Removal',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storeRemovalMachine} fixtures={storeRemovalFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeRemovalMachine);
    await step('the dialog opens', async () => {
      await bench.isIn('closed');
      await bench.press('Events', 'open');
      await bench.isIn('confirming');
    });
  },
});
