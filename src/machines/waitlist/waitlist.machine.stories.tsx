import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { waitlistFixtures } from './waitlist.fixtures';
import { waitlistMachine } from './waitlist.machine';

const meta = preview.meta({
  title: 'Machines/Waitlist',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={waitlistMachine} fixtures={waitlistFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, waitlistMachine);
    await step('a signed-out viewer signs in and joins', async () => {
      await bench.press('Events', /^viewer changed.*null/);
      await bench.press('Events', 'join');
      await bench.isIn('signedOut.asking');
      await bench.press('Events', /^viewer changed.*ada/);
      await bench.press('join answers', /^ok/);
      await bench.isIn('waiting');
    });
  },
});
