import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { captchaFixtures } from './captcha.fixtures';
import { captchaMachine } from './captcha.machine';

const meta = preview.meta({
  title: 'Machines/Captcha',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={captchaMachine} fixtures={captchaFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, captchaMachine);
    await step('a script that is blocked is loaded again, and the user is asked', async () => {
      await hand.isIn('quiet.loading');
      await hand.press('load answers', 'error: blocked');
      await hand.isIn('shown.failed.blocked');
      await hand.press('Events', 'retry');
      await hand.press('load (loadAgain) answers', 'ok: null');
      await hand.isIn('shown.challenging');
      await hand.press('Events', /^passed/);
      await hand.isIn('passed');
      await hand.emitted('answered token: token-1');
    });
    await step('a check that does not respond', async () => {
      await hand.startOver();
      await hand.press('load answers', 'ok: null');
      await hand.isIn('quiet.checking');
      await hand.press('Time', /patience/);
      await hand.isIn('shown.failed.blocked');
      await hand.press('Events', 'cancel');
      await hand.isIn('canceled');
    });
  },
});
