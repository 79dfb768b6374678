import { LogIn, RotateCw, Ticket, Unplug, Users } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
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
} from '#content/messages/waitlist';
import {
  WAITING_PER_PAGE,
  waitingPagesOf,
  type WaitingPeopleError,
} from '#domain/marketplace/waitlist';
import { StoreWaitlistContext } from '#machines/store-waitlist/store-waitlist.machine';
import { waitingPeopleView } from '#machines/store-waitlist/view';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from '../../../_shell/KeepFocus';
import * as css from './Waitlist.css';

/** A dialog with the users who wait for a membership. Reads the machine `store-waitlist`. */
export function WaitingPeople() {
  const waitlist = StoreWaitlistContext.useActorRef();
  const isOpen = StoreWaitlistContext.useSelector((state) => state.hasTag('open'));
  const close = () => waitlist.send({ type: 'close' });
  return (
    <Dialog
      title={waitlistMessages.peopleTitle}
      description={waitlistMessages.peopleHelp}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      footer={
        <Button tone="plain" onPress={close}>
          Done
        </Button>
      }
    >
      <Body />
    </Dialog>
  );
}

function Body() {
  const body = useRef<HTMLDivElement>(null);
  const view = StoreWaitlistContext.useSelector(waitingPeopleView);
  const name = StoreWaitlistContext.useSelector(({ context }) => context.membership.name);
  return (
    <div ref={body} tabIndex={-1} className={css.body}>
      <p dir="auto" className={css.membership}>
        {name}
      </p>
      <KeepFocus key={view} fallback={body} />
      {view === 'loading' && <Loading />}
      {view === 'empty' && (
        <EmptyState
          level={3}
          icon={<Users />}
          title={waitlistMessages.nobody}
          description={waitlistMessages.nobodyHelp}
        />
      )}
      {view === 'shown' && <People />}
      {view !== 'loading' && view !== 'empty' && view !== 'shown' && <Failed kind={view} />}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className={css.skeleton}>
      <p role="status" className={visuallyHidden}>
        {waitlistMessages.loading}
      </p>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
      <Skeleton width="65%" />
    </div>
  );
}

const icons = {
  signInRequired: <LogIn />,
  notAllowed: <Ticket />,
  unreachable: <Unplug />,
} as const satisfies Record<WaitingPeopleError['kind'], ReactNode>;

function Failed({ kind }: { kind: WaitingPeopleError['kind'] }) {
  const waitlist = StoreWaitlistContext.useActorRef();
  const { title, help } = waitingPeopleErrors[kind];
  return (
    <div role="alert">
      <EmptyState
        level={3}
        icon={icons[kind]}
        title={title}
        description={help}
        actions={
          <Button icon={<RotateCw />} onPress={() => waitlist.send({ type: 'retry' })}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

function People() {
  const titleId = useId();
  const waitlist = StoreWaitlistContext.useActorRef();
  const listed = StoreWaitlistContext.useSelector(({ context }) => context.listed);
  const page = StoreWaitlistContext.useSelector(({ context }) => context.page);
  const isBusy = StoreWaitlistContext.useSelector((state) => state.matches({ people: 'loading' }));
  if (listed === null) return null;
  return (
    <>
      <p id={titleId} role="status" className={css.quiet}>
        {isBusy ? waitlistMessages.loading : peopleFoundText(listed.total)}
      </p>
      <ol
        aria-labelledby={titleId}
        aria-busy={isBusy}
        start={page * WAITING_PER_PAGE + 1}
        className={css.list}
      >
        {listed.people.map(({ name, since }, index) => (
          <li key={index} className={css.person}>
            <span dir="auto" className={name === null ? css.quiet : css.name}>
              {name ?? waitlistMessages.nameless}
            </span>
            <span className={css.quiet}>{sinceText(since)}</span>
          </li>
        ))}
      </ol>
      <Pages
        page={page + 1}
        pages={waitingPagesOf(listed.total)}
        titleId={titleId}
        onChange={(next) => waitlist.send({ type: 'turn', page: next - 1 })}
      />
    </>
  );
}
