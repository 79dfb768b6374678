import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeReportFixtures } from './store-report.fixtures';
import { storeReportMachine } from './store-report.machine';

const meta = preview.meta({
  title: 'Machines/Store report',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeReportMachine} fixtures={storeReportFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeReportMachine);
    await step('a report without a response is sent again', async () => {
      await hand.press('Events', 'open');
      await hand.press('Events', /^change/);
      await hand.press('Events', 'send');
      await hand.press('send answers', 'error: unanswered');
      await hand.isIn('refused.unanswered');
      await hand.press('Events', 'send');
      await hand.press('send answers', /^ok/);
      await hand.isIn('sent');
    });
  },
});
