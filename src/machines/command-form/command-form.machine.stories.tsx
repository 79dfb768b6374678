import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { commandFormFixtures } from './command-form.fixtures';
import { commandFormMachine } from './command-form.machine';

const meta = preview.meta({
  title: 'Machines/Command form',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={commandFormMachine} fixtures={commandFormFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, commandFormMachine);

    await step('a poll is not executed before it has a question', async () => {
      await bench.isIn('form.choosing', 'run.resting');
      await bench.press('Events', /^choose .*poll/);
      await bench.isIn('form.filling', 'run.resting');
      await bench.isGrayed('Events', /^execute .*allowed: true/);
      await bench.press('Events', /^fill .*drop/);
    });
    await step('someone else runs another command', async () => {
      await bench.press('Events', /^execute .*allowed: true/);
      await bench.isIn('form.filling', 'run.executing.recording');
      await bench.press('record answers', /^error: conflict.*onboarding/);
      await bench.isIn('form.filling', 'run.executing.recordingAgain');
    });
    await step('both are in the history, with a notice for 5 s', async () => {
      await bench.press('record (recordAgain) answers', /^ok/);
      await bench.isIn('form.filling', 'run.executed');
      await bench.press('Time', 'wait 5 s: executedNotice');
      await bench.isIn('form.filling', 'run.resting');
    });
    await step('an error is shown', async () => {
      await bench.press('Events', /^execute .*notAllowedToSave/);
      await bench.isIn('form.filling', 'run.failed.notAllowedToSave');
    });
  },
});
