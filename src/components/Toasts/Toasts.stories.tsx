import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { SaveBar } from '#components/SaveBar/SaveBar';
import { createToasts, type ToastToShow } from './queue';
import { ToastRegion } from './ToastRegion';
import { Toasts, type ToastsProps } from './Toasts';

const quick: ToastToShow = { tone: 'success', title: 'Server added successfully' };
const STAYS = 60_000;

const meta = preview.meta({
  title: 'Components/Toasts',
  component: Toasts,
  args: { queue: createToasts() },
  loaders: [({ args }) => args.queue.clear()],
  render: ({ queue }) => (
    <>
      <Button tone="plain" onPress={() => queue.show({ ...quick, durationMs: STAYS })}>
        Show
      </Button>
      <Toasts queue={queue} />
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '240px' } } },
});

/** Returns the `play` function of a story that shows one toast without a time limit. */
const show =
  (toast: ToastToShow) =>
  async ({ args }: { args: ToastsProps }) => {
    args.queue.show({ ...toast, durationMs: STAYS });
    const shown = await screen.findByRole('alertdialog', { name: toast.title });
    await waitFor(() => expect(shown.getAnimations()).toEqual([]));
    await expect(within(shown).getByRole('status')).toBeVisible();
  };

export const Success = meta.story({
  play: show({ tone: 'success', title: 'Configuration saved successfully!' }),
});
export const Danger = meta.story({
  play: show({
    tone: 'danger',
    title: 'Failed to load your Discord servers',
    description: 'The server answered 500.',
  }),
});
export const Warning = meta.story({
  play: show({
    tone: 'warning',
    title: 'Discord authentication expired',
    description: 'Your Discord session has expired. Please reconnect.',
  }),
});
export const Info = meta.story({ play: show({ tone: 'info', title: 'You have been signed out' }) });

export const OneAtATime = meta.story({
  play: async ({ args, userEvent, step }) => {
    const titles = () => screen.queryAllByRole('alertdialog').map((toast) => toast.textContent);

    await step('shows only the last of three toasts', async () => {
      for (const title of ['first', 'second', 'third']) {
        args.queue.show({ tone: 'info', title, durationMs: STAYS });
      }
      await waitFor(() => expect(titles()).toEqual(['third']));
    });
    await step('replaces a toast with a newer one', async () => {
      args.queue.show({ tone: 'info', title: 'fourth', durationMs: STAYS });
      await waitFor(() => expect(titles()).toEqual(['fourth']));
    });
    await step('closes with Close and shows no earlier toast', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    });
  },
});

export const GoesByItself = meta.story({
  play: async ({ args, userEvent, step }) => {
    await step('closes after its duration', async () => {
      args.queue.show({ ...quick, durationMs: 50 });
      await screen.findByRole('alertdialog');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('stays open while it is hovered', async () => {
      const start = performance.now();
      args.queue.show({ ...quick, durationMs: 1_500 });
      const toast = await screen.findByRole('alertdialog');
      await userEvent.hover(toast);
      await waitFor(() => expect(performance.now() - start).toBeGreaterThan(2_000));
      await expect(toast).toBeVisible();
      await userEvent.unhover(toast);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
});

export const LoadedWithTheFirst = meta.story({
  render: ({ queue }) => <ToastRegion queue={queue} />,
  play: async ({ args, step }) => {
    await step('shows the first toast once the component is loaded', async () => {
      args.queue.show({ ...quick, durationMs: STAYS });
      await screen.findByRole('alertdialog', { name: quick.title });
    });
    await step('shows the next toast', async () => {
      args.queue.show({ tone: 'danger', title: 'Failed to save changes', durationMs: STAYS });
      await screen.findByRole('alertdialog', { name: 'Failed to save changes' });
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Show' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const region = await screen.findByRole('region', { name: '1 notification.' });

    await step('focuses the region with F6', async () => {
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(region).toHaveFocus());
    });
    await step('restores focus when it closes', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const ClearOfASaveBar = meta.story({
  render: ({ queue }) => (
    <>
      <SaveBar count={3} summary="3 unsaved changes" list="Success points: 10 → 25">
        <Button tone="plain">Discard</Button>
        <Button>Save</Button>
      </SaveBar>
      <Toasts queue={queue} />
    </>
  ),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '120vh', display: 'flex', flexDirection: 'column' }}>
        <div style={{ flex: 1 }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    args.queue.show({ tone: 'danger', title: 'Failed to save changes', durationMs: STAYS });
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() => expect(toast.getAnimations()).toEqual([]));
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText('3 unsaved changes').getBoundingClientRect().top,
    );
  },
});

/** On phones, a dialog is at the bottom of the window, so the toast is at the top. */
export const ClearOfADialog = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: ({ queue }) => (
    <>
      <Dialog
        title="Delete your review?"
        isOpen
        onOpenChange={() => {}}
        footer={<Button tone="danger">Delete</Button>}
      />
      <Toasts queue={queue} />
    </>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete your review?' });
    args.queue.show({ tone: 'success', title: 'Review saved', durationMs: STAYS });
    const toast = await screen.findByRole('alertdialog');
    const button = within(dialog).getByRole('button', { name: 'Delete' });
    // The dialog slides in from below the window, so wait until the button is inside.
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(
      button.getBoundingClientRect().top,
    );
  },
});
