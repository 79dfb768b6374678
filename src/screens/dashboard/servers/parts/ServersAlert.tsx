import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { serversMessages, serversErrorText } from '#content/messages/dashboard/servers';
import { ServerPageContext } from '#machines/dashboard/server-page/server-page.machine';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import * as css from './ServersAlert.css';

const words = {
  missingScopes: serversMessages.notices.permissionsRequired.description,
  tokenExpired: serversMessages.notices.authenticationExpired.description,
} as const;

export interface ServersAlertProps {
  failure: keyof typeof words;
}

/**
 * Shown if the user has to sign in again, either to grant more scopes or to get a new session (product.md §7.2). Below
 * the text is the raw error, which the user can send to support.
 */
export function ServersAlert({ failure }: ServersAlertProps) {
  const error = ServerPageContext.useSelector(({ context }) => context.error);
  return (
    <AlertPanel
      isLive
      tone="warning"
      title={serversMessages.alerts[failure]}
      actions={<DiscordSignInButton>Reconnect Discord</DiscordSignInButton>}
    >
      <p>{words[failure]}</p>
      {error && <p className={css.raw}>{serversErrorText(error)}</p>}
    </AlertPanel>
  );
}
