import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { copyNoticeFixtures } from './copy-notice.fixtures';
import { copyNoticeMachine } from './copy-notice.machine';

const meta = preview.meta({
  title: 'Machines/Copy notice',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={copyNoticeMachine} fixtures={copyNoticeFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, copyNoticeMachine);

    await step('a success is shown for a while', async () => {
      await bench.press('Events', /^copy/);
      await bench.isIn('writing');
      await bench.press('write answers', /^ok/);
      await bench.isIn('copied');
      await bench.press('Time', /copiedNotice/);
      await bench.isIn('idle');
    });
    await step('and so is a failure', async () => {
      await bench.press('Events', /^copy/);
      await bench.press('write answers', 'error: failed');
      await bench.isIn('failed');
      await bench.press('Events', 'dismiss');
      await bench.isIn('idle');
    });
  },
});
