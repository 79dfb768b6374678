import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { commandFormFixtures } from './command-form.fixtures';
import { commandFormMachine } from './command-form.machine';

const meta = preview.meta({
  title: 'Machines/Command form',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={commandFormMachine} fixtures={commandFormFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, commandFormMachine);

    await step('a poll is not executed before it has a question', async () => {
      await hand.isIn('form.choosing', 'run.resting');
      await hand.press('Events', /^choose .*poll/);
      await hand.isIn('form.filling', 'run.resting');
      await hand.isGrayed('Events', /^execute .*allowed: true/);
      await hand.press('Events', /^fill .*drop/);
    });
    await step('someone else runs another command', async () => {
      await hand.press('Events', /^execute .*allowed: true/);
      await hand.isIn('form.filling', 'run.executing.recording');
      await hand.press('record answers', /^error: conflict.*onboarding/);
      await hand.isIn('form.filling', 'run.executing.recordingAgain');
    });
    await step('both are in the history, with a notice for 5 s', async () => {
      await hand.press('record (recordAgain) answers', /^ok/);
      await hand.isIn('form.filling', 'run.executed');
      await hand.press('Time', 'wait 5 s: executedNotice');
      await hand.isIn('form.filling', 'run.resting');
    });
    await step('an error is shown', async () => {
      await hand.press('Events', /^execute .*notAllowedToSave/);
      await hand.isIn('form.filling', 'run.failed.notAllowedToSave');
    });
  },
});
