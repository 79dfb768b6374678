import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { clashesText, settingsMessages } from '#content/messages/config';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { ConfigSaveContext } from '#machines/config-save/config-save.context';
import { LazyDialog } from '../../_shell/LazyDialog';
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
 * Settings that two users have changed. After pressing Save, the user must choose at once. During typing, they are only
 * notified and choose later.
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
