import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storePublishFixtures } from './store-publish.fixtures';
import { storePublishMachine } from './store-publish.machine';

const meta = preview.meta({
  title: 'Machines/Store publish',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storePublishMachine} fixtures={storePublishFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storePublishMachine);
    await step('published without a picture', async () => {
      await bench.press('Events', /isHiddenBySite: false}, isComplete: true/);
      await bench.isIn('drawing');
      await bench.press('draw answers', 'null');
      await bench.isIn('publishing');
      await bench.press('save (publish) answers', /^ok/);
      await bench.isIn('done.published');
    });
  },
});
