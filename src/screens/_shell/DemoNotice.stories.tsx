import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DemoNotice } from './DemoNotice';
import { DemoStrip } from './DemoStrip';

const meta = preview.meta({
  title: 'Screens/Shell/Demo notice',
  component: DemoNotice,
  args: {
    world: 'owner',
    worlds: [
      { name: 'signed-out', description: 'A visitor who has not signed in.' },
      { name: 'owner', description: 'A community owner with eight servers, on a working day.' },
      {
        name: 'token-expired-refresh-works',
        description: 'Discord refuses the token once; a refresh mends it.',
      },
    ],
    onWorldChange: fn(),
    onReset: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
});

export const Shown = meta.story();

/** The state before the mock worker has started. The height is the same as with buttons. */
export const BeforeMocksStart = meta.story({ render: () => <DemoStrip /> });

export const SwitchesWorld = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the menu lists the worlds and marks the current one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'World: owner' }));
      await waitFor(() =>
        expect(screen.getByRole('menuitemradio', { name: /^owner/ })).toBeChecked(),
      );
      await userEvent.click(screen.getByRole('menuitemradio', { name: /^signed-out/ }));
      await expect(args.onWorldChange).toHaveBeenCalledWith('signed-out');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('the data can be reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset demo data' }));
      await expect(args.onReset).toHaveBeenCalledOnce();
    });
  },
});
