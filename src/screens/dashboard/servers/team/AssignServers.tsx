import { Server } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { ServerRef } from '#domain/team/permissions';
import {
  changedMemberIds,
  permissionsOf,
  errorOf,
} from '#machines/dashboard/permission-edit/edits';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { AssignFoot } from './AssignFoot';
import { MemberList } from './MemberList';
import { MemberServers } from './MemberServers';
import { Split } from './Split';
import { useUnsaved, type Unsaved } from './unsaved';

const { assign: messages, closing, members: memberMessages } = teamDialogMessages;

/** Assigns servers and panels to a member (product.md §12.17). */
export function AssignServers({ server }: { server: ServerRef | null }) {
  const rights = PermissionEditContext.useActorRef();
  const members = TeamRosterContext.useSelector(({ context }) => context.members);
  const state = PermissionEditContext.useSelector((snapshot) => snapshot);
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = members.find(({ id }) => id === chosenId) ?? null;
  const [part] = useState<Unsaved>(() => ({
    lines: () => {
      const { length } = changedMemberIds(rights.getSnapshot());
      return length === 0 ? [] : [closing.servers(length)];
    },
    giveUp: () => rights.send({ type: 'discard' }),
  }));
  useUnsaved(part);
  useEffect(() => rights.send({ type: 'members changed', members }), [rights, members]);
  const changed = changedMemberIds(state);
  return (
    <>
      <Split
        listRef={list}
        chosen={chosen?.id ?? null}
        onBack={() => setChosenId(null)}
        nothing={{
          icon: <Server />,
          title: messages.chooseFirst,
          description: messages.chooseFirstHelp,
        }}
        list={
          <MemberList
            value={chosen?.id ?? null}
            onChange={({ id }) => setChosenId(id)}
            describe={({ id }) => {
              if (errorOf(state, id) !== null) return memberMessages.refused;
              if (changed.includes(id)) return memberMessages.changed;
              return messages.given(permissionsOf(state, id).length);
            }}
            listRef={list}
          />
        }
        detail={chosen && <MemberServers key={chosen.id} member={chosen} opened={server} />}
      />
      <AssignFoot />
    </>
  );
}
