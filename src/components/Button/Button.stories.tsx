import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { row } from '#theme/box';
import preview from '../../../.storybook/preview';
import { Button } from './Button';

const tones = ['accent', 'danger', 'plain', 'quiet'] as const;
const sizes = ['normal', 'compact'] as const;

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save', pendingLabel: 'Saving...', onPress: fn() },
});

export const Accent = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('activates with Enter and with Space', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
});
export const Danger = meta.story({ args: { tone: 'danger', children: 'Remove' } });
export const Plain = meta.story({ args: { tone: 'plain', children: 'Cancel' } });
export const Quiet = meta.story({ args: { tone: 'quiet', children: 'Show all' } });
export const Compact = meta.story({ args: { size: 'compact' } });
export const WithIcon = meta.story({ args: { icon: <Plus />, children: 'Add Server' } });

export const LongLabel = meta.story({
  args: {
    icon: <Trash2 />,
    tone: 'danger',
    children:
      'Remove every setting of this server and all of its editors, now and without any way of getting them back',
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Saving...' });

    await step('stays in the tab order', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('ignores presses while pending', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
});

export const PendingOncePressed = meta.story({
  render: function PendingFromPress(args) {
    const [isPending, setIsPending] = useState(false);
    return <Button {...args} isPending={isPending} onPress={() => setIsPending(true)} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('announces the pending label', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(document.querySelector('[aria-live=polite] > [role=img]')).toHaveAccessibleName(
          'Saving...',
        ),
      );
    });
  },
});

export const EveryLook = meta.story({
  render: () => (
    <div className={row({ gap: 'm', wraps: true })}>
      {sizes.flatMap((size) =>
        tones.map((tone) => (
          <div key={`${size} ${tone}`} className={row({ gap: 'm', wraps: true })}>
            <Button tone={tone} size={size}>
              Save changes
            </Button>
            <Button tone={tone} size={size} icon={<Plus />}>
              Add Server
            </Button>
            <Button tone={tone} size={size} isPending pendingLabel="Saving...">
              Save
            </Button>
            <Button tone={tone} size={size} isDisabled>
              Not now
            </Button>
          </div>
        )),
      )}
    </div>
  ),
});
