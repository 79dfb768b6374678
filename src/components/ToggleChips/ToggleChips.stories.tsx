import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { vars } from '#theme/theme.css';
import { ToggleChips } from './ToggleChips';

const items = [
  { id: 'advanced', label: 'Advanced' },
  { id: 'roles', label: 'Roles' },
  { id: 'channels', label: 'Channels' },
  {
    id: 'points',
    label: 'Points',
    isDisabled: true,
    description: 'You can only give access to panels you can open yourself.',
  },
  { id: 'embeds', label: 'Embeds' },
];

const meta = preview.meta({
  title: 'Components/Toggle chips',
  component: ToggleChips,
  args: { label: 'Panels of Noor', items, selected: ['advanced', 'embeds'], onToggle: fn() },
});

export const SomeAreOn = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('group', { name: 'Panels of Noor' })).toBeVisible();
    await step('exposes the pressed state of each chip', async () => {
      const on = canvas.getAllByRole('button', { pressed: true });
      await expect(on.map((chip) => chip.textContent)).toEqual(['Advanced', 'Embeds']);
    });
    await step('toggles with a click and with a key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Roles' }));
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onToggle).toHaveBeenNthCalledWith(1, 'roles');
      await expect(args.onToggle).toHaveBeenNthCalledWith(2, 'channels');
    });
  },
});

export const OneIsClosed = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const closed = canvas.getByRole('button', { name: 'Points' });
    await step('can be focused when disabled and explains why', async () => {
      canvas.getByRole('button', { name: 'Channels' }).focus();
      await userEvent.tab();
      await expect(closed).toHaveFocus();
      await expect(closed).toHaveAttribute('aria-disabled', 'true');
      await expect(closed).toHaveAccessibleDescription(
        'You can only give access to panels you can open yourself.',
      );
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'You can only give access',
      );
    });
    await step('does nothing when disabled and pressed', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(closed);
      await expect(args.onToggle).not.toHaveBeenCalled();
    });
  },
});

export const ClosedAndOn = meta.story({ args: { selected: ['points'] } });

export const Resting = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Roles' });
    await userEvent.click(chip);
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
});

export const LabelShown = meta.story({ args: { isLabelShown: true } });
export const Small = meta.story({ args: { size: 'small' } });

export const InANarrowPlace = meta.story({
  args: {
    isLabelShown: true,
    items: [
      ...items,
      { id: 'long', label: 'A panel with a name that is longer than there is room for it' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '14rem', padding: vars.space.s }}>
      <ToggleChips {...args} />
    </div>
  ),
});
