import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeRemovalFixtures } from './store-removal.fixtures';
import { storeRemovalMachine } from './store-removal.machine';

const meta = preview.meta({
  title: 'Machines/Store removal',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeRemovalMachine} fixtures={storeRemovalFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeRemovalMachine);
    await step('the dialog opens', async () => {
      await hand.isIn('closed');
      await hand.press('Events', 'open');
      await hand.isIn('confirming');
    });
  },
});
