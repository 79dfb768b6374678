import { CloudOff, LogIn, RotateCw, Store, Unplug, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice, Notices } from '#components/Notice/Notice';
import { isLiveLost, staleReasonOf, type Reading } from '#machines/charts/view';

/** The React context of a reader. */
interface ReaderContext<Event> {
  useSelector: <Selected>(select: (snapshot: Reading<unknown, unknown>) => Selected) => Selected;
  useActorRef: () => { send: (event: Event) => void };
}

/** Why the lists of a seller's page cannot be read. */
type SellerListError = 'signInRequired' | 'notAllowed' | 'unreachable';

const icons = {
  signInRequired: <LogIn />,
  notAllowed: <Store />,
  unreachable: <Unplug />,
} as const satisfies Record<SellerListError, ReactNode>;

export interface ReadingFailedProps {
  reader: ReaderContext<{ type: 'retry' }>;
  kind: SellerListError;
  text: { title: string; help: string };
  className: string;
}

/** Shown instead of a list of a seller's page that cannot be read. */
export function ReadingFailed({ reader, kind, text, className }: ReadingFailedProps) {
  const actor = reader.useActorRef();
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon={icons[kind]}
        title={text.title}
        description={text.help}
        actions={
          <Button icon={<RotateCw />} onPress={() => actor.send({ type: 'retry' })}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

export interface ReadingNoticesProps {
  reader: ReaderContext<{ type: 'reload' }>;
  /** `liveLost`: changes are not reported. Only a reader that follows rows needs it. */
  texts: { stale: string; liveLost?: string };
}

/** Notices that what a reader shows may be out of date. */
export function ReadingNotices({ reader, texts }: ReadingNoticesProps) {
  const actor = reader.useActorRef();
  const isStale = reader.useSelector((state) => staleReasonOf(state) !== null);
  const isLost = reader.useSelector(isLiveLost);
  const reload = (
    <Button tone="plain" size="compact" onPress={() => actor.send({ type: 'reload' })}>
      Load again
    </Button>
  );
  return (
    <Notices>
      {isStale ? (
        <Notice tone="warning" icon={<CloudOff />} text={texts.stale} actions={reload} />
      ) : (
        isLost &&
        texts.liveLost && <Notice icon={<WifiOff />} text={texts.liveLost} actions={reload} />
      )}
    </Notices>
  );
}
