import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { presenceFixtures } from './presence.fixtures';
import { presenceMachine } from './presence.machine';

const meta = preview.meta({
  title: 'Machines/Presence',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={presenceMachine} fixtures={presenceFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement }) => {
    const hand = handAt(canvasElement, presenceMachine);
    await hand.isIn('joining');
    await hand.press('watchPresence says', /viewing: 17/);
    await hand.isIn('live');
    await hand.press('watchPresence says', /^channel lost/);
    await hand.isIn('lost');
  },
});
