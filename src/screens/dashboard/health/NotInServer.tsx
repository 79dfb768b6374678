import { Unplug } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { askForInviteText, healthMessages } from '#content/messages/dashboard/health';
import { healthCountMessages } from '#content/messages/dashboard/health-count';
import { inviteUrl } from '#domain/bot-config/invite';
import { canEditKey } from '#domain/permissions/config-rights';
import { hasFullAccess } from '#domain/permissions/panel-access';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { CheckAgain } from './HealthStatus';
import type { Checked } from './HealthCount';

interface InviteProps extends Pick<Checked, 'who' | 'resources'> {
  /** The id of the Discord application; null if the build has none. */
  clientId: string | null;
}

/** Returns the URL of the bot's invite; null without a client id, or for a viewer who does not see all settings. */
export function useInvite({ who, resources, clientId }: InviteProps): string | null {
  const config = ConfigEditContext.useSelector(({ context }) => context.base);
  if (clientId === null || !hasFullAccess(who)) return null;
  const { server, editor } = who;
  return inviteUrl({
    clientId,
    serverId: server.id,
    config,
    isSeen: (key) => canEditKey({ server, editor, key }),
    resources,
  });
}

/** Nothing works in a server that the bot is not in. */
export function NotInServer(props: InviteProps) {
  const { who, clientId } = props;
  const invite = useInvite(props);
  const isManager = hasFullAccess(who);
  const how = isManager ? healthMessages.inviteYourself : askForInviteText(who.server.name);
  return (
    <EmptyState
      icon={<Unplug />}
      title={healthCountMessages.notInServer}
      description={
        <>
          {healthMessages.notInServerHelp} {(clientId === null || !isManager) && how}
        </>
      }
      actions={
        <>
          {invite !== null && (
            <LinkButton href={invite} target="_blank">
              {healthMessages.invite}
            </LinkButton>
          )}
          <CheckAgain />
        </>
      }
    />
  );
}
