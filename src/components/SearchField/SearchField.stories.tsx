import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Components/Search field',
  component: SearchField,
  args: {
    label: 'Search settings...',
    placeholder: 'Search settings...',
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
});

export const Empty = meta.story();
export const WithKey = meta.story({ args: { kbd: '/' } });
export const ShownLabel = meta.story({ args: { isLabelHidden: false, label: 'Search servers' } });
export const Disabled = meta.story({ args: { isDisabled: true, kbd: '/' } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'succ' } });
export const Invalid = meta.story({
  args: { defaultValue: 's', errorMessage: 'Type at least two characters.' },
});

export const Filled = meta.story({
  args: { defaultValue: 'succ', kbd: '/' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Search settings...' });
    await step('submits on Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith('succ');
    });
    await step('clears with the button and keeps the caret', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
    await step('clears with Escape', async () => {
      await userEvent.keyboard('points{Escape}');
      await expect(input).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
});

export const LongText = meta.story({
  args: {
    defaultValue:
      'points that a member receives when somebody else reacts to a picture the member has posted in the success channel',
  },
});
