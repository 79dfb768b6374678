import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { memberImportFixtures } from './member-import.fixtures';
import { memberImportMachine } from './member-import.machine';

const meta = preview.meta({
  title: 'Machines/Member import',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={memberImportMachine} fixtures={memberImportFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, memberImportMachine);
    await step('a file with a problem', async () => {
      await hand.press('Events', 'open');
      await hand.press('Events', /^choose/);
      await hand.press('readFile answers', 'error: empty');
      await hand.isIn('choosing');
    });
  },
});
