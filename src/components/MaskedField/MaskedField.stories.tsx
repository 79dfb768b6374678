import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

const whole = 'https://example.com/hooks/s3cret';
const maskOf = (value: string) =>
  /^https:\/\/example\.com\/hooks\/\w+$/.test(value) ? 'https://example.com/hooks/••••••••' : null;

const meta = preview.meta({
  title: 'Components/Masked field',
  component: MaskedField,
  args: { label: 'Hook', placeholder: 'https://…', value: '', masked: null, onChange: fn() },
  render: (args) => <Live {...args} />,
});

function Live(args: MaskedFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <MaskedField
      {...args}
      value={value}
      masked={maskOf(value)}
      onChange={(text) => {
        setValue(text);
        args.onChange(text);
      }}
    />
  );
}

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Hook');
    const dots = () => getComputedStyle(input).getPropertyValue('-webkit-text-security');
    await step('draws typed text as dots and masks it on blur', async () => {
      await userEvent.type(input, whole);
      await expect(dots()).toBe('disc');
      await expect(input).toHaveValue(whole);
      await expect(args.onChange).toHaveBeenLastCalledWith(whole);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(input).toHaveValue('https://example.com/hooks/••••••••');
    });
    await step('never edits the mask', async () => {
      await userEvent.type(input, 'x');
      await expect(args.onChange).toHaveBeenLastCalledWith(whole);
    });
    await step('removes a masked value with Clear', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Hook' }));
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('masks a pasted value at once', async () => {
      await userEvent.paste(whole);
      await expect(input).toHaveValue('https://example.com/hooks/••••••••');
    });
  },
});

export const Masked = meta.story({
  args: { value: whole, description: 'Whoever has it can post.' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Hook');
    await step('shows the value on request and hides it again', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue(whole);
      await userEvent.click(canvas.getByRole('button', { name: 'Hide Hook' }));
      await expect(input).toHaveAttribute('readonly');
    });
    await step('masks the next value after the shown one is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Hook' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Hook' }));
      await userEvent.paste(whole);
      await expect(input).toHaveValue('https://example.com/hooks/••••••••');
    });
    await step('replaces the value by a paste', async () => {
      await userEvent.click(input);
      await userEvent.paste('https://example.com/hooks/other');
      await expect(args.onChange).toHaveBeenLastCalledWith('https://example.com/hooks/other');
      await expect(input).toHaveValue('https://example.com/hooks/••••••••');
    });
  },
});

export const Undone = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Hook');
    const undo = () => userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(input);
    await userEvent.paste(whole);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Hook' }));
    await userEvent.type(input, 'ab');
    await step('undoes typing, clearing and pasting in one step each', async () => {
      await undo();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await undo();
      await expect(args.onChange).toHaveBeenLastCalledWith(whole);
      await undo();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(args.onChange).toHaveBeenLastCalledWith(whole);
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
});

export const Wrong = meta.story({
  args: { value: 'https://example.org', errorMessage: 'Enter the address of a hook.' },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Hook');
    await expect(input).toBeInvalid();
    const security = () => getComputedStyle(input).getPropertyValue('-webkit-text-security');
    await step('hides an invalid value as it hides a valid one', async () => {
      await expect(security()).toBe('disc');
      await userEvent.click(canvas.getByRole('button', { name: 'Show Hook' }));
      await expect(security()).toBe('none');
    });
  },
});
