import { Link } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Components/Text field',
  component: TextField,
  args: {
    label: 'Store name',
    description: 'Shown above your memberships.',
    placeholder: 'Sneaker Club',
    onChange: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Store name' });
    await step('has its help text as accessible description', async () => {
      await expect(input).toHaveAccessibleDescription('Shown above your memberships.');
    });
    await step('accepts typing', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('Kicks');
      await expect(args.onChange).toHaveBeenLastCalledWith('Kicks');
    });
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Kicks & Co.' } });
export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Store name' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { defaultValue: ' ', errorMessage: 'Please fill in all required fields' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Store name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Shown above your memberships. Please fill in all required fields',
    );
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Kicks & Co.' } });

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'Kicks & Co.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Store name' }), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WithPrefixAndSuffix = meta.story({
  args: {
    label: 'Store address',
    prefix: 'grouped.app/store/',
    suffix: <Link />,
    defaultValue: 'kicks',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('grouped.app/store/'));
    await expect(canvas.getByRole('textbox', { name: 'Store address' })).toHaveFocus();
  },
});

export const LongTexts = meta.story({
  args: {
    label:
      'What members see in the title of the message that welcomes them after they have paid for the first time',
    description:
      'One or two words are best. Everything after the first sixty characters is cut off on a telephone, and nobody reads it there anyway.',
    errorMessage:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller is longer than sixty characters. Please choose a shorter name.',
    defaultValue:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller and friends',
  },
});
