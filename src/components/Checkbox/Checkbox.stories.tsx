import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Inline', description: 'Stands beside the next field.', onChange: fn() },
});

export const Unchecked = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Inline' });
    await step('has its help text as accessible description', async () => {
      await expect(box).toHaveAccessibleDescription('Stands beside the next field.');
    });
    await step('toggles with Space and with a click on its label', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await userEvent.click(canvas.getByText('Inline'));
      await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
      await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
    });
  },
});

export const Checked = meta.story({ args: { defaultSelected: true } });
export const Indeterminate = meta.story({
  args: { isIndeterminate: true, label: 'All panels', description: 'Three of seven are allowed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});
export const HiddenLabel = meta.story({ args: { isLabelHidden: true, description: undefined } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const DisabledChecked = meta.story({ args: { isDisabled: true, defaultSelected: true } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultSelected: true } });

export const Invalid = meta.story({
  args: { errorMessage: 'Please fill in all required fields' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Stands beside the next field. Please fill in all required fields',
    );
  },
});

export const LongLabel = meta.story({
  args: {
    label:
      'Take the points back from a member who deletes the message with the picture that they were given for, even days later',
  },
});
