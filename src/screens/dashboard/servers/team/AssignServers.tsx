import { Server, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { permissionErrorText } from '#content/messages/dashboard/team';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { ServerRef } from '#domain/team/permissions';
import {
  PermissionEditContext,
  changedMemberIds,
  permissionsOf,
  errorOf,
} from '#machines/dashboard/permission-edit/permission-edit.machine';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { ErrorLine } from '#screens/dashboard/team/ErrorLine';
import { box, row } from '#theme/box';
import * as css from './TeamDialog.css';
import { MemberList } from './MemberList';
import { MemberServers } from './MemberServers';
import { Split, useFallbackFocus } from './Split';
import { useUnsaved, type Unsaved } from './unsaved';

const { assign: assignFootMessages } = teamDialogMessages;

const { assign: messages, closing, members: memberMessages } = teamDialogMessages;

/** Assigns servers and panels to a member (product.md §12.17). */
export function AssignServers({ server }: { server: ServerRef | null }) {
  const rights = PermissionEditContext.useActorRef();
  const members = TeamRosterContext.useSelector(({ context }) => context.value?.members);
  const state = PermissionEditContext.useSelector((snapshot) => snapshot);
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = members?.find(({ id }) => id === chosenId) ?? null;
  const [part] = useState<Unsaved>(() => ({
    lines: () => {
      const { length } = changedMemberIds(rights.getSnapshot());
      return length === 0 ? [] : [closing.servers(length)];
    },
    giveUp: () => rights.send({ type: 'discard' }),
  }));
  useUnsaved(part);
  useEffect(() => {
    if (members) rights.send({ type: 'members changed', members });
  }, [rights, members]);
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

function AssignFoot() {
  const rights = PermissionEditContext.useActorRef();
  const state = PermissionEditContext.useSelector((snapshot) => snapshot);
  const isSaving = state.matches('saving');
  const changed = changedMemberIds(state);
  const isIdle = changed.length === 0 && !isSaving;
  const foot = useRef<HTMLDivElement>(null);
  useFallbackFocus(foot, isIdle);
  const nameOf = (id: string) => state.context.members.find((one) => one.id === id)?.name ?? '';
  const refused = changed.flatMap((id) => {
    const kind = errorOf(state, id);
    return kind === null ? [] : [assignFootMessages.refused(nameOf(id), permissionErrorText(kind))];
  });
  const summary = () => {
    if (changed.length > 0) return assignFootMessages.changed(changed.map(nameOf));
    return state.matches('saved') ? assignFootMessages.saved : assignFootMessages.nothingChanged;
  };
  return (
    <div ref={foot} tabIndex={-1} className={css.foot}>
      <div className={css.said}>
        {refused.length > 0 ? (
          refused.map((line) => <ErrorLine key={line}>{line}</ErrorLine>)
        ) : (
          <p role="status" className={row({ gap: 's' })}>
            {state.matches('saved') && (
              <CircleCheck
                aria-hidden
                className={box({ flex: 'none', square: 16, color: 'successText' })}
              />
            )}
            {summary()}
          </p>
        )}
      </div>
      {changed.length > 0 && !isSaving && (
        <Button tone="quiet" onPress={() => rights.send({ type: 'discard' })}>
          Discard
        </Button>
      )}
      <Button
        isDisabled={isIdle}
        isPending={isSaving}
        pendingLabel="Saving..."
        onPress={() => rights.send({ type: 'save' })}
      >
        Save Changes
      </Button>
    </div>
  );
}
