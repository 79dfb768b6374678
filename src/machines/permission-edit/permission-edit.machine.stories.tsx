import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { permissionEditFixtures } from './permission-edit.fixtures';
import { permissionEditMachine } from './permission-edit.machine';

const meta = preview.meta({
  title: 'Machines/Permission edit',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={permissionEditMachine} fixtures={permissionEditFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, permissionEditMachine);

    await step('there is nothing to save', async () => {
      await hand.isIn('untouched');
      await hand.isGrayed('Events', 'save');
    });
    await step('an error keeps the toggles', async () => {
      await hand.press('Events', /^members changed.*2 items/);
      await hand.press('Events', /^toggle panel/);
      await hand.isIn('pending');
      await hand.press('Events', 'save');
      await hand.isIn('saving.sending');
      await hand.press('replace answers', 'error: notAllowed');
      await hand.isIn('failed');
    });
    await step('the next save succeeds', async () => {
      await hand.press('Events', 'save');
      await hand.press('replace answers', /^ok/);
      await hand.isIn('saved');
      await hand.press('Time', /savedNotice/);
      await hand.isIn('untouched');
    });
  },
});
