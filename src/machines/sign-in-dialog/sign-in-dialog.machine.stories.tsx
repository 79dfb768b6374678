import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { signInDialogFixtures } from './sign-in-dialog.fixtures';
import { signInDialogMachine } from './sign-in-dialog.machine';

const meta = preview.meta({
  title: 'Machines/Sign-in dialog',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={signInDialogMachine} fixtures={signInDialogFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, signInDialogMachine);

    await step('wrong credentials', async () => {
      await hand.isIn('closed');
      await hand.isGrayed('Events', /^submit/);
      await hand.press('Events', 'open');
      await hand.press('Events', /^submit/);
      await hand.press('signInWithPassword answers', 'error: invalidCredentials');
      await hand.isIn('failed.invalidCredentials');
      await hand.emitted();
    });
    await step('the server is unreachable', async () => {
      await hand.press('Events', /^submit/);
      await hand.press('signInWithPassword answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
    });
    await step('signed in', async () => {
      await hand.press('Events', /^submit/);
      await hand.press('signInWithPassword answers', 'ok: null');
      await hand.isIn('closed');
      await hand.emitted();
    });
  },
});
