import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeMembersFixtures } from './store-members.fixtures';
import { storeMembersMachine } from './store-members.machine';

const meta = preview.meta({
  title: 'Machines/Store Members',
});

const resting = ['change.resting', 'file.none', 'live.on'];

export const Bench = meta.story({
  render: () => <MachineBench machine={storeMembersMachine} fixtures={storeMembersFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storeMembersMachine);
    await step('an error, and a retry', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('list.failed.unreachable', ...resting);
      await bench.press('Events', 'retry');
      await bench.press('load answers', /members/);
      await bench.isIn('list.shown.fresh', ...resting);
    });
    await step('an end without a response is looked up', async () => {
      await bench.press('Events', /^end/);
      await bench.press('Events', 'confirm');
      await bench.press('change answers', 'error: unanswered');
      await bench.isIn('list.shown.refreshing', 'change.failed.unanswered', 'file.none', 'live.on');
    });
  },
});
