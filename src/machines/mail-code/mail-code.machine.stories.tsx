import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { mailCodeFixtures } from './mail-code.fixtures';
import { mailCodeMachine } from './mail-code.machine';

const meta = preview.meta({
  title: 'Machines/Mail code',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={mailCodeMachine} fixtures={mailCodeFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, mailCodeMachine);
    await step('a wrong code can be entered again', async () => {
      await hand.press('Events', /123 456/);
      await hand.press('verify answers', 'error: codeRefused');
      await hand.isIn('failed.codeRefused');
      await hand.press('Events', /123 456/);
      await hand.press('verify answers', 'ok: null');
      await hand.isIn('accepted');
    });
  },
});
