import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { PickList, type PickListProps } from './PickList';

const places = Array.from({ length: 200 }, (_, index) => ({
  id: `place-${index + 1}`,
  label: `Place ${index + 1}`,
}));

const meta = preview.meta({
  title: 'Components/Pick list',
  component: PickList,
  args: { label: 'Places', items: places, picked: [], onToggle: fn(), empty: 'No places' },
  render: (args) => <Framed {...args} />,
});

/** Renders the list in a container with a fixed height, because the list fills its container. */
function Framed(args: PickListProps) {
  const [picked, setPicked] = useState(args.picked);
  const items = args.items.map((item) => ({
    ...item,
    controls: picked.includes(item.id) && (
      <Button tone="plain" size="compact">
        Open {item.label}
      </Button>
    ),
  }));
  return (
    <div style={{ blockSize: '20rem', maxInlineSize: '24rem' }}>
      <PickList
        {...args}
        items={items}
        picked={picked}
        onToggle={(id) => {
          setPicked((ids) =>
            ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
          );
          args.onToggle(id);
        }}
      />
    </div>
  );
}

export const TwoHundred = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const list = canvas.getByRole('grid', { name: 'Places' });
    await step('renders only the rows in view', async () => {
      await waitFor(() => expect(within(list).getAllByRole('row').length).toBeGreaterThan(4));
      await expect(within(list).getAllByRole('row').length).toBeLessThan(20);
    });
    await step('picks with the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown} ');
      const row = canvas.getByRole('row', { name: 'Place 2' });
      await expect(row).toHaveAttribute('aria-selected', 'true');
      await expect(args.onToggle).toHaveBeenCalledWith('place-2');
    });
    await step("moves into and out of the row's controls with Tab", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Open Place 2' })).toHaveFocus();
      await userEvent.tab();
      await expect(list.contains(document.activeElement)).toBe(false);
    });
  },
});

export const SomePicked = meta.story({
  args: { picked: ['place-2', 'place-3'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('does not pick when a control is pressed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open Place 2' }));
      await expect(args.onToggle).not.toHaveBeenCalled();
    });
    await step('does not pick on a press beside the controls', async () => {
      const beside = canvas.getByRole('button', { name: 'Open Place 2' }).parentElement;
      if (beside) await userEvent.click(beside);
      await expect(args.onToggle).not.toHaveBeenCalled();
    });
    await step('unpicks on a press on the row', async () => {
      await userEvent.click(canvas.getByRole('row', { name: 'Place 3' }));
      await expect(args.onToggle).toHaveBeenCalledWith('place-3');
    });
  },
});

export const Disabled = meta.story({ args: { picked: ['place-2'], isDisabled: true } });
export const Empty = meta.story({ args: { items: [] } });
