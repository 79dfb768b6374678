import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { vars } from '#theme/theme.css';
import { Card, CardLink } from './Card';

const meta = preview.meta({
  title: 'Components/Card',
  component: CardLink,
  args: { href: '#server', children: 'Reseller Hub' },
});

const server = (
  <span style={{ display: 'flex', alignItems: 'center', gap: vars.space.m }}>
    <Avatar name="" seed="81384788765712384" size={48} shape="rounded" />
    <span style={{ flex: 1 }}>Reseller Hub</span>
    <Badge tone="accent">Demo</Badge>
  </span>
);

export const Plain = meta.story({ render: () => <Card>Holds one thing.</Card> });

export const WholeCardIsALink = meta.story({
  args: { children: server },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Reseller Hub Demo' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#server');
  },
});

export const UnderThePointer = meta.story({
  args: { children: server },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'));
  },
});

export const Disabled = meta.story({ args: { children: server, isDisabled: true } });
