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
      await bench.isIn('list.loading', ...resting);
    });
    await step('an end that is not accepted', async () => {
      await bench.press('Events', /^end/);
      await bench.press('Events', 'confirm');
      await bench.press('change answers', 'error: rejected');
      await bench.isIn('list.loading', 'change.failed.rejected', 'file.none', 'live.on');
    });
  },
});
