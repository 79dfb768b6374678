import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SecretField, type SecretFieldProps } from './SecretField';

const meta = preview.meta({
  title: 'Components/Secret field',
  component: SecretField,
  args: { label: 'API key', placeholder: 'Paste the key', value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
});

function Live(args: SecretFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SecretField
      {...args}
      value={value}
      onChange={(text) => {
        setValue(text);
        args.onChange?.(text);
      }}
    />
  );
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('API key')).toHaveAttribute('type', 'password');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('API key');
    await step('hides typed text', async () => {
      await userEvent.type(input, 'whop_key');
      await expect(args.onChange).toHaveBeenLastCalledWith('whop_key');
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('shows the text on request and hides it again', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide API key' }));
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('hides new text after the field was cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }));
      await userEvent.clear(input);
      await expect(canvas.queryByRole('button')).toBeNull();
      await userEvent.type(input, 'x');
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
});

export const Revealed = meta.story({
  args: { value: 'whop_4f8a2c91d07b' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }));
    await expect(canvas.getByLabelText('API key')).toHaveAttribute('type', 'text');
  },
});

export const TooLong = meta.story({
  args: { value: 'x'.repeat(600), errorMessage: 'Shorten this to 512 characters; it has 600.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('API key')).toBeInvalid();
  },
});

export const WithHelp = meta.story({
  args: { description: 'Lets the bot read your memberships.' },
});
