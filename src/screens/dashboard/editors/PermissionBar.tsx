import type { RefObject } from 'react';
import { Button } from '#components/Button/Button';
import { SaveBar } from '#components/SaveBar/SaveBar';
import {
  changedEditorsText,
  noPanelsLeft,
  panelChangeText,
  unsavedEditorsText,
} from '#content/messages/dashboard/editors';
import type { TeamMember } from '#domain/team/member';
import { panelsIn, type ServerRef } from '#domain/team/permissions';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import {
  PermissionEditContext,
  changedMemberIds,
  permissionsOf,
} from '#machines/dashboard/permission-edit/permission-edit.machine';
import { box, row, stack } from '#theme/box';
import { KeepFocus } from '../../shell/KeepFocus';
import * as css from './Editors.css';

export interface PermissionBarProps {
  server: ServerRef;
  /** Receives the focus when the bar is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

export function PermissionBar({ server, fallback }: PermissionBarProps) {
  const edits = PermissionEditContext.useActorRef();
  const state = PermissionEditContext.useSelector((snapshot) => snapshot);
  const isAboveSettings = ConfigEditContext.useSelector(
    (form) => form.matches({ ready: 'dirty' }) || form.matches('conflicted'),
  );
  const isSaving = state.matches('saving');
  const changed = changedMemberIds(state);
  const members = state.context.members.filter(({ id }) => changed.includes(id));
  const refused = members.filter(({ id }) => id in state.context.errors);
  const summary = summaryOf(members, refused);
  return (
    <div className={css.permissionBar} data-above={isAboveSettings || undefined}>
      <SaveBar
        label="Unsaved panel changes"
        count={members.length}
        summary={summary}
        list={
          <ul className={stack({ gap: 's' })}>
            {members.map((member) => (
              <PanelChange
                key={member.id}
                member={member}
                server={server}
                after={panelsIn(permissionsOf(state, member.id), server.id)}
              />
            ))}
          </ul>
        }
      >
        <KeepFocus fallback={fallback} />
        <Button tone="plain" isDisabled={isSaving} onPress={() => edits.send({ type: 'discard' })}>
          Discard
        </Button>
        <Button isDisabled={isSaving} onPress={() => edits.send({ type: 'save' })}>
          {isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
      </SaveBar>
    </div>
  );
}

/** Call it only after a change, because creating a `ListFormat` takes the browser 20 ms. */
function summaryOf(changed: readonly TeamMember[], refused: readonly TeamMember[]): string {
  const namesOf = (members: readonly TeamMember[]) => members.map(({ name }) => name);
  if (refused.length > 0) return unsavedEditorsText(namesOf(refused));
  return changed.length > 0 ? changedEditorsText(namesOf(changed)) : '';
}

function PanelChange({
  member,
  server,
  after,
}: {
  member: TeamMember;
  server: ServerRef;
  after: ReturnType<typeof panelsIn>;
}) {
  const before = panelsIn(member.permissions, server.id) ?? [];
  const added = (after ?? []).filter((panel) => !before.includes(panel));
  const taken = before.filter((panel) => after?.includes(panel) !== true);
  return (
    <li className={row({ columnGap: 'm', align: 'stretch', wraps: true, size: 's' })}>
      <span dir="auto" className={css.changedName}>
        {member.name}
      </span>
      <span className={box({ color: 'textMuted' })}>
        {panelChangeText(added, taken) || noPanelsLeft}
      </span>
    </li>
  );
}
