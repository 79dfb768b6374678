import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeListFixtures } from './store-list.fixtures';
import { storeListMachine } from './store-list.machine';

const meta = preview.meta({
  title: 'Machines/Store list',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeListMachine} fixtures={storeListFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeListMachine);
    await step('an error, and a retry', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.isIn('loading');
    });
  },
});
