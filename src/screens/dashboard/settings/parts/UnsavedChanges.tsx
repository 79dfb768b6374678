import { unsavedChangesText, unsavedMessages } from '#content/messages/shell/unsaved';
import { type RefObject, Suspense, use, useId } from 'react';
import { Button } from '#components/Button/Button';
import { SaveBar } from '#components/SaveBar/SaveBar';
import { settingsMessages } from '#content/messages/dashboard/config';
import type { ConfigTab } from '#domain/bot-config/field';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Obstacle } from '#domain/bot-config/obstacle';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { paths } from '#domain/paths';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { LeaveGuard } from '#screens/shell/LeaveGuard';
import { useSaveView, useUnsaved, type Who } from './use-saving';
import { DraftStoredContext } from '../../../shell/draft-stored';
import { TypedSecretsContext, useHasTypedSecrets } from '../../../shell/typed-secrets';
import { KeepFocus } from '../../../shell/KeepFocus';
import { rest } from '../load-rest';
import { SaveButton, useObstacleText } from './SaveButton';
import { isFormOpen, isFormTouched } from '../../team/member-form';
import { useDraftTexts } from './SettingsAlerts';

const ChangeList = rest.lazy(({ ChangeList: part }) => part);

export interface UnsavedChangesProps {
  who: Who;
  resources: GuildResources;
  onSave: () => void;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
  onDecide: () => void;
  /** Receives the focus after the bar is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

/** Counts the changes and saves them, or explains why they cannot be saved now (product.md §9.10). */
export function UnsavedChanges(props: UnsavedChangesProps) {
  const { who, resources, onSave, onJump, onDecide, fallback } = props;
  const edit = ConfigEditContext.useActorRef();
  const isSaving = useSaveView() === 'saving';
  const { changes, obstacle } = useUnsaved();
  const reason = useObstacleText(who);
  const reasonId = useId();
  const isStored = use(DraftStoredContext);
  const parts = [
    unsavedChangesText(changes.length),
    reason,
    !isStored && unsavedMessages.draftNotKept,
  ];
  return (
    <SaveBar
      count={changes.length}
      summary={parts.filter(Boolean).join(' · ')}
      list={
        <Suspense>
          <ChangeList changes={changes} resources={resources} onJump={onJump} />
        </Suspense>
      }
    >
      <KeepFocus fallback={fallback} />
      <ObstacleButton obstacle={obstacle} onJump={onJump} onDecide={onDecide} />
      <Button tone="plain" isDisabled={isSaving} onPress={() => edit.send({ type: 'discard' })}>
        Discard
      </Button>
      <span hidden id={reasonId}>
        {reason}
      </span>
      <SaveButton describedBy={reasonId} onSave={onSave} />
    </SaveBar>
  );
}

function ObstacleButton({
  obstacle,
  onJump,
  onDecide,
}: { obstacle: Obstacle | null } & Pick<UnsavedChangesProps, 'onJump' | 'onDecide'>) {
  if (obstacle?.kind === 'undecided') {
    return <Button onPress={onDecide}>Choose values</Button>;
  }
  if (obstacle?.kind === 'problems') {
    const [first] = obstacle.keys;
    return (
      <Button tone="plain" onPress={() => onJump(fieldOf(first).tab, first)}>
        Show problem
      </Button>
    );
  }
  return null;
}

/** Asks before unsaved changes are left. Another tab of the same server needs no confirmation. */
export function LeaveSettings({ serverId }: { serverId: string }) {
  const edit = ConfigEditContext.useActorRef();
  const panels = PermissionEditContext.useActorRef();
  const isDirty = ConfigEditContext.useSelector(
    (form) => form.matches({ ready: 'dirty' }) || form.matches('conflicted'),
  );
  const hasPanels = PermissionEditContext.useSelector(
    ({ context }) => Object.keys(context.drafts).length > 0,
  );
  const isEditorOpen = MemberEditContext.useSelector(
    (form) => isFormOpen(form) && isFormTouched(form),
  );
  const secrets = use(TypedSecretsContext);
  const losesEditors = useHasTypedSecrets() || hasPanels || isEditorOpen;
  const hasChanges = isDirty || losesEditors;
  const { leaving } = useDraftTexts();
  const home = paths.dashboard.href(serverId);
  return (
    <LeaveGuard
      isLosing={(to) => hasChanges && to !== home && !to.startsWith(`${home}/`)}
      wasLosing={hasChanges}
      description={losesEditors ? settingsMessages.leaveHelpWithEditors : leaving}
      onDiscard={() => {
        edit.send({ type: 'discard' });
        panels.send({ type: 'discard' });
        secrets?.forget();
      }}
    />
  );
}
