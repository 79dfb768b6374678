import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeReportsFixtures } from './store-reports.fixtures';
import { storeReportsMachine } from './store-reports.machine';

const meta = preview.meta({
  title: 'Machines/Store reports',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeReportsMachine} fixtures={storeReportsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeReportsMachine);
    await step('an error, and a retry', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.isIn('loading');
    });
  },
});
