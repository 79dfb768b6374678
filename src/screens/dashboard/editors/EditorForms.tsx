import { UserPlus } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { Button } from '#components/Button/Button';
import { editorMessages, notYoursText } from '#content/messages/dashboard/editors';
import { panelNames } from '#content/panels';
import { whyNotHandOut } from '#domain/permissions/hand-out';
import { assignablePanels } from '#domain/permissions/panels';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { box, row, stack } from '#theme/box';
import { KeepFocus } from '#screens/shell/KeepFocus';
import { isolated } from '#domain/names';
import { Dialog } from '#components/Dialog/Dialog';
import { platformOwnerIn } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import type { TeamMember } from '#domain/team/member';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { MemberFields, MemberFormError } from '../team/MemberFields';
import type { Who } from '../settings/parts/use-saving';
import { isFormBusy } from '../team/member-form';
import * as css from './Editors.css';
import { whyNotEdit } from './editor-rights';

export interface AddEditorProps {
  who: Who;
  onCancel: () => void;
  /** Receives the focus when the form is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

/** The form for a new editor (product.md §12.13). Takes the focus on mount. */
export function AddEditor({ who, onCancel, fallback }: AddEditorProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const edit = MemberEditContext.useActorRef();
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const panels = usePanelChoice(who);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="file"], [readonly])')?.focus();
  }, []);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) edit.send({ type: 'save' });
  };
  return (
    <section aria-labelledby={titleId} className={css.formCard}>
      <KeepFocus fallback={fallback} />
      <div>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          Add Editor
        </h2>
        <p className={box({ size: 's', color: 'textMuted' })}>{editorMessages.addHelp}</p>
      </div>
      <form
        ref={form}
        noValidate
        aria-labelledby={titleId}
        className={stack({ gap: 'l' })}
        onSubmit={onSubmit}
      >
        <AriaNavigation>
          <MemberFields hasPanels panels={panels} />
        </AriaNavigation>
        <div className={row({ gap: 's', justify: 'end', wraps: true })}>
          <div className={css.formError}>
            <MemberFormError />
          </div>
          <Button tone="plain" onPress={onCancel}>
            Cancel
          </Button>
          <Button type="submit" icon={<UserPlus />} isPending={isBusy} pendingLabel="Adding...">
            Add Editor
          </Button>
        </div>
      </form>
    </section>
  );
}

/** A panel that the viewer may not give to members can be deselected but not selected. */
function usePanelChoice({ server, editor }: Who) {
  const { panelRole, allowedPanels } = MemberEditContext.useSelector(({ context }) => context.form);
  return assignablePanels.map((panel) => {
    const handing = { server, editor, memberPanelRole: panelRole, panels: [panel] };
    const obstacle = whyNotHandOut(handing);
    return {
      id: panel,
      label: panelNames[panel],
      ...(obstacle && {
        isDisabled: !allowedPanels.includes(panel),
        description: notYoursText(obstacle, server.name),
      }),
    };
  });
}

export interface EditEditorProps {
  isOpen: boolean;
  onCancel: () => void;
}

export function EditEditor({ isOpen, onCancel }: EditEditorProps) {
  const formId = useId();
  const edit = MemberEditContext.useActorRef();
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const name = MemberEditContext.useSelector(({ context }) => context.member?.name ?? '');
  const discordId = MemberEditContext.useSelector(({ context }) => context.member?.discordId);
  const platformOwnerId = TeamRosterContext.useSelector(platformOwnerIn);
  const isOwner = platformOwnerId !== null && discordId === platformOwnerId;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) edit.send({ type: 'save' });
  };
  return (
    <Dialog
      title={`Edit ${isolated(name)}`}
      isOpen={isOpen}
      onOpenChange={onCancel}
      footer={
        <>
          <div className={css.formError}>
            <MemberFormError />
          </div>
          <Button tone="plain" onPress={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={isBusy} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label={`Edit ${isolated(name)}`} onSubmit={onSubmit}>
        <MemberFields isOwner={isOwner} />
      </form>
    </Dialog>
  );
}

export interface LockedEditorDialogProps {
  isOpen: boolean;
  who: Who;
  /** The editor who cannot be changed. */
  member: TeamMember | null;
  onClose: () => void;
}

export function LockedEditorDialog({ isOpen, who, member, onClose }: LockedEditorDialogProps) {
  const obstacle = member && whyNotEdit(who, member);
  return (
    <Dialog
      size="small"
      title={`You cannot edit ${isolated(member?.name ?? '')}`}
      description={obstacle ? notYoursText(obstacle, who.server.name) : undefined}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={({ close }) => (
        <Button tone="plain" onPress={close}>
          Close
        </Button>
      )}
    />
  );
}

export interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={editorMessages.discardTitle}
      description={editorMessages.discardHelp}
      isOpen={isOpen}
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      isDanger
      onCancel={onKeep}
      onConfirm={onDiscard}
    />
  );
}
