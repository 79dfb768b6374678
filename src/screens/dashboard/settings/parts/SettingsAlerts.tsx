import { unsavedMessages } from '#content/messages/shell/unsaved';
import { RotateCw, X } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { factorMissingMessages } from '#content/messages/dashboard/factor-missing';
import { configMessages, settingsMessages, clashesText } from '#content/messages/dashboard/config';
import { rightsChangedText, whyNotText } from '#content/messages/dashboard/why-not';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import { lacksFactor } from '#domain/permissions/roles';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { LazyDialog } from '#screens/shell/lazy-component';
import { sessionEndedMessages } from '#content/messages/dashboard/dashboard-opening';
import { DiscordSignInButton } from '#screens/session/DiscordSignInButton';
import { leaveMessages } from '#content/messages/shell/shell';
import { DraftStoredContext } from '#screens/shell/draft-stored';
import {
  useSaveView,
  type Denial,
  useDenial,
  type Who,
  remedyFor,
  useHasSecrets,
} from './use-saving';
import * as css from './Toolbar.css';
import { FactorSetupLink } from './FactorSetupLink';
import { rest } from '../load-rest';
import { useHasTypedSecrets } from '../../../shell/typed-secrets';

export interface SaveErrorAlertProps {
  who: Who;
  onSave: () => void;
  onSignIn: () => void;
}

/** Stays above the settings (product.md §9.12). If a right is missing, names who can give it. */
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
    <div className={css.alert}>
      <AlertPanel
        isLive
        tone={isLate ? 'warning' : 'danger'}
        title={isLate ? settingsMessages.stale : configMessages[view]}
        actions={
          <>
            {remedy === 'signIn' && <Button onPress={onSignIn}>Sign in with Discord</Button>}
            {remedy === 'factor' && <FactorSetupLink server={who.server} />}
            {(remedy === 'retry' || remedy === 'factor') && (
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
 * The notice above the settings of an editor who lacks the second factor that the server requires (product.md §12.28). A
 * refused save shows its own alert instead.
 */
export function FactorNotice({ server, editor }: Pick<Who, 'server' | 'editor'>) {
  const isRefused = useSaveView() === 'factorMissing';
  const isMissing = lacksFactor(editor, server.id);
  const [wasMissing] = useState(isMissing);
  if (isRefused || !isMissing) return null;
  return (
    <AlertPanel
      isLive={!wasMissing}
      tone="warning"
      title={factorMissingMessages.title}
      actions={<FactorSetupLink server={server} />}
    >
      <p>{factorMissingMessages.help}</p>
    </AlertPanel>
  );
}

/** Says that the rights have changed if the browser knows of no missing right. */
function missingText(denial: Denial | null, { server }: Who): string {
  return denial?.missing ? whyNotText(denial.missing, server.name) : rightsChangedText(server.name);
}

const ConflictDialog = rest.lazy(({ ConflictDialog: part }) => part);

export interface ConflictsProps {
  resources: GuildResources;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The settings that both this user and another user have changed. If a save fails because of them, a dialog asks the
 * user to choose values. If they are found while the user types, only a notice is shown, and the user can choose later.
 */
export function Conflicts({ resources, isOpen, onOpenChange }: ConflictsProps) {
  const edit = ConfigEditContext.useActorRef();
  const save = ConfigSaveContext.useActorRef();
  const wasRefused = useSaveView() === 'conflict';
  const conflicts = ConfigEditContext.useSelector(({ context }) => context.conflicts);
  const { kept } = useDraftTexts();
  const hasConflicts = conflicts.length > 0;
  useEffect(() => {
    if (hasConflicts) rest.want();
  }, [hasConflicts]);
  if (!hasConflicts) return null;
  const show = (open: boolean) => {
    onOpenChange(open);
    if (!open) save.send({ type: 'dismiss' });
  };
  return (
    <>
      <AlertPanel isLive tone="warning" title={settingsMessages.conflictTitle}>
        {clashesText(conflicts.length)}. {kept}
      </AlertPanel>
      <LazyDialog isOpen={isOpen || wasRefused}>
        <ConflictDialog
          conflicts={conflicts}
          resources={resources}
          isOpen={isOpen || wasRefused}
          onOpenChange={show}
          onDecide={(decisions) => {
            show(false);
            for (const decision of decisions) edit.send({ type: 'resolve', ...decision });
          }}
        />
      </LazyDialog>
    </>
  );
}

export interface SessionEndedProps {
  onSignIn: () => void;
}

/** Explains what happens to the changes if the session ends while a form is open, and offers to sign in. */
export function SessionEnded({ onSignIn }: SessionEndedProps) {
  const hasChanges = ConfigEditContext.useSelector(
    (form) => form.matches({ ready: 'dirty' }) || form.matches('conflicted'),
  );
  const { sessionEnded } = useDraftTexts();
  const hasTypedSecrets = useHasTypedSecrets();
  return (
    <div className={css.alert}>
      <AlertPanel
        isLive
        tone="warning"
        title={sessionEndedMessages.title}
        actions={
          <>
            <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
            <Button tone="plain" onPress={onSignIn}>
              Other ways to sign in
            </Button>
          </>
        }
      >
        <p>
          {hasTypedSecrets
            ? sessionEndedMessages.withTyped
            : hasChanges
              ? sessionEnded
              : sessionEndedMessages.clean}
        </p>
      </AlertPanel>
    </div>
  );
}

/** Returns the texts that explain what happens to unsaved changes. */
export function useDraftTexts(): { kept: string; leaving: string; sessionEnded: string } {
  const isKept = use(DraftStoredContext);
  const hasSecrets = useHasSecrets();
  if (!isKept) {
    return {
      kept: unsavedMessages.draftNotKept,
      leaving: leaveMessages.helpNotKept,
      sessionEnded: sessionEndedMessages.notKept,
    };
  }
  return hasSecrets
    ? {
        kept: settingsMessages.draftKeptButSecrets,
        leaving: settingsMessages.leaveHelpWithSecrets,
        sessionEnded: sessionEndedMessages.withSecrets,
      }
    : {
        kept: settingsMessages.draftKept,
        leaving: settingsMessages.leaveHelp,
        sessionEnded: sessionEndedMessages.withChanges,
      };
}
