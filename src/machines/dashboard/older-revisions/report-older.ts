import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { HistoryQuery } from '#domain/bot-config/history-query';
import { sameValue } from '#domain/same-value';
import { isBusy } from '../../charts/view';
import type { configHistoryMachine } from '../config-history/config-history.machine';
import type { olderRevisionsMachine } from './older-revisions.machine';

export function olderQuery({
  context: { request, value },
}: SnapshotFrom<typeof configHistoryMachine>): HistoryQuery {
  return { ...request, before: value?.revisions.at(-1)?.version ?? null };
}

/** Ignores the revisions and the error of a list that is no longer shown. Returns a function that unsubscribes. */
export function reportOlder(
  older: ActorRefFrom<typeof olderRevisionsMachine>,
  history: ActorRefFrom<typeof configHistoryMachine>,
): () => void {
  const isNext = (asked: HistoryQuery) => sameValue(asked, olderQuery(history.getSnapshot()));
  const reports = [
    older.on('done', ({ subject, value }) => {
      if (isNext(subject)) history.send({ type: 'patch', patch: value });
    }),
    older.on('failed', ({ subject, kind }) => {
      if (kind === 'forbidden') history.send({ type: 'reload' });
      if (!isNext(subject)) older.send({ type: 'dismiss' });
    }),
    history.subscribe((state) => {
      if (isBusy(state)) older.send({ type: 'dismiss' });
    }),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
