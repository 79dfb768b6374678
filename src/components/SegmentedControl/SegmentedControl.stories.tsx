import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SegmentedControl } from './SegmentedControl';

const meta = preview.meta({
  title: 'Components/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Density',
    segments: [
      { id: 'cozy', label: 'Cozy' },
      { id: 'compact', label: 'Compact' },
    ],
    value: 'cozy',
    onChange: fn(),
  },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    const choose = (id: string) => {
      args.onChange(id);
      setValue(id);
    };
    return <SegmentedControl {...args} value={value} onChange={choose} />;
  },
});

export const OneOfTwo = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const [cozy, compact] = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('radiogroup', { name: 'Density' })).toBeVisible();
    await step('selects with a click', async () => {
      await userEvent.click(canvas.getByText('Compact'));
      await expect(compact).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('compact');
    });
    await step('selects with the arrow keys, starting at the selected segment', async () => {
      await expect(compact).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(cozy).toBeChecked();
      await expect(cozy).toHaveFocus();
    });
  },
});

export const WithIcons = meta.story({
  args: {
    label: 'Theme',
    segments: [
      { id: 'dark', label: 'Dark', icon: <Moon /> },
      { id: 'light', label: 'Light', icon: <Sun /> },
    ],
    value: 'light',
  },
});

export const InLight = meta.story({ globals: { theme: 'light' } });
