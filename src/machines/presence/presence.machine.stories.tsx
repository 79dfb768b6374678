import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { presenceFixtures } from './presence.fixtures';
import { presenceMachine } from './presence.machine';

const meta = preview.meta({
  title: 'Machines/Presence',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={presenceMachine} fixtures={presenceFixtures} />,
  play: async ({ canvasElement }) => {
    const bench = handAt(canvasElement, presenceMachine);
    await bench.isIn('joining');
    await bench.press('watchPresence says', /viewing: 17/);
    await bench.isIn('live');
    await bench.press('watchPresence says', /^channel lost/);
    await bench.isIn('lost');
  },
});
