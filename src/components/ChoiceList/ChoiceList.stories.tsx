import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ChoiceList, type ChoiceListProps } from './ChoiceList';

const places = Array.from({ length: 500 }, (_, index) => ({
  id: `place-${index + 1}`,
  label: `Place ${index + 1}`,
  description:
    index % 2 === 0 ? 'Open to everyone, on every day of the week and at night' : 'Closed',
}));

const meta = preview.meta({
  title: 'Components/Choice list',
  component: ChoiceList,
  args: { label: 'Places', items: places, value: null, onChange: fn(), empty: 'No places' },
  render: (args) => <Framed {...args} />,
});

/** Renders the list in a container with a fixed height, because the list fills its container. */
function Framed(args: ChoiceListProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ blockSize: '20rem', maxInlineSize: '20rem' }}>
      <ChoiceList
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    </div>
  );
}

export const FiveHundred = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const list = canvas.getByRole('listbox', { name: 'Places' });
    await step('renders only the rows in view and counts all of them', async () => {
      const rows = await within(list).findAllByRole('option');
      await expect(rows.length).toBeLessThan(20);
      await expect(rows[0]).toHaveAttribute('aria-setsize', '500');
    });
    await step('moves to the last row with End and selects it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('option', { name: /^Place 500/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('place-500');
    });
    await step('jumps to a typed name', async () => {
      await userEvent.keyboard('Place 42');
      await waitFor(() => expect(canvas.getByRole('option', { name: /^Place 42 / })).toHaveFocus());
    });
  },
});

export const Chosen = meta.story({
  args: { value: 'place-2' },
  play: async ({ args, canvas, userEvent, step }) => {
    const chosen = await canvas.findByRole('option', { name: /^Place 2 / });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await step('keeps the selection when the selected row is pressed again', async () => {
      await userEvent.click(chosen);
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('selects another row', async () => {
      await userEvent.click(canvas.getByRole('option', { name: /^Place 4 / }));
      await expect(args.onChange).toHaveBeenCalledWith('place-4');
    });
  },
});

export const Empty = meta.story({ args: { items: [] } });
