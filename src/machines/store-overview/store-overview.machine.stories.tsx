import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeOverviewFixtures } from './store-overview.fixtures';
import { storeOverviewMachine } from './store-overview.machine';

const meta = preview.meta({
  title: 'Machines/Store overview',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeOverviewMachine} fixtures={storeOverviewFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeOverviewMachine);
    await step('an error, and a retry', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('page.failed.unreachable', 'live.on');
      await hand.press('Events', 'retry');
    });
  },
});
