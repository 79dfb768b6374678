import { RotateCw } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { setupErrorHelp, setupErrors } from '#content/messages/market/seller';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import type { SetupErrorKind } from '#machines/market/store-setup/store-setup.events';
import { useSetupView } from './setup-view';

/** The errors after which a retry of the same save can succeed. */
const repeatable: readonly SetupErrorKind[] = [
  'conflict',
  'unreachable',
  'unanswered',
  'notAdministrator',
];

/** Explains why the setup was not saved. The form keeps all input. */
export function SetupAlert({ onSignIn }: { onSignIn: () => void }) {
  const setup = StoreSetupContext.useActorRef();
  const view = useSetupView();
  if (['loading', 'editing', 'saving', 'saved', 'created'].includes(view)) return null;
  const kind = view as SetupErrorKind;
  const help = setupErrorHelp[kind];
  return (
    <AlertPanel
      isLive
      tone={kind === 'conflict' || kind === 'undecided' ? 'warning' : 'danger'}
      title={setupErrors[kind]}
      actions={
        <>
          {repeatable.includes(kind) && (
            <Button tone="plain" icon={<RotateCw />} onPress={() => setup.send({ type: 'save' })}>
              Save again
            </Button>
          )}
          {kind === 'signInRequired' && <Button onPress={onSignIn}>Sign in</Button>}
          <Button tone="plain" onPress={() => setup.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        </>
      }
    >
      {help && <p>{help}</p>}
    </AlertPanel>
  );
}
