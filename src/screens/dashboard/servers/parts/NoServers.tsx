import { RotateCw, ServerOff } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { serversMessages } from '#content/messages/dashboard/servers';
import { useRetryRests } from './view';
import { notice } from './Notice.css';
import type { RetryProps } from './ServersBody';

const { title, body } = serversMessages.empty.noServers;

/** Shown if the user is signed in, but Discord has returned no servers (product.md §7.2). */
export function NoServers({ onRetry }: RetryProps) {
  const rests = useRetryRests();
  return (
    <div className={notice}>
      <EmptyState
        icon={<ServerOff />}
        title={title}
        description={body}
        actions={
          <>
            <LinkButton href="https://discord.com/app" target="_blank">
              Open Discord
            </LinkButton>
            <Button tone="plain" icon={<RotateCw />} isDisabled={rests} onPress={onRetry}>
              Refresh Discord Data
            </Button>
          </>
        }
      />
    </div>
  );
}
