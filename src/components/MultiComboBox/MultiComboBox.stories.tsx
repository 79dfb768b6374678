import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MultiComboBox, type MultiComboBoxProps } from './MultiComboBox';

const roles = [
  { id: '111111111111111111', label: 'Admin', color: '#e74c3c' },
  { id: '222222222222222222', label: 'Moderator', color: '#2ecc71' },
  { id: '333333333333333333', label: 'VIP', color: '#f1c40f' },
  { id: '444444444444444444', label: 'Subscriber', color: '#9b87f5' },
];
const [admin, moderator, vip] = ['111111111111111111', '222222222222222222', '333333333333333333'];
const stranger = '987654321098765432';

const meta = preview.meta({
  title: 'Components/Multi combo box',
  component: MultiComboBox,
  args: {
    label: 'Shop support roles',
    description: 'They are called to every new ticket.',
    placeholder: 'Choose roles or type their ids',
    options: roles,
    values: [admin, vip],
    onChange: fn(),
    unknownLabel: (value: string) => `Unknown role ${value}`,
  },
  render: (args) => <Kept {...args} />,
});

/** Renders the combo box and stores its values, as a form would. */
function Kept(props: MultiComboBoxProps) {
  const [values, setValues] = useState(props.values);
  return (
    <MultiComboBox
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Empty = meta.story({ args: { values: [] } });
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Shop support roles' });
    await expect(input).toHaveAccessibleDescription('They are called to every new ticket.');
    await expect(canvas.getByRole('grid', { name: 'Shop support roles' })).toBeVisible();
  },
});

export const WithUnknown = meta.story({
  args: { values: [admin, stranger] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove Unknown role ${stranger}` }));
    await expect(args.onChange).toHaveBeenCalledWith([admin]);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace}VIP{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { values: [admin, 'abc'], errorMessage: 'A role id has 17 to 20 digits.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Shop support roles' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'They are called to every new ticket. A role id has 17 to 20 digits.',
    );
  },
});

export const ManyAndLong = meta.story({
  args: {
    label:
      'Roles of which a member must have at least one before the onboarding lets the member in',
    options: Array.from({ length: 24 }, (_, index) => ({
      id: `${index}`,
      label:
        index === 7
          ? 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller and a sentence'
          : `Role ${index}`,
      color: index % 2 ? '#e74c3c' : '#2ecc71',
    })),
    values: Array.from({ length: 14 }, (_, index) => `${index}`),
  },
});

export const ChosenByMouse = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await step('adds the option and keeps the list open', async () => {
      await userEvent.click(await screen.findByRole('option', { name: 'Moderator' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([admin, vip, moderator]);
      await expect(screen.getByRole('option', { name: 'Moderator' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('removes the option when it is chosen again', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'VIP' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([admin, moderator]);
    });
    await step('changes nothing on blur', async () => {
      await userEvent.tab();
      await closed();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const ChosenByKeyboard = meta.story({
  args: { values: [] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await step('filters by the typed text; Enter adds and clears it', async () => {
      await userEvent.keyboard('mod');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([moderator]);
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
    await step('closes the list with Escape', async () => {
      await userEvent.keyboard('v{Escape}');
      await closed();
      await expect(input).toHaveValue('');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
});

export const TypedRaw = meta.story({
  args: { values: [] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await step('adds on Enter', async () => {
      await userEvent.keyboard(`${stranger}{Enter}`);
      await expect(args.onChange).toHaveBeenLastCalledWith([stranger]);
      await expect(input).toHaveValue('');
    });
    await step('adds the option whose label was typed on comma and space', async () => {
      await userEvent.keyboard('vip, ');
      await expect(args.onChange).toHaveBeenLastCalledWith([stranger, vip]);
    });
    await step('adds on blur', async () => {
      await userEvent.keyboard('55');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith([stranger, vip, '55']);
      await closed();
    });
  },
});

export const RemovedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await step('removes the last tag with Backspace in the empty input', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith([admin]);
    });
    await step('removes the focused tag with Delete and focuses the input', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('row', { name: 'Admin' })).toHaveFocus();
      await userEvent.keyboard('{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(input).toHaveFocus();
    });
  },
});
