import { atPresent } from '../clock';
import type { Conditions } from '../conditions';
import { DATA_KEY, dataFrom, type Data, type DataStorage } from '../data';
import { startingDecisions, startingReports, type DecisionRow, type ReportRow } from './report-row';
import type { ReviewRow } from '../market/review-rows';

type World = Pick<Conditions, 'reports'>;

/** The reports of stores and reviews, and the log of decisions. They are read from the storage on each request. */
export function createReportStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const read = (): Data => dataFrom(keep.getItem(DATA_KEY));
  const write = (change: Partial<Data>) =>
    keep.setItem(DATA_KEY, JSON.stringify({ ...read(), ...change }));

  const all = (world: World): readonly ReportRow[] =>
    read().reports[world.reports] ?? atPresent(startingReports(world), now());
  const writeAll = ({ reports }: World, rows: readonly ReportRow[]) =>
    write({ reports: { ...read().reports, [reports]: [...rows] } });

  return {
    rows: (world: World): readonly ReportRow[] => all(world).filter((row) => !row.kept_for),

    keepRows(world: World, rows: readonly ReportRow[]): void {
      writeAll(world, [...rows, ...all(world).filter((row) => row.kept_for)]);
    },

    /** Sets aside the open reports of a deleted review, and deletes the others, as the database does. */
    keepOfReview(world: World, { id, user_id }: ReviewRow): void {
      writeAll(
        world,
        all(world)
          .filter((row) => row.review_id !== id || row.status === 'open')
          .map((row) => (row.review_id === id ? { ...row, kept_for: user_id } : row)),
      );
    },

    /** Gives a new review the reports of the one that its author has deleted. */
    reportAgain(world: World, { id, store_id, user_id }: ReviewRow): void {
      writeAll(
        world,
        all(world).map(({ kept_for, ...row }) =>
          kept_for === user_id && row.store_id === store_id
            ? { ...row, review_id: id }
            : { ...row, ...(kept_for && { kept_for }) },
        ),
      );
    },

    /** Returns the log, the newest decision first. */
    log: (world: World): readonly DecisionRow[] =>
      read().decisions[world.reports] ?? atPresent(startingDecisions(world), now()),

    addDecision(world: World, decision: DecisionRow): void {
      const log = [decision, ...this.log(world)];
      write({ decisions: { ...read().decisions, [world.reports]: log } });
    },
  };
}
