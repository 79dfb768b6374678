import { Pencil, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Components/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: <X />, onPress: fn() },
});

export const Quiet = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.clientWidth).toBe(button.clientHeight);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
export const Plain = meta.story({ args: { tone: 'plain', label: 'Edit', icon: <Pencil /> } });
export const Danger = meta.story({ args: { tone: 'danger', label: 'Remove', icon: <Trash2 /> } });
export const Accent = meta.story({ args: { tone: 'accent', label: 'Edit', icon: <Pencil /> } });
export const Compact = meta.story({ args: { size: 'compact' } });

export const Disabled = meta.story({
  args: { isDisabled: true, tone: 'plain' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Close' })).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true, tone: 'plain', label: 'Refresh' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
