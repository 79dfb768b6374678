import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { waitlistFixtures } from './waitlist.fixtures';
import { waitlistMachine } from './waitlist.machine';

const meta = preview.meta({
  title: 'Machines/Waitlist',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={waitlistMachine} fixtures={waitlistFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, waitlistMachine);
    await step('a signed-out viewer signs in and joins', async () => {
      await hand.press('Events', /^viewer changed.*null/);
      await hand.press('Events', 'join');
      await hand.isIn('signedOut.asking');
      await hand.press('Events', /^viewer changed.*ada/);
      await hand.press('join answers', /^ok/);
      await hand.isIn('waiting');
    });
  },
});
