import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NumberField, type NumberFieldProps } from './NumberField';

const meta = preview.meta({
  component: NumberField,
  args: {
    label: 'Success points',
    description: 'Given for every success that is posted.',
    unit: 'points',
    value: 25,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

/** Keeps its value, as a form would. */
function Kept(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const Filled = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await step('its unit is read out with its help', async () => {
      await expect(input).toHaveAccessibleDescription(
        'Given for every success that is posted. points',
      );
    });
    await step('its steppers have names', async () => {
      await expect(canvas.getByRole('button', { name: 'Increase Success points' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Decrease Success points' })).toBeVisible();
    });
  },
});

export const Empty = meta.story({ args: { value: null, placeholder: '0' } });
export const Large = meta.story({
  args: { value: 1_250_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1250000');
  },
});
export const Negative = meta.story({ args: { value: -40 } });
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const ReadOnly = meta.story({ args: { isReadOnly: true } });
export const Invalid = meta.story({
  args: {
    errorMessage: 'Watermark opacity must be a number from 0 to 100.',
    unit: '%',
    label: 'Opacity',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Opacity' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Given for every success that is posted. Watermark opacity must be a number from 0 to 100. %',
    );
  },
});
export const LongLabel = meta.story({
  args: {
    label:
      'Points a member receives when somebody else reacts to a picture that the member has posted',
  },
});

export const TypedInto = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await userEvent.tab();
    await step('a whole number is reported as it is typed', async () => {
      await userEvent.keyboard('{Control>}a{/Control}120');
      await expect(args.onChange).toHaveBeenLastCalledWith(120);
      await expect(input).toHaveFocus();
    });
    await step('letters, signs and points are not taken in', async () => {
      await userEvent.keyboard('abc--.,e+');
      await expect(input).toHaveValue('120');
    });
    await step('the arrow keys step', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(121);
      await expect(input).toHaveValue('121');
    });
    await step('an emptied field is null', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
      await expect(input).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
});

export const HalfTyped = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await step('a lone minus is no number: leaving puts the last one back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}a{/Control}-');
      await userEvent.tab();
      await expect(input).toHaveValue('25');
    });
    await step('leading zeros go when the field is left', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Control>}a{/Control}007');
      await expect(input).toHaveValue('007');
      await userEvent.tab();
      await expect(input).toHaveValue('7');
      await expect(args.onChange).toHaveBeenLastCalledWith(7);
    });
    await step('more digits than a number holds do no harm', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Control>}a{/Control}99999999999999999999');
      await userEvent.tab();
      await expect(input).toHaveValue('100000000000000000000');
    });
  },
});

export const Stepped = meta.story({
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Success points' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Success points' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Success points' }));
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 0);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 1);
    await expect(args.onChange).toHaveBeenNthCalledWith(3, 0);
  },
});
