import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeMembersFixtures } from './store-members.fixtures';
import { storeMembersMachine } from './store-members.machine';

const meta = preview.meta({
  title: 'Machines/Store members',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeMembersMachine} fixtures={storeMembersFixtures} />,
});

const resting = ['change.resting', 'file.none', 'live.on'];

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeMembersMachine);
    await step('an error, and a retry', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('list.failed.unreachable', ...resting);
      await hand.press('Events', 'retry');
      await hand.isIn('list.loading', ...resting);
    });
    await step('an end that is not accepted', async () => {
      await hand.press('Events', /^end/);
      await hand.press('Events', 'confirm');
      await hand.press('change answers', 'error: rejected');
      await hand.isIn('list.loading', 'change.failed.rejected', 'file.none', 'live.on');
    });
    await step('a jump shows the state, although the parallel states are far apart', async () => {
      await hand.jumpTo('list.failed.unreachable');
    });
  },
});
