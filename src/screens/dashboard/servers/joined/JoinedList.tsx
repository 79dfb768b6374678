import { useId } from 'react';
import type { Server } from '#domain/servers/server';
import { box } from '#theme/box';
import { isolated } from '#domain/names';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { accessMessages, ownRequestText } from '#content/messages/dashboard/access-requests';
import { factsOf, type ServerFacts } from '#domain/servers/server-facts';
import type { AccessChange, AskError } from '#domain/team/access-request';
import { AccessAskContext } from '#machines/dashboard/access-ask/access-ask.machine';
import { failedRun, runningSubject } from '#machines/charts/view';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import * as css from '../parts/ServerList.css';

export interface JoinedListProps {
  servers: readonly Server[];
}

/**
 * The servers in which the viewer is only a member, each with a button that requests access (product.md §7.13). Reads
 * the machines `access-ask` and `server-facts`.
 */
export function JoinedList({ servers }: JoinedListProps) {
  return (
    <ul className={box({ surface: 'card', overflow: 'hidden' })}>
      {servers.map((server) => (
        <JoinedRow key={server.id} server={server} />
      ))}
    </ul>
  );
}

const { notAsked, notWithdrawn } = accessMessages;

const failureTexts = {
  ask: notAsked,
  withdraw: { ...notAsked, ...notWithdrawn },
} satisfies Record<AccessChange['action'], Record<AskError['kind'], string>>;

interface JoinedRowProps {
  server: Server;
}

function JoinedRow({ server: { id, name, icon } }: JoinedRowProps) {
  const stateId = useId();
  const facts = ServerFactsContext.useSelector(({ context }) => factsOf(context.value, id));
  const failed = AccessAskContext.useSelector(failedRun);
  const failure = failed?.subject.serverId === id ? failed : null;
  return (
    <li className={css.row}>
      <Avatar src={icon} name="" seed={id} size={40} shape="rounded" />
      <div className={css.joinedWords}>
        <span dir="auto" title={name} className={css.name}>
          {name}
        </span>
        <p id={stateId} className={css.joinedState}>
          {facts && stateText(facts)}
        </p>
        <div role="alert" className={css.joinedAlert}>
          {failure && (
            <p className={box({ size: 's', color: 'dangerText' })}>
              {failureTexts[failure.subject.action][failure.kind]}
            </p>
          )}
        </div>
      </div>
      <div className={box({ flex: 'none' })}>
        <RequestButton id={id} name={name} facts={facts} stateId={stateId} />
      </div>
    </li>
  );
}

function stateText({ isSetUp, request }: ServerFacts): string {
  if (request) return ownRequestText(request);
  return isSetUp ? '' : accessMessages.notSetUp;
}

interface RequestButtonProps extends Pick<Server, 'id' | 'name'> {
  facts: ServerFacts | undefined;
  stateId: string;
}

/**
 * Keeps the same button element in all states, so that it keeps the focus. Renders nothing if a request cannot be sent.
 */
function RequestButton({ id, name, facts, stateId }: RequestButtonProps) {
  const ask = AccessAskContext.useActorRef();
  const running = AccessAskContext.useSelector(runningSubject);
  const pending = running?.serverId === id ? running.action : null;
  const status = facts?.request?.status;
  if (facts?.isSetUp === false || status === 'declined') return null;
  const label = status === 'open' ? accessMessages.withdraw : accessMessages.ask;
  const fullName =
    status === 'open' ? `Withdraw request for ${isolated(name)}` : `${label} to ${isolated(name)}`;
  return (
    <Button
      tone="plain"
      size="compact"
      aria-label={pending ? undefined : fullName}
      aria-describedby={stateId}
      isPending={pending !== null}
      pendingLabel={pending === 'withdraw' ? 'Withdrawing...' : 'Asking...'}
      isDisabled={running !== null && pending === null}
      onPress={() =>
        ask.send({
          type: 'run',
          subject: { serverId: id, action: status === 'open' ? 'withdraw' : 'ask' },
        })
      }
    >
      {label}
    </Button>
  );
}
