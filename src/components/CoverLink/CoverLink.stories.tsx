import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '../Button/Button';
import { CoverLink } from './CoverLink';

const onPress = fn();

const meta = preview.meta({
  title: 'Components/Cover link',
  component: CoverLink,
  args: { href: '#opened', children: 'Resell Heaven', onPress },
  render: (args) => (
    <div style={{ position: 'relative', display: 'flex', gap: '24px', padding: '16px' }}>
      <CoverLink {...args} />
      <span style={{ position: 'relative', zIndex: 1 }}>
        <Button tone="plain" size="compact" onPress={args.onPress}>
          Pin
        </Button>
      </span>
    </div>
  ),
});

export const Row = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Resell Heaven' });
    const row = link.parentElement;
    await step('covers the row, except for other controls', async () => {
      const box = row?.getBoundingClientRect();
      const [right, middle] = [(box?.right ?? 0) - 4, (box?.top ?? 0) + (box?.height ?? 0) / 2];
      await expect(document.elementFromPoint(right, middle)).toBe(link);
      const button = canvas.getByRole('button', { name: 'Pin' });
      const { left, top, width, height } = button.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    });
    await step('is followed by keyboard', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
});
