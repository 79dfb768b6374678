import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { verificationHelp, verificationMessages } from '#content/messages/verification';
import { verificationFixtures } from './verification.fixtures';
import { verificationMachine } from './verification.machine';

const meta = preview.meta({
  title: 'Machines/Verification',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={verificationMachine} fixtures={verificationFixtures} />,
});

export const Console = meta.story();

export const BesideScreen = meta.story({
  play: async ({ canvasElement, canvas, userEvent, step }) => {
    const hand = handAt(canvasElement, verificationMachine);
    const screen = within(await canvas.findByRole('group', { name: 'Screen' }));
    const steps = () =>
      within(canvas.getByRole('list', { name: 'Steps' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);

    await step('a press in the screen is a step, and moves the chart', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Verify My Identity' }));
      await hand.isIn('processing');
      await screen.findByRole('heading', { name: verificationMessages.processing.title });
      await expect(steps()).toEqual(['0Start overinitial0 ms', '1verifyprocessing0 ms']);
    });
    await step('an answer in the console moves the screen', async () => {
      await hand.press('verify answers', 'error: rateLimited');
      await screen.findByText(verificationHelp.rateLimited);
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await hand.isIn('initial');
      await expect(steps()).toHaveLength(4);
    });
    await step('undo and a jump move the screen, and add no steps', async () => {
      await hand.press('Session', 'Undo');
      await hand.isIn('failed.rateLimited');
      await screen.findByText(verificationHelp.rateLimited);
      await userEvent.click(canvas.getByRole('button', { name: 'Go to verified' }));
      await hand.isIn('verified');
      await screen.findByRole('heading', { name: verificationMessages.verified.title });
      await expect(steps()).toHaveLength(3);
    });
  },
});
