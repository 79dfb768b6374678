import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextArea } from './TextArea';

const meta = preview.meta({
  title: 'Components/Text area',
  component: TextArea,
  args: {
    label: 'Command input',
    description: 'Sent to the bot as it stands.',
    placeholder: 'Enter command parameters...',
    onChange: fn(),
  },
});

const longText = Array.from(
  { length: 20 },
  (_, line) => `Line ${line + 1} of the welcome text`,
).join('\n');

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const text = canvas.getByRole('textbox', { name: 'Command input' });
    const before = text.clientHeight;
    await step('inserts a new line on Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard('one{Enter}two');
      await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo');
    });
    await step('grows with its text', async () => {
      await userEvent.keyboard('{Enter}three{Enter}four{Enter}five');
      await expect(text.clientHeight).toBeGreaterThan(before);
    });
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'Welcome to the club!\nRead the rules first.' },
});
export const OneRow = meta.story({ args: { rows: 1 } });
export const Scrolling = meta.story({ args: { defaultValue: longText } });
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });
export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Welcome to the club!' },
});
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'Welcome to the club!' },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please fill in all required fields' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Command input' });
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription(
      'Sent to the bot as it stands. Please fill in all required fields',
    );
  },
});

export const LongLabel = meta.story({
  args: {
    label:
      'What the bot says to a member who has just paid for the first time and has not yet read the rules',
  },
});

export const Code = meta.story({
  args: { label: 'JSON', isCode: true, rows: 6, value: '{\n  "title": "New Embed"\n}' },
});
