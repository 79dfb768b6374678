import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ComboBoxView } from './ComboBoxView';
import { LazyComboBox, type LazyComboBoxProps } from './LazyComboBox';

const admin = '111111111111111111';
const moderator = '222222222222222222';

const meta = preview.meta({
  title: 'Components/Lazy combo box',
  component: LazyComboBox,
  args: {
    label: 'VIP role',
    description: 'Given to members who pay for a year.',
    placeholder: 'Choose a role or type its id',
    options: [
      { id: admin, label: 'Admin', color: '#e74c3c' },
      { id: moderator, label: 'Moderator', color: '#2ecc71', hint: '12 members' },
    ],
    value: moderator,
    isClearable: true,
    onChange: fn(),
    unknownLabel: (value: string) => `Unknown role ${value}`,
    notLoaded: 'The list could not be loaded.',
  },
  render: (args) => <Kept {...args} />,
});

/** Renders the combo box and stores its value, as a form would. */
function Kept(props: LazyComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <LazyComboBox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

/** Like `Kept`, but renders the combo box directly, without loading it lazily. */
function KeptOptions({
  notLoaded,
  hasFailed = false,
  ...props
}: LazyComboBoxProps & { hasFailed?: boolean }) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBoxView
      {...props}
      note={hasFailed ? notLoaded : undefined}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      onNear={() => {}}
      onRequest={() => {}}
    />
  );
}

export const AtRest = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'VIP role' });
    await expect(input).toHaveValue('Moderator');
    await expect(input).toHaveAccessibleDescription('Given to members who pay for a year.');
  },
});
export const Unknown = meta.story({ args: { value: '987654321098765432' } });
export const Disabled = meta.story({ args: { isDisabled: true } });

export const OpenedByPress = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('opens the list with a click on the text', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(admin);
      await expect(canvas.getByRole('combobox')).toHaveValue('Admin');
    });
    await step('keeps focus in the field', async () => {
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
  },
});

export const OpenedByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
    await screen.findByRole('option', { name: 'Admin' });
  },
});

export const OpenedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    const input = canvas.getByRole('combobox');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(admin);
  },
});

/** Text that is typed before the list is loaded is handled in the same way as in the loaded combo box. */
export const TypedWithoutList = meta.story({
  render: (args) => <KeptOptions {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await step('selects the option whose label was typed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'admin{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(admin);
      await expect(input).toHaveValue('Admin');
    });
    await step('keeps any other text on blur', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '123456789012345678');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('123456789012345678');
      await expect(input).toHaveValue('Unknown role 123456789012345678');
    });
    await step('discards the text on Escape', async () => {
      await userEvent.type(input, 'x{Escape}');
      await expect(input).toHaveValue('Unknown role 123456789012345678');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('clears the value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(input).toHaveFocus();
    });
  },
});

export const ListNotLoaded = meta.story({
  render: (args) => <KeptOptions {...args} hasFailed />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
  },
});
