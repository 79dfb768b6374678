import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { dashboardOpeningFixtures, dashboardOpeningStarts } from './dashboard-opening.fixtures';
import { dashboardOpeningMachine } from './dashboard-opening.machine';

const meta = preview.meta({
  title: 'Machines/Dashboard opening',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={dashboardOpeningMachine}
      fixtures={dashboardOpeningFixtures}
      starts={dashboardOpeningStarts}
    />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, dashboardOpeningMachine);

    await step('an error has its own state and can be retried', async () => {
      await hand.isIn('opening');
      await hand.press('open answers', /notYours/);
      await hand.isIn('failed.notYours');
      await hand.press('Events', 'retry');
      await hand.isIn('opening');
    });
    await step('a session that ends keeps the dashboard; signing out closes it', async () => {
      await hand.press('open answers', /^ok/);
      await hand.isIn('opened.current');
      await hand.press('Events', 'viewer changed viewer: null');
      await hand.isIn('opened.sessionEnded');
      await hand.press('Events', 'signed out');
      await hand.isIn('signInRequired');
    });
  },
});
