import { Ellipsis } from 'lucide-react';
import type { RefObject } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { editorMessages } from '#content/messages/dashboard/editors';
import { agoText, exactTimeText } from '#content/messages/shell/ago';
import { permissionErrorText } from '#content/messages/dashboard/team';
import { isolated } from '#domain/names';
import type { TeamMember } from '#domain/team/member';
import { isAskedAboutEditors, unconfirmedMembers } from '#domain/team/roster';
import {
  PermissionEditContext,
  errorOf,
} from '#machines/dashboard/permission-edit/permission-edit.machine';
import { platformOwnerIn } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { KeepFocus } from '../../shell/KeepFocus';
import { tableRoles } from '../../shell/table-roles';
import { editorMenus } from '../settings/load-rest';
import { type Who, useViewedAs } from '../settings/parts/use-saving';
import { ErrorLine } from '../team/ErrorLine';
import { MemberIdentity } from '../team/MemberIdentity';
import { EditorAccess } from './EditorAccess';
import { whyNotEdit } from './editor-rights';
import * as css from './EditorTable.css';

const EditorMenu = editorMenus.lazy(({ EditorMenu: part }) => part);

export interface EditorActions {
  onEdit: (member: TeamMember) => void;
  onRemove: (member: TeamMember) => void;
  onViewAs: ((member: TeamMember) => void) | null;
}

export interface EditorRowProps extends EditorActions {
  member: TeamMember;
  who: Who;
  /** Whether a request about this editor is pending. */
  isAwaited: boolean;
  /** Unix ms. */
  now: number;
  /** Receives the focus when the row is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

export function EditorRow({ member, who, isAwaited, now, fallback, ...acts }: EditorRowProps) {
  const isChanged = PermissionEditContext.useSelector(({ context }) => member.id in context.drafts);
  const isUnconfirmed =
    isAskedAboutEditors(who.server) && unconfirmedMembers([member], who.server.id).length > 0;
  const isStill = useViewedAs() !== null || isAwaited;
  return (
    <tr
      {...tableRoles.row}
      aria-busy={isAwaited}
      data-changed={isChanged || undefined}
      className={css.row}
    >
      <th {...tableRoles.rowHead} className={`${css.cell} ${css.person}`}>
        <KeepFocus fallback={fallback} />
        <MemberIdentity member={member} />
      </th>
      <td {...tableRoles.cell} className={`${css.cell} ${css.access}`}>
        <EditorAccess
          member={member}
          who={who}
          isStill={isStill}
          mark={<Mark isAwaited={isAwaited} isChanged={isChanged} isUnconfirmed={isUnconfirmed} />}
        />
        <SaveError memberId={member.id} />
      </td>
      <td {...tableRoles.cell} className={`${css.cell} ${css.change}`}>
        <span className={css.changeLabel}>{editorMessages.lastChange}: </span>
        <LastChange at={member.lastChangeAt} now={now} />
      </td>
      <td {...tableRoles.cell} className={`${css.cell} ${css.menu}`}>
        <Actions member={member} who={who} isStill={isStill} {...acts} />
      </td>
    </tr>
  );
}

/** When an editor last changed a setting of the server. */
function LastChange({ at, now }: { at: string | undefined; now: number }) {
  if (at === undefined) {
    return <span title={editorMessages.neverChangedHelp}>{editorMessages.neverChanged}</span>;
  }
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={exactTimeText(then)}>
      {agoText(then, now)}
    </time>
  );
}

function Actions({
  member,
  who,
  isStill,
  ...acts
}: EditorActions & { member: TeamMember; who: Who; isStill: boolean }) {
  // The platform owner cannot be removed (product.md §12.11).
  const isOwner = TeamRosterContext.useSelector(
    (state) => member.discordId !== null && member.discordId === platformOwnerIn(state),
  );
  return (
    <LazyMenuTrigger
      onIntent={editorMenus.want}
      menu={(opening) => (
        <EditorMenu
          member={member}
          isLocked={whyNotEdit(who, member) !== null}
          isRemovable={!isOwner}
          opening={opening}
          {...acts}
        />
      )}
      frame={{ placement: 'bottom end', items: 4 }}
    >
      <IconButton
        label={`More actions for ${isolated(member.name)}`}
        icon={<Ellipsis />}
        isDisabled={isStill}
      />
    </LazyMenuTrigger>
  );
}

/** Marks a pending or unsaved change, or an unconfirmed editor. */
function Mark({
  isAwaited,
  isChanged,
  isUnconfirmed,
}: Record<'isAwaited' | 'isChanged' | 'isUnconfirmed', boolean>) {
  if (!isAwaited && !isChanged && !isUnconfirmed) return null;
  return (
    <Badge size="small" tone={isAwaited ? 'neutral' : 'warning'}>
      {isAwaited && editorMessages.saving}
      {!isAwaited && (isChanged ? editorMessages.changed : editorMessages.notConfirmed)}
    </Badge>
  );
}

/** Explains why this editor's panels were not saved. Has a retry button. */
function SaveError({ memberId }: { memberId: string }) {
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
