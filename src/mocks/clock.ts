/** The start of the day (UTC) for which the times in the mocks are written, in Unix ms. It is the clock of all stories. */
export const WRITTEN_FOR = Date.UTC(2026, 10, 25);

const DAY = 86_400_000;

/** Matches a time of the mocks: ISO 8601, in UTC. */
export const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)$/;

/**
 * Moves a time that is written in the mocks by whole days. It is as long ago at `now` as it is on the day for which it
 * is written, to the day. Both times are in Unix ms.
 */
export function moved(time: number, now: number): number {
  return time + Math.floor((now - WRITTEN_FOR) / DAY) * DAY;
}

/** Moves all times (ISO 8601, UTC) in the initial rows of a world, like `moved`. */
export function atPresent<Rows>(rows: Rows, now: number): Rows {
  return JSON.parse(
    JSON.stringify(rows, (_, value: unknown) => {
      if (typeof value !== 'string' || !isTime.test(value)) return value;
      const time = new Date(moved(Date.parse(value), now)).toISOString();
      return value.endsWith('Z') ? time : time.replace(/\.\d+Z$/, '+00:00');
    }),
  ) as Rows;
}
