import { CloudOff, LogIn, RotateCw, Store, Unplug, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice, Notices } from '#components/Notice/Notice';
import { isLiveLost, staleReasonOf, type Reading } from '#machines/charts/view';

/** The React context of a reader. */
interface ReaderContext<Kind, Event> {
  useSelector: <Selected>(select: (snapshot: Reading<unknown, Kind>) => Selected) => Selected;
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
  reader: ReaderContext<SellerListError, { type: 'retry' }>;
  kind: SellerListError;
  text: { title: string; help: string };
  level?: 3;
  className?: string;
}

/** Shown instead of a list of a seller's page that cannot be read. */
export function ReadingFailed({ reader, kind, text, level, className }: ReadingFailedProps) {
  const actor = reader.useActorRef();
  return (
    <div role="alert" className={className}>
      <EmptyState
        {...(level && { level })}
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

export interface ReadingNoticesProps<Kind extends string> {
  reader: ReaderContext<Kind, { type: 'reload' }>;
  /** `liveLost`: changes are not reported. Only a reader that follows rows needs it. */
  texts: { stale: string | Readonly<Record<Kind, string>>; liveLost?: string };
}

/** Notices that what a reader shows may be out of date. */
export function ReadingNotices<Kind extends string>({ reader, texts }: ReadingNoticesProps<Kind>) {
  const actor = reader.useActorRef();
  const stale = reader.useSelector<Kind | null>(staleReasonOf);
  const isLost = reader.useSelector(isLiveLost);
  const reload = (
    <Button tone="plain" size="compact" onPress={() => actor.send({ type: 'reload' })}>
      Load again
    </Button>
  );
  const staleText = stale && (typeof texts.stale === 'string' ? texts.stale : texts.stale[stale]);
  const lostText = isLost && texts.liveLost;
  return (
    <Notices>
      {staleText ? (
        <Notice tone="warning" icon={<CloudOff />} text={staleText} actions={reload} />
      ) : (
        lostText && <Notice tone="warning" icon={<WifiOff />} text={lostText} actions={reload} />
      )}
    </Notices>
  );
}
