import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { demoMessages, worldsEmptyText } from '#content/messages/shell/demo';
import { DemoNotice } from './DemoNotice';
import { DemoStrip } from './DemoStrip';

const meta = preview.meta({
  title: 'Patterns/Demo notice',
  component: DemoNotice,
  args: {
    world: 'owner',
    groups: [
      {
        title: 'People',
        worlds: [
          { name: 'signed-out', description: 'A visitor who has not signed in' },
          { name: 'owner', description: 'A community owner with eight servers' },
        ],
      },
      {
        title: 'Server list',
        worlds: [
          {
            name: 'token-expired-refresh-works',
            description: 'Discord rejects the token once; a refresh works',
          },
        ],
      },
    ],
    onWorldChange: fn(),
    onReset: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
});

export const Shown = meta.story();

/** The strip before the mock worker has started. Its height is the same as with the buttons. */
export const BeforeMocksStart = meta.story({ render: () => <DemoStrip /> });

export const SwitchesWorld = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the list has the worlds in groups and marks the current one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'World: owner' }));
      const list = within(await screen.findByRole('dialog', { name: demoMessages.worlds }));
      const group = await list.findByRole('group', { name: 'Server list' });
      await waitFor(() => expect(group).toBeVisible());
      await expect(list.getByText('owner · current')).toBeVisible();
    });
    await step('a search that finds nothing says so', async () => {
      await userEvent.keyboard('nowhere');
      await waitFor(() =>
        expect(
          within(screen.getByRole('menu')).getByText(worldsEmptyText('nowhere')),
        ).toBeVisible(),
      );
      await userEvent.clear(screen.getByPlaceholderText(demoMessages.worldsHint));
    });
    await step('a world is found by its words, and opened', async () => {
      await userEvent.keyboard('visitor signed');
      await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
      await userEvent.click(screen.getByRole('menuitem'));
      await expect(args.onWorldChange).toHaveBeenCalledWith('signed-out');
    });
    await step('Escape closes the list', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the data can be reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset demo data' }));
      await expect(args.onReset).toHaveBeenCalledOnce();
    });
  },
});
