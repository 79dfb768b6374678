import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DateTimePanel, type DateTimePanelProps } from './DateTimePanel';

const meta = preview.meta({
  title: 'Components/Date time panel',
  component: DateTimePanel,
  args: { label: 'Date', value: '2026-11-20T09:41', onChange: fn() },
  render: (args) => <Kept {...args} />,
});

function Kept(props: DateTimePanelProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateTimePanel
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a day keeps the time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /November 24, 2026/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T09:41');
    });
    await step('the time keeps the day', async () => {
      canvas.getByRole('spinbutton', { name: /hour/ }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T10:41');
    });
    await step('the arrow keys move in the calendar', async () => {
      canvas.getByRole('button', { name: /November 24, 2026/ }).focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T10:41');
    });
  },
});

export const Empty = meta.story({ args: { value: '' } });
