import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { reviewEditFixtures, withoutStorage } from './review-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Review edit',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={withoutStorage} fixtures={reviewEditFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);

    await step('the session ends before a review is saved', async () => {
      await bench.press('Events', /^open .*review: null/);
      await bench.press('openDraft answers', /null/);
      await bench.press('Events', /^change/);
      await bench.press('Events', 'save');
      await bench.press('save answers', 'error: signInRequired');
      await bench.isIn('failed.signInRequired');
    });
    await step('it is saved again', async () => {
      await bench.press('Events', 'save');
      await bench.press('save answers', /^ok/);
      await bench.isIn('saved');
    });
  },
});
