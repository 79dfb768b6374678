import { Crown, Shield, Star } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RadioGroup } from './RadioGroup';

const plain = [
  { id: 'modern', label: 'Modern' },
  { id: 'classic', label: 'Classic' },
  { id: 'minimal', label: 'Minimal' },
];
const described = [
  {
    id: 'subscription',
    label: 'Subscription',
    description: 'Paid again every month, week or year.',
  },
  { id: 'one-time', label: 'One-time', description: 'Paid once, kept for good.' },
  { id: 'trial', label: 'Trial', description: 'Not in your plan.', isDisabled: true },
];
const pictured = [
  { id: '1', label: 'Sneaker Club', description: 'Owner', image: <Crown /> },
  { id: '2', label: 'Amazon Sellers United', description: 'Admin', image: <Shield /> },
  { id: '3', label: 'Card Collectors', description: 'Admin', image: <Star /> },
];

const meta = preview.meta({
  title: 'Components/Radio group',
  component: RadioGroup,
  args: { label: 'Layout', options: plain, onChange: fn() },
});

export const NothingChosen = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('names the group and each option', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Layout' })).toBeVisible();
    });
    await step(
      'selects the first option with Space and others with the arrow keys, which wrap around',
      async () => {
        await userEvent.tab();
        await userEvent.keyboard(' ');
        await expect(args.onChange).toHaveBeenLastCalledWith('modern');
        await userEvent.keyboard('{ArrowDown}');
        await expect(args.onChange).toHaveBeenLastCalledWith('classic');
        await userEvent.keyboard('{ArrowUp}{ArrowUp}');
        await expect(args.onChange).toHaveBeenLastCalledWith('minimal');
        await expect(canvas.getByRole('radio', { name: 'Minimal' })).toBeChecked();
      },
    );
  },
});

export const Chosen = meta.story({ args: { defaultValue: 'classic' } });
export const SideBySide = meta.story({
  args: { defaultValue: 'classic', orientation: 'horizontal' },
});

export const WithDescriptions = meta.story({
  args: {
    label: 'Type',
    description: 'It cannot be changed once somebody has bought it.',
    options: described,
    defaultValue: 'subscription',
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('names an option by its label and describes it by its help', async () => {
      const choice = canvas.getByRole('radio', { name: 'One-time' });
      await expect(choice).toHaveAccessibleDescription(
        'Paid once, kept for good. It cannot be changed once somebody has bought it.',
      );
    });
    await step('selects with a click anywhere on the card', async () => {
      await userEvent.click(canvas.getByText('Paid once, kept for good.'));
      await expect(args.onChange).toHaveBeenCalledWith('one-time');
    });
  },
});

export const WithImages = meta.story({
  args: { label: 'Server', options: pictured, defaultValue: '2' },
});
export const HiddenLabel = meta.story({ args: { isLabelHidden: true, defaultValue: 'modern' } });
export const Disabled = meta.story({
  args: { isDisabled: true, options: described, defaultValue: 'one-time' },
});
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'classic' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Minimal'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { label: 'Server', options: pictured, errorMessage: 'Please select a Discord server' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Server' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please select a Discord server');
  },
});

export const LongLabels = meta.story({
  args: {
    label:
      'Where a member is sent who has paid, but has not yet been let in by anybody on the staff of the server',
    defaultValue: '1',
    options: [
      {
        id: '1',
        label:
          'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenherstellervereinigung Österreichs',
        description:
          'A server with a name as long as Discord allows, and a description that is as long again.',
        image: <Crown />,
      },
      { id: '2', label: 'Short' },
    ],
  },
});
