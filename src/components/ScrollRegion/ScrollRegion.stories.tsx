import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ScrollRegion } from './ScrollRegion';

const meta = preview.meta({
  title: 'Components/Scroll region',
  component: ScrollRegion,
  args: { label: 'Figures' },
});

export const Fits = meta.story({
  args: { children: <p style={{ inlineSize: '10rem' }}>A narrow text</p> },
  play: async ({ canvas }) => {
    // The region is measured before the next frame is drawn.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole('region', { name: 'Figures' })).not.toHaveAttribute('tabindex');
  },
});

export const Scrolls = meta.story({
  args: { children: <p style={{ inlineSize: '300rem' }}>A text in a very wide box</p> },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Figures' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
});
