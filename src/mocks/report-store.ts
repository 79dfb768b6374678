import { atPresent } from './clock';
import type { Conditions } from './conditions';
import { DATA_KEY, dataFrom, type Data, type DataStorage } from './data';
import { startingDecisions, startingReports, type DecisionRow, type ReportRow } from './report-row';

type World = Pick<Conditions, 'reports'>;

/** The reports of stores and reviews, and the log of decisions. They are read from the storage on each request. */
export function createReportStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const read = (): Data => dataFrom(keep.getItem(DATA_KEY));
  const write = (change: Partial<Data>) =>
    keep.setItem(DATA_KEY, JSON.stringify({ ...read(), ...change }));

  return {
    rows: (world: World): readonly ReportRow[] =>
      read().reports[world.reports] ?? atPresent(startingReports(world), now()),

    keepRows({ reports }: World, rows: readonly ReportRow[]): void {
      write({ reports: { ...read().reports, [reports]: [...rows] } });
    },

    /** Deletes the reports of a review, as the database does when the review is deleted. */
    deleteOfReview(world: World, reviewId: string): void {
      this.keepRows(
        world,
        this.rows(world).filter((row) => row.review_id !== reviewId),
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
