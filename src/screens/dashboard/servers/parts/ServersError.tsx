import { RotateCw } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { serversMessages, serversErrorText } from '#content/messages/dashboard/servers';
import { errorHint } from '#domain/servers/failure';
import {
  isRetryResting,
  ServerPageContext,
} from '#machines/dashboard/server-page/server-page.machine';
import { box, stack } from '#theme/box';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import * as css from '../Servers.css';

export interface RetryProps {
  onRetry: () => void;
}

/** The server error screen (product.md §7.8): the raw error, possible causes and actions. */
export function ServersError({ onRetry }: RetryProps) {
  const { error, viewer } = ServerPageContext.useSelector(({ context }) => context);
  const raw = error ? serversErrorText(error) : serversMessages.notices.loadFailed.title;
  return (
    <div className={stack({ gap: 'l' })}>
      <AlertPanel
        isLive
        tone="danger"
        title={serversMessages.alerts.failed}
        actions={
          // Without a Discord account, a retry would fail again.
          error?.kind === 'missingDiscordId' ? (
            <DiscordSignInButton>Connect Discord</DiscordSignInButton>
          ) : (
            <>
              <RetryButton onRetry={onRetry} />
              <DiscordSignInButton tone="plain">Reconnect Discord</DiscordSignInButton>
            </>
          )
        }
      >
        {serversMessages.notices.loadFailed.title}
      </AlertPanel>
      <div className={css.errorDetails}>
        <Hint raw={raw} />
        <dl className={css.errorFacts}>
          <Fact term={serversMessages.rawErrorLabel}>{raw}</Fact>
          <Fact term={serversMessages.discordIdLabel}>
            {viewer?.profile?.discordId ?? serversMessages.discordIdUnknown}
          </Fact>
        </dl>
      </div>
    </div>
  );
}

function RetryButton({ onRetry }: RetryProps) {
  const rests = useRetryRests();
  return (
    <Button icon={<RotateCw />} isDisabled={rests} onPress={onRetry}>
      {rests ? 'Retrying...' : 'Retry'}
    </Button>
  );
}

/** Returns whether a retry has to wait (product.md §7.9). */
export function useRetryRests(): boolean {
  return ServerPageContext.useSelector(isRetryResting);
}

function Hint({ raw }: { raw: string }) {
  const hint = errorHint(raw);
  if (!hint) return null;
  const { title, body, causes } = serversMessages.hints[hint];
  return (
    <div className={stack({ gap: 'xs' })}>
      <h3 className={box({ size: 'm', weight: 'strong' })}>{title}</h3>
      <p className={css.hintText}>{body}</p>
      {causes.length > 0 && (
        <>
          <p className={css.causesTitle}>{serversMessages.causesLabel}</p>
          <ul className={css.causes}>
            {causes.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className={stack({ gap: 'xs' })}>
      <dt className={box({ size: 'xs', weight: 'medium', color: 'textMuted' })}>{term}</dt>
      <dd>
        <code className={css.code}>{children}</code>
      </dd>
    </div>
  );
}
