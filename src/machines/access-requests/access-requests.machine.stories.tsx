import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { accessRequestsFixtures } from './access-requests.fixtures';
import { accessRequestsMachine } from './access-requests.machine';

const meta = preview.meta({
  title: 'Machines/Access requests',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={accessRequestsMachine} fixtures={accessRequestsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, accessRequestsMachine);
    await step('a request is declined', async () => {
      await bench.press('load answers', /^ok: .*2/);
      await bench.press('Events', /^decline/);
      await bench.press('Events', 'confirm');
      await bench.press('decline answers', /^ok/);
      await bench.isIn('listed.refreshing');
    });
  },
});
