import { Users } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Pages } from '#components/Pages/Pages';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  peopleFoundText,
  sinceText,
  waitingPeopleErrors,
  waitlistMessages,
} from '#content/messages/market/waitlist';
import { pagesOf } from '#domain/list-query';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import { WAITING_PER_PAGE } from '#domain/marketplace/waitlist';
import { isBusy as isReading } from '#machines/charts/view';
import { WaitingPeopleContext } from '#machines/market/waiting-people/waiting-people.machine';
import { box, grid, stack } from '#theme/box';
import { Reading } from '../../../shell/Reading';
import * as css from '../Memberships.css';

type Waited = Pick<OwnMembership, 'id' | 'name'>;

const OpenContext = createContext<(membership: Waited) => void>(() => undefined);

export function useOpenWaiting() {
  return use(OpenContext);
}

export interface WaitingPeopleProps {
  /** Renders a waiting list, and provides the machine `waiting-people` of a membership. */
  peopleOf: (membershipId: string, list: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A dialog with the users who wait for a membership. `children` open it. */
export function WaitingPeople({ peopleOf, children }: WaitingPeopleProps) {
  const [membership, setMembership] = useState<Waited>({ id: '', name: '' });
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => (chosen: Waited) => {
    setMembership(chosen);
    setOpen(true);
  });
  return (
    <OpenContext value={open}>
      {children}
      <Dialog
        title={waitlistMessages.peopleTitle}
        description={waitlistMessages.peopleHelp}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button tone="plain" onPress={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        {peopleOf(membership.id, <Body name={membership.name} />)}
      </Dialog>
    </OpenContext>
  );
}

function Body({ name }: Pick<Waited, 'name'>) {
  const body = useRef<HTMLDivElement>(null);
  const isEmpty = WaitingPeopleContext.useSelector(({ context }) => context.value?.total === 0);
  return (
    <div ref={body} tabIndex={-1} className={stack({ gap: 'm', outline: 'none' })}>
      <p dir="auto" className={box({ weight: 'strong', breaks: true })}>
        {name}
      </p>
      <Reading
        reader={WaitingPeopleContext}
        texts={{ loading: waitlistMessages.loading, errors: waitingPeopleErrors }}
        skeleton={
          <div aria-busy className={grid({ gap: 'm' })}>
            <Skeleton width="70%" />
            <Skeleton width="55%" />
            <Skeleton width="65%" />
          </div>
        }
        empty={
          isEmpty && (
            <EmptyState
              level={3}
              icon={<Users />}
              title={waitlistMessages.nobody}
              description={waitlistMessages.nobodyHelp}
            />
          )
        }
        fallback={body}
        level={3}
      >
        <People />
      </Reading>
    </div>
  );
}

function People() {
  const titleId = useId();
  const people = WaitingPeopleContext.useActorRef();
  const listed = WaitingPeopleContext.useSelector(({ context }) => context.value);
  const page = WaitingPeopleContext.useSelector(({ context }) => context.request.query.page);
  const isBusy = WaitingPeopleContext.useSelector(isReading);
  if (listed === null) return null;
  return (
    <>
      <p id={titleId} role="status" className={box({ size: 's', color: 'textMuted' })}>
        {isBusy ? waitlistMessages.loading : peopleFoundText(listed.total)}
      </p>
      <ol aria-labelledby={titleId} aria-busy={isBusy} start={page * WAITING_PER_PAGE + 1}>
        {listed.people.map(({ name, since }, index) => (
          <li key={index} className={css.person}>
            <span
              dir="auto"
              className={
                name === null
                  ? box({ size: 's', color: 'textMuted' })
                  : box({ shrinks: true, breaks: true })
              }
            >
              {name ?? waitlistMessages.nameless}
            </span>
            <span className={box({ size: 's', color: 'textMuted' })}>{sinceText(since)}</span>
          </li>
        ))}
      </ol>
      <Pages
        page={page + 1}
        pages={pagesOf(listed.total, WAITING_PER_PAGE)}
        titleId={titleId}
        onChange={(next) => people.send({ type: 'ask', query: { page: next - 1 } })}
      />
    </>
  );
}
