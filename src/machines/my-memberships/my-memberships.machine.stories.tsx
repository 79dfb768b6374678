import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { myMembershipsFixtures } from './my-memberships.fixtures';
import { myMembershipsMachine } from './my-memberships.machine';

const meta = preview.meta({
  title: 'Machines/My memberships',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={myMembershipsMachine} fixtures={myMembershipsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, myMembershipsMachine);

    await step('the list does not load at first', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.press('load answers', /1 item/);
      await hand.isIn('listed.fresh');
    });
    await step('the session ends before the list is read again', async () => {
      await hand.press('Events', 'reload');
      await hand.press('load (refresh) answers', 'error: signInRequired');
      await hand.isIn('listed.sessionEnded');
    });
  },
});
