import { Hash, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ComboBox, type ComboBoxProps } from './ComboBox';

const roles = [
  { id: '111111111111111111', label: 'Admin', color: '#e74c3c' },
  { id: '222222222222222222', label: 'Moderator', color: '#2ecc71', hint: '12 members' },
  { id: '333333333333333333', label: 'VIP', color: '#f1c40f' },
  { id: '444444444444444444', label: 'Subscriber', color: '#9b87f5' },
];
const channels = [
  { id: '1', label: 'rules', icon: <Hash /> },
  { id: '2', label: 'general', icon: <Hash />, group: 'Community' },
  { id: '3', label: 'success', icon: <Hash />, group: 'Community' },
  { id: '4', label: 'lounge', icon: <Volume2 />, group: 'Voice' },
];
const many = Array.from({ length: 500 }, (_, index) => ({
  id: `role-${index + 1}`,
  label: `Role number ${index + 1}`,
  color: '#9b87f5',
  group: index < 250 ? 'First half' : 'Second half',
}));

const meta = preview.meta({
  title: 'Components/Combo box',
  component: ComboBox,
  args: {
    label: 'VIP role',
    description: 'Given to members who pay for a year.',
    placeholder: 'Choose a role or type its id',
    options: roles,
    value: '',
    isClearable: true,
    onChange: fn(),
    unknownLabel: (value: string) => `Unknown role ${value}`,
  },
  render: (args) => <Kept {...args} />,
});

/** Renders the combo box and stores its value, as a form would. */
function Kept(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'VIP role' });
    await expect(input).toHaveValue('');
    await expect(input).toHaveAccessibleDescription('Given to members who pay for a year.');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
});

export const Filled = meta.story({ args: { value: '333333333333333333' } });
export const RawText = meta.story({
  args: { value: 'some raw text', unknownLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('some raw text');
  },
});
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });
export const Disabled = meta.story({
  args: { isDisabled: true, value: '333333333333333333' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
});
export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: '333333333333333333' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Admin{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Invalid = meta.story({
  args: { value: 'abc', errorMessage: 'A role id has 17 to 20 digits.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'VIP role' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Given to members who pay for a year. A role id has 17 to 20 digits.',
    );
  },
});
export const LongTexts = meta.story({
  args: {
    label:
      'The role that a member receives who has paid for a year in advance and has brought two friends along',
    value: 'x',
    options: [
      {
        id: 'x',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller with honors',
        color: '#e74c3c',
      },
    ],
  },
});

export const Unknown = meta.story({
  args: { value: '987654321098765432' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Unknown role 987654321098765432');
    await step('changes nothing when it only gets focus', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('clears the value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(args.onChange).toHaveBeenCalledWith('');
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    });
  },
});

export const PickedByMouse = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await step('opens the list with a click on the text', async () => {
      await userEvent.click(input);
      await userEvent.click(await screen.findByRole('option', { name: 'VIP' }));
      await expect(args.onChange).toHaveBeenCalledWith('333333333333333333');
      await expect(input).toHaveValue('VIP');
      await closed();
    });
    await step('opens the list with the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map((option) => option.ariaSelected)).toEqual([
        'false',
        'false',
        'true',
        'false',
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Admin' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('111111111111111111');
      await closed();
    });
    await step('closes the list when the selected option is chosen again', async () => {
      await userEvent.click(input);
      await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
      await closed();
      await expect(input).toHaveValue('Admin');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const PickedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await step('opens with the arrow keys and selects with Enter', async () => {
      await userEvent.tab();
      await expect(screen.queryByRole('listbox')).toBeNull();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('222222222222222222');
      await expect(input).toHaveValue('Moderator');
      await closed();
    });
    await step('filters the list by the typed text', async () => {
      await userEvent.keyboard('{Control>}a{/Control}sub');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('444444444444444444');
      await closed();
    });
    await step('selects the highlighted option with Tab', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{Home}{ArrowDown}');
      await userEvent.tab();
      await closed();
      await expect(input).not.toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
});

export const TypedRaw = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await step('reports on Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard('123456789012345678');
      await expect(args.onChange).not.toHaveBeenCalled();
      await screen.findByText(/No match/);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('123456789012345678');
      await expect(input).toHaveValue('Unknown role 123456789012345678');
      await closed();
    });
    await step('reports on blur', async () => {
      await userEvent.keyboard('{Control>}a{/Control} 55 ');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('55');
      await closed();
    });
    await step('reports each value once', async () => {
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const TypedName = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await step('selects the option whose label was typed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('moderator');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('222222222222222222');
      await expect(input).toHaveValue('Moderator');
    });
    await step('selects the option whose id was typed', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('111111111111111111{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('111111111111111111');
      await expect(input).toHaveValue('Admin');
    });
  },
});

