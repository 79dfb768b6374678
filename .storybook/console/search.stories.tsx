import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview';
import { handAt } from './hand';
import { MachineConsole } from './MachineConsole';
import { lockFixtures, lockMachine } from './sample-lock';

const meta = preview.meta({
  title: 'Project/State console/Long search',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={lockMachine} fixtures={lockFixtures} />,
  beforeEach: () => sessionStorage.removeItem('console.seen.lock'),
});

/** A long search can be canceled, and the console is usable while it runs. */
export const Canceled = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, lockMachine);
    const message = canvas.getByRole('status', { name: 'Message' });
    const broken = await canvas.findByRole('button', { name: 'Go to broken' });
    await step('the message says what is searched', async () => {
      broken.focus();
      await userEvent.keyboard('{Enter}');
      await expect(message).toHaveTextContent('Searching for a path to broken…');
    });
    await step('cancel ends it, and the focus goes back', async () => {
      canvas.getByRole('button', { name: 'Cancel' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(message).toHaveTextContent('The search for a path to broken was canceled.');
      await waitFor(() => expect(broken).toHaveFocus());
      await hand.isIn('closed');
    });
    await step('a step ends it, too', async () => {
      await userEvent.click(broken);
      await expect(message).toHaveTextContent('Searching for a path to broken…');
      await hand.press('Events', 'turn wheel: 2');
      await expect(message).toBeEmptyDOMElement();
      await canvas.findByText('[ 0, 0, 1, 0 ]');
    });
  },
});

/** A search that is not canceled finds a path, even if the path has many steps. */
export const Found = meta.story({
  play: async ({ canvasElement, canvas }) => {
    const message = canvas.getByRole('status', { name: 'Message' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to open' }));
    await expect(message).toHaveTextContent('Searching for a path to open…');
    await waitFor(() => expect(message).toHaveTextContent('Reached open in 14 steps.'), {
      timeout: 60_000,
    });
    await handAt(canvasElement, lockMachine).isIn('open');
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});
