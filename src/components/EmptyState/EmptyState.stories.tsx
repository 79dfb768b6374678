import { LogIn, RefreshCw, Server } from 'lucide-react';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { EmptyState } from './EmptyState';

const meta = preview.meta({
  title: 'Components/Empty state',
  component: EmptyState,
  args: { title: 'No Discord Servers Found' },
});

export const TitleOnly = meta.story();

export const WithActions = meta.story({
  args: {
    icon: <Server />,
    description: 'You do not administer a server that has the bot. Add one, or look again.',
    actions: (
      <>
        <Button>Open Discord</Button>
        <Button tone="plain" icon={<RefreshCw />}>
          Refresh Discord Data
        </Button>
      </>
    ),
  },
});

export const WithoutActions = meta.story({
  args: {
    icon: <LogIn />,
    title: 'Please Sign In',
    description: 'Sign in with Discord to view and manage your servers',
    level: 3,
  },
});
