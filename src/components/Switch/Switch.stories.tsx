import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Switch } from './Switch';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Welcome direct messages',
    description: 'New members get a private message from the bot.',
    onChange: fn(),
  },
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Welcome direct messages' });
    await step('has its help text as accessible description', async () => {
      await expect(control).toHaveAccessibleDescription(
        'New members get a private message from the bot.',
      );
    });
    await step('toggles with Space and with a click on its label', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(control).toBeChecked();
      await userEvent.click(canvas.getByText('Welcome direct messages'));
      await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
      await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
    });
  },
});

export const On = meta.story({ args: { defaultSelected: true } });
export const LabelAfter = meta.story({ args: { labelPosition: 'after', defaultSelected: true } });
export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, description: undefined, defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Welcome direct messages' })).toBeChecked();
  },
});
export const DisabledOff = meta.story({ args: { isDisabled: true } });
export const DisabledOn = meta.story({ args: { isDisabled: true, defaultSelected: true } });

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Welcome direct messages'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Choose a welcome channel first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'New members get a private message from the bot. Choose a welcome channel first.',
    );
  },
});

export const LongLabel = meta.story({
  args: {
    label:
      'Take the points back from a member who deletes the message with the picture that they were given for, even days later',
  },
});
