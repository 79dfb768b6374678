import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeChecklistFixtures } from './store-checklist.fixtures';
import { storeChecklistMachine } from './store-checklist.machine';

const meta = preview.meta({
  title: 'Machines/Store checklist',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={storeChecklistMachine} fixtures={storeChecklistFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeChecklistMachine);
    await step('an error, a retry, and the list', async () => {
      await hand.isIn('loading');
      await hand.press('loadMemberships (load) answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.press('loadMemberships (load) answers', /^ok/);
      await hand.isIn('listed');
    });
  },
});
