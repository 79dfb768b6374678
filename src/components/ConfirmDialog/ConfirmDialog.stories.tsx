import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ConfirmDialog } from './ConfirmDialog';

const meta = preview.meta({
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete message?',
    description: 'The message is deleted in Discord for everyone.',
    isOpen: true,
    confirmLabel: 'Delete',
    isDanger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  // An open dialog covers its window. On the docs page, each dialog therefore gets a separate frame.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

export const Danger = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Delete message?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Cancels = meta.story({
  args: { confirmLabel: 'Switch', cancelLabel: 'Stay', isDanger: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true, pendingLabel: 'Deleting...' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    title: `Delete ${'every last message of the announcements channel '.repeat(3)}?`,
    description: 'x'.repeat(200),
    cancelLabel: 'Keep the message',
    confirmLabel: `Delete ${'x'.repeat(32)}`,
  },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
});
