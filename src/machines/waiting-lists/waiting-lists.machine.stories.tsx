import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { waitingListsFixtures } from './waiting-lists.fixtures';
import { waitingListsMachine } from './waiting-lists.machine';

const meta = preview.meta({
  title: 'Machines/Waiting lists',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={waitingListsMachine} fixtures={waitingListsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, waitingListsMachine);
    await step('the lists do not load at first', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.press('load answers', /1 item/);
      await hand.isIn('listed.fresh');
    });
  },
});
