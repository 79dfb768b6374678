import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { clashesText, settingsMessages } from '#content/messages/dashboard/config';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import { LazyDialog } from '../../../shell/LazyDialog';
import { lazyPart } from '../load-rest';
import { useDraftTexts } from './draft-storage';
import { useSaveView } from './view';

const ConflictDialog = lazyPart(({ ConflictDialog: part }) => part);

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
  if (conflicts.length === 0) return null;
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
