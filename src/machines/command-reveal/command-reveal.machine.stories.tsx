import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { commandRevealFixtures } from './command-reveal.fixtures';
import { commandRevealMachine } from './command-reveal.machine';

const meta = preview.meta({
  title: 'Machines/Command reveal',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={commandRevealMachine} fixtures={commandRevealFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, commandRevealMachine);

    await step('a skeleton, then one command after another', async () => {
      await hand.press('Events', /arrive.*isInstant: false/);
      await hand.isIn('skeleton');
      await hand.press('Time', /skeletonShown/);
      await hand.isIn('revealing');
      await hand.press('Time', /revealStep/);
      await hand.press('Time', /revealStep/);
      await hand.isIn('shown');
    });
  },
});
