import { Crown, Shield } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Select } from './Select';

const intervals = [
  { id: 'month', label: 'Month' },
  { id: 'year', label: 'Year' },
  { id: 'week', label: 'Week' },
];
const described = [
  {
    id: 'admin',
    label: 'Admin',
    description: 'Everything except removing the owner.',
    icon: <Crown />,
  },
  {
    id: 'moderator',
    label: 'Moderator',
    description: 'View, edit and moderate.',
    icon: <Shield />,
  },
  { id: 'support', label: 'Support', description: 'View and moderate.' },
];
const colored = [
  { id: '1', label: 'Violet', color: '#9b87f5', hint: '#9b87f5' },
  { id: '2', label: 'Green', color: '#2ecc71', hint: '#2ecc71' },
  { id: '3', label: 'Red', color: '#e74c3c', hint: '#e74c3c' },
];

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Billing interval',
    description: 'How often members pay.',
    options: intervals,
    onChange: fn(),
  },
});

export const NothingChosen = meta.story({ args: { placeholder: 'Choose an interval' } });

export const Chosen = meta.story({
  args: { defaultValue: 'month' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Month Billing interval' });
    await expect(button).toHaveAccessibleDescription('How often members pay.');
  },
});

export const WithDescriptions = meta.story({
  args: { label: 'Panel role', options: described, defaultValue: 'support' },
});
export const WithColors = meta.story({
  args: { label: 'Accent', options: colored, defaultValue: '1' },
});
export const HiddenLabel = meta.story({ args: { isLabelHidden: true, defaultValue: 'year' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'month' } });
export const NoLongerAnOption = meta.story({ args: { value: 'decade' } });

export const Invalid = meta.story({
  args: { errorMessage: 'Please fill in all required fields' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'How often members pay. Please fill in all required fields',
    );
  },
});

export const LongTexts = meta.story({
  args: {
    label:
      'How often a member pays who has taken the large subscription and has not cancelled it before the end',
    options: [
      {
        id: '1',
        label:
          'Every month on the day of the first payment, or on the last day of a month that has no such day',
      },
      { id: '2', label: 'Once' },
    ],
    defaultValue: '1',
  },
});

export const ChosenByMouse = meta.story({
  args: { options: described, label: 'Panel role' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Panel role/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'Moderator View, edit and moderate.' }),
    );
    await expect(args.onChange).toHaveBeenCalledWith('moderator');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Moderator/ })).toHaveFocus());
  },
});

export const ChosenByKeyboard = meta.story({
  args: { defaultValue: 'month' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /Billing interval/ });
    await userEvent.tab();
    await step('selects by a typed letter without opening', async () => {
      await userEvent.keyboard('y');
      await expect(args.onChange).toHaveBeenLastCalledWith('year');
    });
    await step('opens with the arrow keys and selects with Enter', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('week');
    });
    await step('closes with Escape and changes nothing', async () => {
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard(' ');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowUp}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const Opened = meta.story({
  args: { label: 'Panel role', options: described, defaultValue: 'moderator' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Panel role/ }));
    await screen.findByRole('listbox');
  },
});

const towns = Array.from({ length: 120 }, (_, index) => ({
  id: `town-${index + 1}`,
  label: index === 89 ? 'Zurich' : `Town ${index + 1}`,
}));

export const OneHundredAndTwenty = meta.story({
  args: { options: towns, value: undefined, defaultValue: undefined },
  play: async ({ canvas, userEvent, step }) => {
    const option = (name: string) => screen.findByRole('option', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await step('renders only the rows in view', async () => {
      await option('Town 1');
      await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    });
    await step('reaches other rows with End and by typing a name', async () => {
      await userEvent.keyboard('{End}');
      const last = await option('Town 120');
      await waitFor(() => expect(last).toHaveFocus());
      await userEvent.keyboard('Zur');
      const found = await option('Zurich');
      await waitFor(() => expect(found).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button')).toHaveTextContent('Zurich');
    });
  },
});
