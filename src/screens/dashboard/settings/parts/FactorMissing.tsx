import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { factorMissingMessages } from '#content/messages/dashboard/factor-missing';
import type { Server } from '#domain/servers/server';
import { FactorSetupLink } from './FactorSetupLink';

/** Tells an editor that the server requires a second factor, which they have not set up (product.md §12.28). */
export function FactorMissing({ server, isLive }: { server: Server; isLive: boolean }) {
  return (
    <AlertPanel
      isLive={isLive}
      tone="warning"
      title={factorMissingMessages.title}
      actions={<FactorSetupLink server={server} />}
    >
      <p>{factorMissingMessages.help}</p>
    </AlertPanel>
  );
}
