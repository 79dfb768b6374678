import { isolated } from '#domain/names';
import { Eye, Lock, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { Tooltip } from '#components/Tooltip/Tooltip';
import { editorMessages } from '#content/messages/dashboard/editors';
import { permissionErrorText } from '#content/messages/dashboard/team';
import type { TeamMember } from '#domain/team/member';
import { isAskedAboutEditors, unconfirmedMembers } from '#domain/team/roster';
import {
  PermissionEditContext,
  errorOf,
} from '#machines/dashboard/permission-edit/permission-edit.machine';
import { platformOwnerIn } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { MemberIdentity } from '../team/MemberIdentity';
import { ErrorLine } from '../team/ErrorLine';
import { type Who, useViewedAs } from '../settings/parts/use-saving';
import { EditorPanels } from './EditorPanels';
import { whyNotEdit } from './editor-rights';
import * as css from './Editors.css';

export interface EditorActions {
  onEdit: (member: TeamMember) => void;
  onRemove: (member: TeamMember) => void;
  onViewAs: ((member: TeamMember) => void) | null;
}

export interface EditorCardProps extends EditorActions {
  member: TeamMember;
  who: Who;
  /** Whether a request about this editor is pending. */
  isAwaited: boolean;
  /** Position in the filtered list, counted from 1. */
  place: number;
  total: number;
}

export function EditorCard(props: EditorCardProps) {
  const { member, who, isAwaited, place, total } = props;
  const isChanged = PermissionEditContext.useSelector(({ context }) => member.id in context.drafts);
  const isUnconfirmed =
    isAskedAboutEditors(who.server) && unconfirmedMembers([member], who.server.id).length > 0;
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
        <Mark isAwaited={isAwaited} isChanged={isChanged} isUnconfirmed={isUnconfirmed} />
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
  // The platform owner cannot be removed (product.md §12.11).
  const isOwner = TeamRosterContext.useSelector(
    (state) => member.discordId !== null && member.discordId === platformOwnerIn(state),
  );
  return (
    <div className={css.cardActions}>
      <Tooltip text={isLocked ? "Why can't I edit this?" : 'Edit'}>
        <IconButton
          label={`Edit ${isolated(name)}`}
          icon={isLocked ? <Lock /> : <Pencil />}
          isDisabled={isStill}
          onPress={() => onEdit(member)}
        />
      </Tooltip>
      {onViewAs && (
        <Tooltip text="View as">
          <IconButton
            label={`View as ${isolated(name)}`}
            icon={<Eye />}
            isDisabled={isStill}
            onPress={() => onViewAs(member)}
          />
        </Tooltip>
      )}
      {!isOwner && (
        <Tooltip text="Remove">
          <IconButton
            label={`Remove ${isolated(name)}`}
            icon={<Trash2 />}
            isDisabled={isStill}
            onPress={() => onRemove(member)}
          />
        </Tooltip>
      )}
    </div>
  );
}

/** Marks a pending or unsaved change, or an unconfirmed editor. Overlaps the card's edge, so that nothing moves. */
function Mark({
  isAwaited,
  isChanged,
  isUnconfirmed,
}: Record<'isAwaited' | 'isChanged' | 'isUnconfirmed', boolean>) {
  if (!isAwaited && !isChanged && !isUnconfirmed) return null;
  return (
    <span className={css.cardMark}>
      <Badge size="small" tone={isAwaited ? 'neutral' : 'warning'}>
        {isAwaited && editorMessages.saving}
        {!isAwaited && (isChanged ? editorMessages.changed : editorMessages.notConfirmed)}
      </Badge>
    </span>
  );
}

/** Explains why this editor's panels were not saved. Has a retry button. */
function RemovalError({ memberId }: { memberId: string }) {
  const edits = PermissionEditContext.useActorRef();
  const kind = PermissionEditContext.useSelector((state) => errorOf(state, memberId));
  const isOver = PermissionEditContext.useSelector((state) => state.matches('failed'));
  if (kind === null) return null;
  return (
    <div className={css.cardError}>
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
