import { ArrowLeft, Plus } from 'lucide-react';
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
