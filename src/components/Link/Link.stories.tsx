import { ArrowLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Link } from './Link';

const meta = preview.meta({ component: Link, args: { href: '#docs', children: 'the docs' } });

export const InText = meta.story({
  render: (args) => (
    <p>
      How a cron schedule is written stands in <Link {...args} />.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'the docs' })).toHaveFocus();
  },
});

export const Quiet = meta.story({
  args: {
    tone: 'quiet',
    children: (
      <>
        <ArrowLeft size={16} aria-hidden />
        Back to home
      </>
    ),
  },
});

export const External = meta.story({
  args: { href: 'https://discord.com', isExternal: true, children: 'Open Discord' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open Discord' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
