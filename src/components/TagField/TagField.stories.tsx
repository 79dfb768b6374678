import { useState } from 'react';
import { createEvent, expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TagField, type TagFieldProps } from './TagField';

const meta = preview.meta({
  title: 'Components/Tag field',
  component: TagField,
  args: {
    label: 'Reactions',
    description: 'The bot adds these to every success. Separate them with comma and space.',
    placeholder: 'fire, rocket',
    values: ['fire', 'rocket', 'money'],
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

/** Renders the field and stores its values, as a form would. */
function Kept(props: TagFieldProps) {
  const [values, setValues] = useState(props.values);
  return (
    <TagField
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

export const Empty = meta.story({ args: { values: [] } });
export const HiddenLabel = meta.story({ args: { isLabelHidden: true, description: undefined } });

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Reactions' });
    await expect(input).toHaveAccessibleDescription(
      'The bot adds these to every success. Separate them with comma and space.',
    );
    await expect(canvas.getByRole('grid', { name: 'Reactions' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'rocket' })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}x{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'A list holds at most two reactions.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Reactions' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/A list holds at most two reactions\.$/);
  },
});

export const HoldingAWordTwice = meta.story({
  args: { values: ['fire', 'fire'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Remove fire' })[0] ?? canvas.getByRole('textbox'),
    );
    await expect(args.onChange).toHaveBeenCalledWith(['fire']);
  },
});

export const ManyAndLong = meta.story({
  args: {
    label:
      'Words that the keyword pinging looks for in every channel that it has not been told to leave alone',
    values: [
      ...Array.from({ length: 18 }, (_, index) => `keyword ${index + 1}`),
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenherstellervereinigung and a whole sentence after it, which is too long for one line',
    ],
  },
});

export const Typed = meta.story({
  args: { values: ['fire'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Reactions' });
    await userEvent.click(input);
    await step('adds a word on comma and space', async () => {
      await userEvent.keyboard('rocket, ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fire', 'rocket']);
      await expect(input).toHaveValue('');
    });
    await step('does not add on a comma alone', async () => {
      await userEvent.keyboard('1,5');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('adds a word on a semicolon', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('oil;');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fire', 'rocket', 'oil']);
      await userEvent.keyboard('{Backspace}1,5');
    });
    await step('ignores a lone comma', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard(',{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fire', 'rocket']);
      await userEvent.keyboard('1,5');
    });
    await step('adds on Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fire', 'rocket', '1,5']);
    });
    await step('adds the remaining text on blur', async () => {
      await userEvent.keyboard('two words');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(['fire', 'rocket', '1,5', 'two words']);
      await expect(input).toHaveValue('');
    });
    await step('does not add a word twice', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('fire{Enter}');
      await expect(input).toHaveValue('');
      await expect(args.onChange).toHaveBeenCalledTimes(5);
    });
  },
});

export const Composed = meta.story({
  args: { values: [] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Reactions' });
    await userEvent.type(input, 'ほのお');
    // An input method uses this Enter to accept the text that is being composed. The field must not add the word.
    await fireEvent(input, createEvent.keyDown(input, { key: 'Enter', isComposing: true }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('ほのお');
  },
});

export const Pasted = meta.story({
  args: { values: [] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Reactions' });
    await userEvent.click(input);
    await step('adds all words of a pasted list', async () => {
      await userEvent.paste('a, b, c');
      await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'b', 'c']);
      await expect(input).toHaveValue('');
    });
    await step('adds all lines of a pasted column', async () => {
      await userEvent.paste('d\ne\n');
      await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd', 'e']);
    });
    await step('adds all cells of a pasted table', async () => {
      await userEvent.paste('f\tg;h');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        'a',
        'b',
        'c',
        'd',
        'e',
        'f',
        'g',
        'h',
      ]);
    });
    await step('waits for more text after a pasted word', async () => {
      await userEvent.paste('fire');
      await expect(input).toHaveValue('fire');
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
});

export const RemovedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Reactions' });
    await step('removes the last word with Backspace in the empty input', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('x{Backspace}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['fire', 'rocket']);
    });
    await step('removes the focused tag with Delete', async () => {
      canvas.getByRole('row', { name: 'fire' }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['rocket']);
      await expect(canvas.getByRole('row', { name: 'rocket' })).toHaveFocus();
    });
    await step('focuses the input after the last tag is removed', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(input).toHaveFocus();
    });
  },
});

export const RemovedByMouse = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rocket' }));
    await expect(args.onChange).toHaveBeenCalledWith(['fire', 'money']);
  },
});
