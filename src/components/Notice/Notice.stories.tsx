import { CloudAlert, History } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from './Notice';

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  args: { icon: <History />, text: 'Your last draft was restored.' },
  decorators: [
    (Story) => (
      <Notices>
        <Story />
      </Notices>
    ),
  ],
});

export const Neutral = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your last draft was restored.');
  },
});

export const Warning = meta.story({
  args: { tone: 'warning', icon: <CloudAlert />, text: 'This list may be out of date.' },
});

export const WithActions = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    actions: (
      <>
        <Button tone="quiet" size="compact">
          Start fresh
        </Button>
        <Button tone="quiet" size="compact">
          Dismiss
        </Button>
      </>
    ),
  },
});

export const LongText = meta.story({ args: { text: `Removed ${'abcdef0123456789'.repeat(20)}` } });
