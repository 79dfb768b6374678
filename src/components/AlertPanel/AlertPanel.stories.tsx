import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { AlertPanel } from './AlertPanel';

const meta = preview.meta({
  title: 'Components/Alert panel',
  component: AlertPanel,
  args: {
    tone: 'danger' as const,
    title: 'Error Loading Servers',
    children: 'Failed to fetch Discord servers: 500 Internal Server Error',
    actions: <Button tone="plain">Reconnect</Button>,
  },
});

export const Danger = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Error Loading Servers',
    );
  },
});

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Discord Permissions Required',
    children: 'We need additional Discord permissions to access your servers',
  },
});

export const Info = meta.story({
  args: {
    tone: 'info',
    title: 'Demo mode',
    children: 'Nothing you change here leaves the browser.',
  },
});

export const Live = meta.story({
  args: { isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Loading Servers');
  },
});

export const TitleOnly = meta.story({ args: { children: undefined, actions: undefined } });

export const LongUnbrokenText = meta.story({
  args: { children: `Failed to fetch Discord servers: 502 ${'abcdef0123456789'.repeat(20)}` },
});
