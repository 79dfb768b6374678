import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { introFixtures } from './intro.fixtures';
import { introMachine } from './intro.machine';

const meta = preview.meta({
  title: 'Machines/Intro',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={introMachine} fixtures={introFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, introMachine);

    await step('opens and changes slides', async () => {
      await hand.press('Events', 'open');
      await hand.isIn('open');
      await hand.press('Events', 'next');
      await hand.isIn('open');
    });
    await step('closes, and starts over after a while', async () => {
      await hand.press('Events', 'close');
      await hand.isIn('closing');
      await hand.press('Time', /reset/);
      await hand.isIn('closed');
    });
  },
});
