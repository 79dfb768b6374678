import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NumberField, type NumberFieldProps } from './NumberField';

const meta = preview.meta({
  title: 'Components/Number field',
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

/** Renders the field and stores its value, as a form would. */
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

function WithUndo(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <NumberField {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(25)}>
        Undo
      </button>
    </>
  );
}

export const Filled = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await step('describes the field with its help and its unit', async () => {
      await expect(input).toHaveAccessibleDescription(
        'Given for every success that is posted. points',
      );
    });
    await step('names its step buttons', async () => {
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
    await step('reports a whole number while it is typed', async () => {
      await userEvent.keyboard('{Control>}a{/Control}120');
      await expect(args.onChange).toHaveBeenLastCalledWith(120);
      await expect(input).toHaveFocus();
    });
    await step('steps with the arrow keys', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(121);
      await expect(input).toHaveValue('121');
    });
    await step('reports null for an empty field', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
      await expect(input).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
});

/** Each row contains the typed or pasted text, the value that the field reports, and the note that the field shows. */
const texts: readonly (readonly [text: string, reported: number | string, note: string | null])[] =
  [
    ['1e9', 1_000_000_000, 'This will be saved as 1000000000.'],
    ['1,000', 1000, 'This will be saved as 1000.'],
    ['1,000 points', 1000, 'This will be saved as 1000.'],
    ['007', 7, 'This will be saved as 7.'],
    ['１２', 12, 'This will be saved as 12.'],
    ['-12', -12, null],
    ['1.5', '1.5', null],
    ['$25', '$25', null],
    ['-', '-', null],
    ['99999999999999999999', '99999999999999999999', null],
  ];

export const KeepsWhatIsTyped = meta.story({
  args: { noteOf: (value) => `This will be saved as ${value}.` },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    for (const [text, reported, note] of texts) {
      await step(text, async () => {
        await userEvent.clear(input);
        await userEvent.type(input, text);
        await expect(input).toHaveValue(text);
        await expect(args.onChange).toHaveBeenLastCalledWith(reported);
        await userEvent.tab();
        await expect(input).toHaveValue(text);
        await expect(args.onChange).toHaveBeenLastCalledWith(reported);
        if (note === null) await expect(canvas.queryByText(/^This will be saved as/)).toBeNull();
        else await expect(input).toHaveAccessibleDescription(new RegExp(note));
      });
    }
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    const paste = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.paste(text);
    };
    await step('reads grouped digits with the unit', async () => {
      await paste('1,000 points');
      await expect(args.onChange).toHaveBeenLastCalledWith(1000);
      await expect(input).toHaveValue('1,000 points');
    });
    await step('removes a line break at the end', async () => {
      await paste('25\n');
      await expect(args.onChange).toHaveBeenLastCalledWith(25);
      await expect(input).toHaveValue('25');
    });
    await step('does not join two lines into one number', async () => {
      await paste('5\n6');
      await expect(args.onChange).toHaveBeenLastCalledWith('5  6');
      await expect(input).toHaveValue('5  6');
    });
    await step('inserts a paste at the caret', async () => {
      await paste('13');
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.paste('2\n');
      await expect(input).toHaveValue('123');
      await expect(args.onChange).toHaveBeenLastCalledWith(123);
    });
  },
});

export const NotANumber = meta.story({
  args: { value: '1.5', errorMessage: '1.5 is not a whole number. Enter 1 or 2.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await expect(input).toHaveValue('1.5');
    await expect(input).toBeInvalid();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1.5');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const SetFromOutside = meta.story({
  render: (args) => <WithUndo {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await userEvent.clear(input);
    await userEvent.type(input, '1e3');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(input).toHaveValue('25');
  },
});

export const Bounded = meta.story({
  args: { value: 99, minValue: 0, maxValue: 100, unit: '%', label: 'Opacity' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Opacity' });
    const [less, more] = ['Decrease Opacity', 'Increase Opacity'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    await step('stops stepping at the bounds', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(input).toHaveValue('100');
      await expect(more).toBeDisabled();
      await expect(less).toBeEnabled();
    });
    await step('reports a typed number beyond the bounds', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '250');
      await userEvent.tab();
      await expect(input).toHaveValue('250');
      await expect(args.onChange).toHaveBeenLastCalledWith(250);
    });
    await step('steps from beyond a bound to that bound', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowDown}');
      await expect(input).toHaveValue('100');
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
