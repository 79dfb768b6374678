import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { linkedStoresFixtures } from './linked-stores.fixtures';
import { linkedStoresMachine } from './linked-stores.machine';

const meta = preview.meta({
  title: 'Machines/Linked stores',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={linkedStoresMachine} fixtures={linkedStoresFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, linkedStoresMachine);
    await step('there is no response, and the store is unlinked', async () => {
      await hand.press('load answers', /^ok: .*2 items/);
      await hand.press('Events', /^unlink/);
      await hand.press('Events', 'confirm');
      await hand.press('unlink answers', /unanswered/);
      await hand.isIn('listed.checking');
    });
  },
});
