import { useLocation } from 'react-router-dom';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { factorMissingMessages } from '#content/messages/dashboard/factor-missing';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { stateOfErrand } from '#domain/session/factor-errand';

/** Leads to the setup of an app, which returns to this page. */
export function FactorSetupLink({ server }: { server: Server }) {
  const { pathname, hash } = useLocation();
  return (
    <LinkButton
      tone="plain"
      size="compact"
      href={paths.security.href()}
      routerOptions={{ state: stateOfErrand({ href: pathname + hash, server: server.name }) }}
    >
      {factorMissingMessages.setUp}
    </LinkButton>
  );
}
