import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { accessAskFixtures } from './access-ask.fixtures';
import { accessAskMachine } from './access-ask.machine';

const meta = preview.meta({
  title: 'Machines/Access ask',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={accessAskMachine} fixtures={accessAskFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, accessAskMachine);
    await step('a request gets no response, and is sent again', async () => {
      await bench.press('Events', /^ask/);
      await bench.press('ask answers', 'error: unanswered');
      await bench.isIn('failed.unanswered');
      await bench.press('Events', /^ask/);
      await bench.press('ask answers', /^ok/);
      await bench.isIn('idle');
    });
  },
});