export const TakenBack = meta.story({
  args: { value: '222222222222222222' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(input).toHaveValue('Moderator');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const TakenBackToRaw = meta.story({
  args: { value: '987654321098765432' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('xyz{Escape}');
    await closed();
    await expect(canvas.getByRole('combobox')).toHaveValue('Unknown role 987654321098765432');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Counts the Escape events that bubble out of the field. A surrounding dialog would receive them. */
function EscapeCounter(props: ComboBoxProps) {
  const [heard, setHeard] = useState(0);
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setHeard(heard + 1);
      }}
    >
      <Kept {...props} />
      <p role="status">{heard}</p>
    </div>
  );
}

export const EscapeStaysInside = meta.story({
  render: (args) => <EscapeCounter {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await step('stops the Escape that closes the list', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(canvas.getByRole('status')).toHaveTextContent('0');
    });
    await step('lets the next Escape bubble', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('status')).toHaveTextContent('1');
    });
  },
});

export const ClearedByKeyboard = meta.story({
  args: { value: '222222222222222222' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});

export const InGroups = meta.story({
  args: { label: 'Success channel', options: channels, value: '3' },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await step('lists options without a heading first', async () => {
      const options = await screen.findAllByRole('option');
      await expect(options.map((option) => option.textContent)).toEqual([
        'rules',
        'general',
        'success',
        'lounge',
      ]);
      await expect(screen.getByRole('group', { name: 'Community' })).toBeInTheDocument();
    });
    await step('hides a heading without matches', async () => {
      await userEvent.keyboard('suc');
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Voice' })).toBeNull());
      await expect(screen.getByRole('option', { name: 'success' })).toBeInTheDocument();
    });
  },
});

export const FiveHundredOptions = meta.story({
  args: { options: many },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    const highlighted = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await step('shows the frame before the list, without a layout shift', async () => {
      const boxes: (Box & { of: 'frame' | 'list' })[] = [];
      const observer = new MutationObserver(() => {
        const frame = document.querySelector('[data-popup-frame]');
        const list = screen.queryByRole('listbox')?.parentElement;
        if (frame) boxes.push({ of: 'frame', ...boxOf(frame) });
        if (list) boxes.push({ of: 'list', ...boxOf(list) });
      });
      observer.observe(document.body, { childList: true, subtree: true });
      // Focuses and clicks directly, because user-event would wait for the list.
      input.focus();
      input.click();
      const list = await screen.findByRole('listbox');
      observer.disconnect();
      await expect(boxes[0]?.of).toBe('frame');
      await expect(boxes[0]).toMatchObject(boxOf(list.parentElement));
      await expect(document.querySelector('[data-popup-frame]')).toBeNull();
    });
    await step(
      'renders only the rows in view, each with its position in the whole list',
      async () => {
        const first = await screen.findByRole('option', { name: 'Role number 1' });
        await expect(first).toHaveAttribute('aria-setsize', '500');
        await expect(screen.getAllByRole('option').length).toBeLessThan(40);
      },
    );
    await step('reaches rows that are not rendered with the arrow keys, End and Home', async () => {
      await userEvent.keyboard('{ArrowDown}{End}');
      await waitFor(() => expect(highlighted()).toHaveTextContent('Role number 500'));
      // Scrolling replaces the row elements of the list, so the row may become visible later.
      await waitFor(() => expect(highlighted()).toBeVisible());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(highlighted()).toHaveTextContent('Role number 499'));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(highlighted()).toHaveTextContent(/^Role number 1$/));
    });
    await step('renders rows when the list scrolls', async () => {
      screen.getByRole('listbox').scrollTo({ top: 5_600 });
      await screen.findByRole('option', { name: 'Role number 200' });
      await expect(screen.queryByRole('option', { name: 'Role number 20' })).toBeNull();
    });
    await step('finds any row by typing', async () => {
      await userEvent.keyboard('number 499');
      await screen.findByRole('option', { name: 'Role number 499' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('role-499');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('opens at the selected option', async () => {
      await closed();
      await userEvent.keyboard('{ArrowDown}');
      const chosen = await screen.findByRole('option', { name: 'Role number 499' });
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Escape}');
      await closed();
    });
  },
});

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Returns the box of an element, rounded to px. */
function boxOf(element: Element | null): Box {
  const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return {
    top: Math.round(top),
    left: Math.round(left),
    width: Math.round(width),
    height: Math.round(height),
  };
}

export const LeftWhileOpening = meta.story({
  args: { options: many },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    input.click();
    input.blur();
    // Wait longer than the list takes to open.
    await new Promise((passed) => setTimeout(passed, 500));
    await waitFor(() => expect(document.querySelector('[data-popup-frame]')).toBeNull());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});
