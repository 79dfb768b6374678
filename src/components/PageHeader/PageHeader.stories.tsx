import { ArrowLeft, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { Link } from '#components/Link/Link';
import { PageHeader } from './PageHeader';

const meta = preview.meta({
  title: 'Components/Page header',
  component: PageHeader,
  args: { title: 'Your servers' },
});

const back = (
  <Link href="#home" tone="quiet">
    <ArrowLeft size={16} aria-hidden />
    Back to home
  </Link>
);
const actions = (
  <>
    <Button tone="plain">Sign In</Button>
    <Button icon={<Plus />}>Add Server</Button>
  </>
);

export const TitleOnly = meta.story();

export const Everything = meta.story({
  args: { subtitle: 'Choose one to change what the bot does there.', back, actions },
});

export const LongTitle = meta.story({
  args: {
    title: 'The Extraordinarily Wellinformed Reselling, Flipping and Sports Betting Community',
    subtitle: 'Owner',
    back,
    actions,
  },
});

export const WrapsItsTrail = meta.story({
  args: {
    back: (
      <div style={{ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }}>
        <span style={{ inlineSize: '14rem' }}>The Extraordinarily Wellinformed</span>
        <span style={{ inlineSize: '8rem' }}>Bot Configuration</span>
      </div>
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByText('Bot Configuration').closest('header')?.parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
});
