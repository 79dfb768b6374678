import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { copyNoticeFixtures } from './copy-notice.fixtures';
import { copyNoticeMachine } from './copy-notice.machine';

const meta = preview.meta({
  title: 'Machines/Copy notice',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={copyNoticeMachine} fixtures={copyNoticeFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, copyNoticeMachine);

    await step('a success is shown for a while', async () => {
      await hand.press('Events', /^copy/);
      await hand.isIn('writing');
      await hand.press('write answers', /^ok/);
      await hand.isIn('copied');
      await hand.press('Time', /copiedNotice/);
      await hand.isIn('idle');
    });
    await step('and so is a failure', async () => {
      await hand.press('Events', /^copy/);
      await hand.press('write answers', 'error: failed');
      await hand.isIn('failed');
      await hand.press('Events', 'dismiss');
      await hand.isIn('idle');
    });
  },
});
