import { CloudOff, LogIn, RotateCw, Store, Unplug, WifiOff } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice, Notices } from '#components/Notice/Notice';
import { isLiveLost, type Reading as Snapshot, staleReasonOf, viewOf } from '#machines/charts/view';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from './KeepFocus';

interface ReaderContext<Kind, Event> {
  useSelector: <Selected>(select: (snapshot: Snapshot<unknown, Kind>) => Selected) => Selected;
  useActorRef: () => { send: (event: Event) => void };
}

const icons: Readonly<Record<string, ReactNode>> = {
  signInRequired: <LogIn />,
  notAllowed: <Store />,
};

export interface ReadingProps<Kind extends string> {
  reader: ReaderContext<Kind, { type: 'retry' }>;
  texts: { loading: string; errors: Readonly<Record<Kind, { title: string; help: string }>> };
  /** Shown while nothing has been read. */
  skeleton: ReactNode;
  empty?: ReactNode;
  /** Receives the focus if the element that has it is removed with its view. */
  fallback?: RefObject<HTMLElement | null>;
  /** The heading level of an error in a dialog, where it has no frame. */
  level?: 3 | undefined;
  children: ReactNode;
}

/** What a reader shows: a skeleton, an error with a remedy, or the value that it has read. */
export function Reading<Kind extends string>(props: ReadingProps<Kind>) {
  const { reader, texts, skeleton, empty, fallback, level, children } = props;
  const actor = reader.useActorRef();
  // Deferred, so that the page responds while the value is rendered.
  const view = useDeferredValue(reader.useSelector<'loading' | 'shown' | Kind>(viewOf));
  const keptFocus = fallback && (
    <KeepFocus key={view === 'shown' && empty ? 'empty' : view} fallback={fallback} />
  );
  if (view === 'loading')
    return (
      <>
        {keptFocus}
        <p role="status" className={visuallyHidden}>
          {texts.loading}
        </p>
        {skeleton}
      </>
    );
  if (view === 'shown')
    return (
      <>
        {keptFocus}
        {empty || children}
      </>
    );
  const { title, help } = texts.errors[view];
  return (
    <>
      {keptFocus}
      <div role="alert">
        <EmptyState
          isFramed={level === undefined}
          level={level}
          icon={icons[view] ?? <Unplug />}
          title={title}
          description={help}
          actions={
            <Button icon={<RotateCw />} onPress={() => actor.send({ type: 'retry' })}>
              Try again
            </Button>
          }
        />
      </div>
    </>
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
