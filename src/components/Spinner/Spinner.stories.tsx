import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Spinner } from './Spinner';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading servers' },
});

export const Small = meta.story({ args: { size: 'small' } });
export const Normal = meta.story({
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: 'Loading servers' });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
});
export const Large = meta.story({ args: { size: 'large' } });
