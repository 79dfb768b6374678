import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ColorField, type ColorFieldProps } from './ColorField';

const meta = preview.meta({
  title: 'Components/Color field',
  component: ColorField,
  args: {
    label: 'Embed color',
    description: 'The bar at the left of every message.',
    value: '#5865f2',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

/** Renders the field and stores its value, as a form would. */
function Kept(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColorField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

export const Empty = meta.story({ args: { value: '' } });
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });
export const ReadOnly = meta.story({ args: { isReadOnly: true } });
export const LongLabel = meta.story({
  args: {
    label:
      'The color of the bar at the left of the message that welcomes a member who has just paid',
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pick Embed color' })).toBeDisabled();
  },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Embed color' });
    await expect(input).toHaveValue('#5865f2');
    await expect(input).toHaveAccessibleDescription('The bar at the left of every message.');
  },
});

export const Invalid = meta.story({
  args: { value: 'violet', errorMessage: 'Write a color as #rrggbb.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Embed color' });
    await expect(input).toBeInvalid();
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('violet');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Embed color' });
    await step('reports every keystroke', async () => {
      await userEvent.click(input);
      await userEvent.clear(input);
      await userEvent.keyboard('#FFF');
      await expect(args.onChange).toHaveBeenLastCalledWith('#FFF');
    });
    await step('normalizes the color on blur', async () => {
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('#ffffff');
      await expect(input).toHaveValue('#ffffff');
    });
    await step('accepts a color without #', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '0af');
      await userEvent.tab();
      await expect(input).toHaveValue('#00aaff');
    });
  },
});

export const PickedByKeyboard = meta.story({
  args: { value: '#000000' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('opens the picker with the swatch button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Pick Embed color' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Embed color' });
    });
    await step('keeps the hue of black and shows it once the color is lighter', async () => {
      const hue = screen.getByRole('slider', { name: 'Hue' });
      hue.focus();
      await userEvent.keyboard('{PageUp>8/}');
      await expect(hue).toHaveValue('120');
      const [field] = screen.getAllByRole('slider', { name: /color picker/i });
      field?.focus();
      await userEvent.keyboard('{End>10/}{PageUp>10/}');
      await expect(args.onChange).toHaveBeenLastCalledWith('#00ff00');
    });
    await step('closes with Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: 'Embed color' })).toHaveValue('#00ff00');
    });
  },
});

export const PickerOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick Embed color' }));
    await screen.findByRole('dialog');
  },
});
