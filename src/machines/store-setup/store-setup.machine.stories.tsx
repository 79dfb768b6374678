import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeSetupFixtures, withoutStorage } from './store-setup.fixtures';

const meta = preview.meta({
  title: 'Machines/Store Setup',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={withoutStorage} fixtures={storeSetupFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);
    await step('the draft is loaded', async () => {
      await bench.isIn('form.loading', 'address.resting');
    });
  },
});
