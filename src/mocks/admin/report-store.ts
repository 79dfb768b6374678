import type { Conditions } from '../conditions';
import { tableIn, type DataStorage } from '../data';
import { startingDecisions, startingReports, type DecisionRow, type ReportRow } from './report-row';
import type { ReviewRow } from '../market/review-rows';

type World = Pick<Conditions, 'reports'>;

const keyOf = ({ reports }: World) => reports;

/** The reports of stores and reviews, and the log of decisions. */
export function createReportStore(storage: { keep: DataStorage; now: () => number }) {
  const { rows: all, keepRows: writeAll } = tableIn(storage, 'reports', keyOf, startingReports);
  const decisions = tableIn(storage, 'decisions', keyOf, startingDecisions);

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
    log: decisions.rows,

    addDecision(world: World, decision: DecisionRow): void {
      decisions.keepRows(world, [decision, ...decisions.rows(world)]);
    },
  };
}
