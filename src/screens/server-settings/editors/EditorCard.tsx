import { Eye, Lock, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { Tooltip } from '#components/Tooltip/Tooltip';
import { editorMessages } from '#content/messages/editors';
import { permissionErrorText } from '#content/messages/team';
import type { TeamMember } from '#domain/team/member';
import { PermissionEditContext } from '#machines/permission-edit/permission-edit.context';
import { errorOf } from '#machines/permission-edit/edits';
import { TeamRosterContext } from '#machines/team-roster/team-roster.context';
import { MemberIdentity } from '../../_shell/team/MemberIdentity';
import { ErrorLine } from '../../_shell/team/ErrorLine';
import type { Who } from '../parts/use-saving';
import { useViewedAs } from '../preview';
import { EditorPanels } from './EditorPanels';
import { whyNotEdit } from './editor-rights';
import * as css from './EditorCard.css';

/** What can be done about an editor beyond their panels. */
export interface EditorActs {
  onEdit: (member: TeamMember) => void;
  onRemove: (member: TeamMember) => void;
  onViewAs: ((member: TeamMember) => void) | null;
}

export interface EditorCardProps extends EditorActs {
  member: TeamMember;
  who: Who;
  /** What was asked about them is not answered yet. */
  isAwaited: boolean;
  /** Their place among all that are found, from 1. */
  place: number;
  total: number;
}

/** One editor: who they are, what they may open, and what can be done about it. */
export function EditorCard(props: EditorCardProps) {
  const { member, who, isAwaited, place, total } = props;
  const isChanged = PermissionEditContext.useSelector(({ context }) => member.id in context.drafts);
  return (
    <div
      role="listitem"
      aria-label={member.name}
      aria-posinset={place}
      aria-setsize={total}
      aria-busy={isAwaited}
      data-changed={isChanged || undefined}
      className={css.card}
    >
      <div className={css.identity}>
        <MemberIdentity member={member} />
        <Mark isAwaited={isAwaited} isChanged={isChanged} />
      </div>
      <div className={css.panels}>
        <EditorPanels member={member} who={who} isAwaited={isAwaited} />
      </div>
      <Actions {...props} />
      <RemovalError memberId={member.id} />
    </div>
  );
}

function Actions({ member, who, isAwaited, onEdit, onRemove, onViewAs }: EditorCardProps) {
  const { name } = member;
  const isLocked = whyNotEdit(who, member) !== null;
  const isStill = useViewedAs() !== null || isAwaited;
  // Spec §5: nobody removes the owner of the platform.
  const isOwner = TeamRosterContext.useSelector(
    ({ context }) => member.discordId !== null && member.discordId === context.platformOwnerId,
  );
  return (
    <div className={css.actions}>
      <Tooltip text={isLocked ? 'Why not edit?' : 'Edit'}>
        <IconButton
          label={`Edit ${name}`}
          icon={isLocked ? <Lock /> : <Pencil />}
          isDisabled={isStill}
          onPress={() => onEdit(member)}
        />
      </Tooltip>
      {onViewAs && (
        <Tooltip text="View as">
          <IconButton
            label={`View as ${name}`}
            icon={<Eye />}
            isDisabled={isStill}
            onPress={() => onViewAs(member)}
          />
        </Tooltip>
      )}
      {!isOwner && (
        <Tooltip text="Remove">
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 />}
            isDisabled={isStill}
            onPress={() => onRemove(member)}
          />
        </Tooltip>
      )}
    </div>
  );
}

/** On the edge of the card: nothing moves when it comes and goes. */
function Mark({ isAwaited, isChanged }: { isAwaited: boolean; isChanged: boolean }) {
  if (!isAwaited && !isChanged) return null;
  return (
    <span className={css.mark}>
      <Badge size="small" tone={isAwaited ? 'neutral' : 'warning'}>
        {isAwaited ? editorMessages.saving : editorMessages.changed}
      </Badge>
    </span>
  );
}

/** Why this editor's panels were not saved, and another try. */
function RemovalError({ memberId }: { memberId: string }) {
  const edits = PermissionEditContext.useActorRef();
  const kind = PermissionEditContext.useSelector((state) => errorOf(state, memberId));
  const isOver = PermissionEditContext.useSelector((state) => state.matches('failed'));
  if (kind === null) return null;
  return (
    <div className={css.error}>
      <ErrorLine>{permissionErrorText(kind)}</ErrorLine>
      <Button
        tone="plain"
        size="compact"
        isDisabled={!isOver}
        onPress={() => edits.send({ type: 'save' })}
      >
        Try again
      </Button>
    </div>
  );
}
