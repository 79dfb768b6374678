import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { sellerSessionFixtures } from './seller-session.fixtures';
import { sellerSessionMachine } from './seller-session.machine';

const meta = preview.meta({
  title: 'Machines/Seller Session',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={sellerSessionMachine} fixtures={sellerSessionFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, sellerSessionMachine);
    await step('signing out leaves the dashboard', async () => {
      await bench.isIn('loading');
      await bench.press('Events', 'signed out');
      await bench.isIn('left');
    });
  },
});
