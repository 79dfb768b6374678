import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { dashboardOpeningFixtures } from './dashboard-opening.fixtures';
import { dashboardOpeningMachine } from './dashboard-opening.machine';

const meta = preview.meta({
  title: 'Machines/Dashboard opening',
});

export const Bench = meta.story({
  render: () => (
    <MachineBench machine={dashboardOpeningMachine} fixtures={dashboardOpeningFixtures} />
  ),
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, dashboardOpeningMachine);

    await step('an error has its own state and can be retried', async () => {
      await bench.isIn('opening');
      await bench.press('open answers', /notYours/);
      await bench.isIn('failed.notYours');
      await bench.press('Events', 'retry');
      await bench.isIn('opening');
    });
    await step('a session that ends keeps the dashboard; signing out closes it', async () => {
      await bench.press('open answers', /^ok/);
      await bench.isIn('opened.current');
      await bench.press('Events', 'viewer changed viewer: null');
      await bench.isIn('opened.sessionEnded');
      await bench.press('Events', 'signed out');
      await bench.isIn('signInRequired');
    });
  },
});
