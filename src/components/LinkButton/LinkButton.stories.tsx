import { Rocket } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LinkButton } from './LinkButton';

const meta = preview.meta({
  title: 'Components/Link button',
  component: LinkButton,
  args: { children: 'Embed Designer', href: '#embeds', onPress: fn() },
  decorators: [
    (Story) => (
      <div onClickCapture={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
});

export const Accent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Embed Designer' });
    await expect(link).toHaveAttribute('href', '#embeds');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const Danger = meta.story({ args: { tone: 'danger' } });
export const Plain = meta.story({ args: { tone: 'plain' } });
export const Quiet = meta.story({ args: { tone: 'quiet' } });
export const Compact = meta.story({ args: { size: 'compact', tone: 'plain' } });
export const WithIcon = meta.story({ args: { icon: <Rocket />, children: 'Access Dashboard' } });

export const OpensNewTab = meta.story({
  args: { href: 'https://discord.com', target: '_blank', tone: 'plain', children: 'Open Discord' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open Discord' });
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleDescription('opens in a new tab');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Embed Designer' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const LongLabel = meta.story({
  args: {
    icon: <Rocket />,
    target: '_blank',
    children:
      'Read everything there is to know about the plans, what they cost, and what happens to your points when you leave',
  },
});
