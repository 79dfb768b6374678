import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeWaitlistFixtures } from './store-waitlist.fixtures';
import { storeWaitlistMachine } from './store-waitlist.machine';

const meta = preview.meta({
  title: 'Machines/Store waitlist',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeWaitlistMachine} fixtures={storeWaitlistFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeWaitlistMachine);
    await step('a list does not load at first', async () => {
      await hand.press('Events', /^open/);
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('numbers.reading', 'people.failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.isIn('numbers.reading', 'people.loading');
    });
  },
});
