import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProgressBar } from './ProgressBar';

const meta = preview.meta({
  title: 'Components/Progress bar',
  component: ProgressBar,
});

export const Half = meta.story({
  args: { label: 'Exporting users', value: 50, max: 100, valueText: '50 of 100 users' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Exporting users' });
    await expect(bar).toHaveValue(50);
    await expect(bar).toHaveAttribute('aria-valuetext', '50 of 100 users');
  },
});
export const Empty = meta.story({ args: { label: 'Exporting users', value: 0, max: 100 } });
export const Full = meta.story({ args: { label: 'Exporting users', value: 100, max: 100 } });
