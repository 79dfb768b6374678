import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { membershipDraftFixtures, withoutStorage } from './membership-draft.fixtures';

const meta = preview.meta({
  title: 'Machines/Membership Draft',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={withoutStorage} fixtures={membershipDraftFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);
    await step('a form without a name is not saved', async () => {
      await bench.press('Events', /^add/);
      await bench.press('openDraft answers', 'null');
      await bench.press('Events', 'save');
      await bench.isIn('editing');
    });
    await step('two tabs save the same membership', async () => {
      await bench.press('Events', 'close');
      await bench.press('Events', /^edit/);
      await bench.press('openDraft answers', 'null');
      await bench.press('Events', /^change .*Renamed/);
      await bench.press('Events', 'save');
      await bench.press('save answers', 'error: conflict');
      await bench.isIn('failed.conflict');
      await bench.press('Events', 'keep mine');
      await bench.press('Events', 'save');
      await bench.press('save answers', /^ok/);
      await bench.isIn('saved');
    });
  },
});
