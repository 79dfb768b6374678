import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { sellerSessionFixtures } from './seller-session.fixtures';
import { sellerSessionMachine } from './seller-session.machine';

const meta = preview.meta({
  title: 'Machines/Seller Session',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={sellerSessionMachine} fixtures={sellerSessionFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, sellerSessionMachine);
    await step('signing out leaves the dashboard', async () => {
      await hand.isIn('loading');
      await hand.press('Events', 'signed out');
      await hand.isIn('left');
    });
  },
});
