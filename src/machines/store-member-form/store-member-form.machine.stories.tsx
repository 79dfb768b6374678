import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeMemberFormFixtures } from './store-member-form.fixtures';
import { storeMemberFormMachine } from './store-member-form.machine';

const meta = preview.meta({
  title: 'Machines/Store Member Form',
});

export const Bench = meta.story({
  render: () => (
    <MachineBench machine={storeMemberFormMachine} fixtures={storeMemberFormFixtures} />
  ),
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeMemberFormMachine);
    await step('a save without a response, and a repetition', async () => {
      await bench.press('Events', 'add');
      await bench.press('Events', /^change/);
      await bench.press('Events', 'save');
      await bench.press('save answers', 'error: unanswered');
      await bench.isIn('failed.unanswered');
      await bench.press('Events', 'save');
      await bench.isIn('saving');
    });
  },
});
