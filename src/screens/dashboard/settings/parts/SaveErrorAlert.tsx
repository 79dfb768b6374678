import { RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { configMessages, settingsMessages } from '#content/messages/dashboard/config';
import { rightsChangedText, whyNotText } from '#content/messages/dashboard/why-not';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import { useSaveView } from './view';
import { useDraftTexts } from './draft-storage';
import { remedyFor } from './save-remedies';
import { type Denial, useDenial, type Who } from './use-saving';
import * as css from './SaveErrorAlert.css';

export interface SaveErrorAlertProps {
  who: Who;
  onSave: () => void;
  onSignIn: () => void;
}

/**
 * Shows the error of the last save (product.md §9.12). It is sticky above the settings. If a right is missing, the
 * alert also names who can give that right.
 */
export function SaveErrorAlert({ who, onSave, onSignIn }: SaveErrorAlertProps) {
  const view = useSaveView();
  const save = ConfigSaveContext.useActorRef();
  const { kept } = useDraftTexts();
  const denial = useDenial(who);
  const isConflicted = ConfigEditContext.useSelector((edit) => edit.matches('conflicted'));
  if (view === 'quiet' || view === 'saving' || view === 'saved') return null;
  if (view === 'conflict' && isConflicted) return null;
  const isLate = view === 'conflict';
  const remedy = remedyFor(view);
  return (
    <div className={css.error}>
      <AlertPanel
        isLive
        tone={isLate ? 'warning' : 'danger'}
        title={isLate ? settingsMessages.stale : configMessages[view]}
        actions={
          <>
            {remedy === 'signIn' && <Button onPress={onSignIn}>Sign in with Discord</Button>}
            {remedy === 'retry' && (
              <Button tone="plain" icon={<RotateCw />} onPress={onSave}>
                Save again
              </Button>
            )}
            <IconButton
              label="Dismiss"
              icon={<X />}
              onPress={() => save.send({ type: 'dismiss' })}
            />
          </>
        }
      >
        {remedy === 'rights' && <p>{missingText(denial, who)}</p>}
        <p>{kept}</p>
      </AlertPanel>
    </div>
  );
}

/**
 * Returns the text about the missing right. If the browser finds no missing right, the rights have changed and this
 * page has not been notified of the change.
 */
function missingText(denial: Denial | null, { server }: Who): string {
  return denial?.missing ? whyNotText(denial.missing, server.name) : rightsChangedText(server.name);
}
