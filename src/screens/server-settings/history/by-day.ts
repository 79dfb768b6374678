import type { Revision } from '#domain/bot-config/history';

/** The revisions of one day of the viewer's calendar; `time` is in Unix ms, somewhere in that day. */
export interface Day {
  /** As 'Fri Nov 20 2026': the same for all of the day. */
  id: string;
  time: number;
  revisions: readonly Revision[];
}

/** Revisions under the days they were made on, in the order they come in. */
export function byDay(revisions: readonly Revision[]): Day[] {
  const days = new Map<string, Revision[]>();
  for (const revision of revisions) {
    const id = new Date(revision.savedAt).toDateString();
    days.set(id, [...(days.get(id) ?? []), revision]);
  }
  return [...days].map(([id, made]) => ({ id, time: Date.parse(id), revisions: made }));
}
