import { ServerOff } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { serversMessages, serversErrorText } from '#content/messages/dashboard/servers';
import { classifyError } from '#domain/servers/failure';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { stack } from '#theme/box';
import * as css from './AddServerDialog.css';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';

const ROWS = 4;

export function LoadingGuilds() {
  return (
    <div aria-busy className={css.choice}>
      <p role="status" className={visuallyHidden}>
        {serversMessages.loading}
      </p>
      <ul className={stack({ gap: 's' })}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.row}>
            <Skeleton shape="circle" width="2.5rem" />
            <Skeleton width={index % 2 === 0 ? '55%' : '40%'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoGuilds() {
  return (
    <EmptyState
      level={3}
      icon={<ServerOff />}
      title={serversMessages.addServer.noGuilds}
      actions={
        <LinkButton tone="plain" href="https://discord.com/developers/applications" target="_blank">
          Open Developer Portal
        </LinkButton>
      }
    />
  );
}

/** Explains why the list could not be loaded, and offers an action. */
export function GuildListFailure() {
  const addServer = AddServerContext.useActorRef();
  const error = AddServerContext.useSelector(({ context }) => context.error);
  if (!error) return null;
  const failure = classifyError(error);
  return (
    <AlertPanel
      isLive
      tone={failure === 'other' ? 'danger' : 'warning'}
      level={3}
      title={serversMessages.alerts[failure === 'other' ? 'failed' : failure]}
    >
      <div className={stack({ gap: 'm', align: 'start' })}>
        <p>{serversErrorText(error)}</p>
        {failure === 'other' ? (
          <Button tone="plain" onPress={() => addServer.send({ type: 'open' })}>
            Try again
          </Button>
        ) : (
          <DiscordSignInButton>Reconnect Discord</DiscordSignInButton>
        )}
      </div>
    </AlertPanel>
  );
}
