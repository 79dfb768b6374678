import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { membershipListFixtures } from './membership-list.fixtures';
import { membershipListMachine } from './membership-list.machine';

const meta = preview.meta({
  title: 'Machines/Membership list',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={membershipListMachine} fixtures={membershipListFixtures} />
  ),
});

const resting = ['listed.change.resting', 'listed.question.none', 'listed.news.fresh'];

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, membershipListMachine);
    await step('an error, and a retry', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.press('load answers', /2 items/);
      await hand.isIn(...resting);
    });
    await step('a change without a response is looked up', async () => {
      await hand.press('Events', /^act .*hide/);
      await hand.press('apply answers', 'error: unanswered');
      await hand.isIn(
        'listed.change.failed.unanswered',
        'listed.question.none',
        'listed.news.reloading',
      );
      await hand.press('load (reload) answers', /2 items/);
      await hand.press('Events', 'dismiss');
      await hand.isIn(...resting);
    });
  },
});
