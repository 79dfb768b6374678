import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { signInDialogFixtures } from './sign-in-dialog.fixtures';
import { signInDialogMachine } from './sign-in-dialog.machine';

const meta = preview.meta({
  title: 'Machines/Sign-in dialog',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={signInDialogMachine} fixtures={signInDialogFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, signInDialogMachine);

    await step('wrong credentials', async () => {
      await bench.isIn('closed');
      await bench.isGrayed('Events', /^submit/);
      await bench.press('Events', 'open');
      await bench.press('Events', /^submit/);
      await bench.press('signInWithPassword answers', 'error: invalidCredentials');
      await bench.isIn('failed.invalidCredentials');
      await bench.emitted();
    });
    await step('the server is unreachable', async () => {
      await bench.press('Events', /^submit/);
      await bench.press('signInWithPassword answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
    });
    await step('signed in', async () => {
      await bench.press('Events', /^submit/);
      await bench.press('signInWithPassword answers', 'ok: null');
      await bench.isIn('welcomed');
      await bench.emitted('notice notice: loggedInAsAdmin');
    });
  },
});
