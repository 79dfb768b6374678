import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { reviewReplyFixtures, withoutStorage } from './review-reply.fixtures';

const meta = preview.meta({
  title: 'Machines/Review reply',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={withoutStorage} fixtures={reviewReplyFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);

    await step('the review changes before a reply is saved', async () => {
      await bench.press('Events', /^open .*reply: null/);
      await bench.press('openDraft answers', /null/);
      await bench.press('Events', /^change/);
      await bench.press('Events', 'save');
      await bench.press('save answers', 'error: clash');
      await bench.isIn('failed.clash');
    });
    await step('it is saved again', async () => {
      await bench.press('Events', 'save');
      await bench.press('save answers', /^ok/);
      await bench.isIn('saved');
    });
  },
});
