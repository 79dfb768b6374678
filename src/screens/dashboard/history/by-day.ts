import type { Revision } from '#domain/bot-config/history';

/** The revisions of one day in the viewer's time zone. `time` is any time on that day, in Unix ms. */
export interface Day {
  /** A text such as 'Fri Nov 20 2026'. */
  id: string;
  time: number;
  revisions: readonly Revision[];
}

export function byDay(revisions: readonly Revision[]): Day[] {
  const days = new Map<string, Revision[]>();
  for (const revision of revisions) {
    const id = new Date(revision.savedAt).toDateString();
    days.set(id, [...(days.get(id) ?? []), revision]);
  }
  return [...days].map(([id, made]) => ({ id, time: Date.parse(id), revisions: made }));
}
