import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storePageFixtures } from './store-page.fixtures';
import { storePageMachine } from './store-page.machine';

const meta = preview.meta({
  title: 'Machines/Store page',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storePageMachine} fixtures={storePageFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storePageMachine);
    await step('an error, a retry, and the page', async () => {
      await hand.isIn('loading');
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.press('load answers', /^ok/);
      await hand.isIn('shown');
    });
  },
});
