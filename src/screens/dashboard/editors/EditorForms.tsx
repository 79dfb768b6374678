import { UserPlus } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { Button } from '#components/Button/Button';
import {
  accessNames,
  editorMessages,
  notYoursText,
  obstaclesText,
  panelsText,
} from '#content/messages/dashboard/editors';
import { panelNames } from '#content/panels';
import { whyNotHandOut } from '#domain/permissions/hand-out';
import { assignablePanels, type Panel } from '#domain/permissions/panels';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { box, row, stack } from '#theme/box';
import { KeepFocus } from '#screens/shell/KeepFocus';
import { isolated } from '#domain/names';
import { Dialog } from '#components/Dialog/Dialog';
import { platformOwnerIn } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { accessPresets, presetNames } from '#domain/team/access-preset';
import type { TeamMember } from '#domain/team/member';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { MemberFields, MemberFormError } from '../team/MemberFields';
import type { Who } from '../settings/parts/use-saving';
import { isFormBusy } from '../team/member-form';
import * as css from './Editors.css';
import { whyNotEdit } from './editor-rights';
import type { MemberSearchProps } from './MemberSearch';

export interface AddEditorProps {
  who: Who;
  /** Renders the search for members of the server; null if there is none. */
  search: ((slot: MemberSearchProps) => ReactNode) | null;
  onCancel: () => void;
  /** Receives the focus when the form is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

/** The form for a new editor (product.md §12.13). Takes the focus on mount. */
export function AddEditor({ who, search, onCancel, fallback }: AddEditorProps) {
  const formId = useId();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const edit = MemberEditContext.useActorRef();
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const { panels, presets } = useAccessChoice(who);
  const isEmpty = MemberEditContext.useSelector(({ context }) => context.form.discordId === '');
  /** The form of an approved request starts with a member of the server. */
  const [isSearched] = useState(isEmpty);
  useEffect(() => {
    section.current?.querySelector<HTMLElement>('input:not([type="file"], [readonly])')?.focus();
  }, []);
  const showAccess = () =>
    document.getElementById(formId)?.querySelector<HTMLElement>('button[aria-pressed]')?.focus();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) edit.send({ type: 'save' });
  };
  return (
    <section ref={section} aria-labelledby={titleId} className={css.formCard}>
      <KeepFocus fallback={fallback} />
      <div>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          Add Editor
        </h2>
        <p className={box({ size: 's', color: 'textMuted' })}>{editorMessages.addHelp}</p>
      </div>
      {isSearched && search && <AriaNavigation>{search({ onChosen: showAccess })}</AriaNavigation>}
      <form
        id={formId}
        noValidate
        aria-labelledby={titleId}
        className={stack({ gap: 'l' })}
        onSubmit={onSubmit}
      >
        <AriaNavigation>
          <MemberFields hasPanels panels={panels} presets={presets} />
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
function useAccessChoice({ server, editor }: Who) {
  const { panelRole, allowedPanels } = MemberEditContext.useSelector(({ context }) => context.form);
  const whyNot = (panel: Panel) =>
    whyNotHandOut({ server, editor, memberPanelRole: panelRole, panels: [panel] });
  const panels = assignablePanels.map((panel) => {
    const obstacle = whyNot(panel);
    return {
      id: panel,
      label: panelNames[panel],
      ...(obstacle && {
        isDisabled: !allowedPanels.includes(panel),
        description: notYoursText(obstacle, server.name),
      }),
    };
  });
  const presets = presetNames.map((name) => {
    const obstacles = accessPresets[name].flatMap((panel) => whyNot(panel) ?? []);
    const reason = obstaclesText(obstacles, server.name);
    return {
      id: name,
      label: accessNames[name],
      isDisabled: reason !== null,
      description: reason ?? panelsText(accessPresets[name]),
    };
  });
  return { panels, presets };
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
