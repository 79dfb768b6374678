import type { Person } from './people';
import type { DecisionRow, ReportRow } from './report-row';
import type { SellerRow } from './starting-sellers';
import type { StoreRow } from './store-row';
import { isPublic } from './stores';

interface PageQuery {
  status: string | null;
  page: number;
  page_size: number;
}

/** What the functions read. `log` has the newest decision first. */
interface Tables {
  stores: readonly StoreRow[];
  reports: readonly ReportRow[];
  log: readonly DecisionRow[];
  nameOf: (userId: string | null) => string;
}

const MOST = 100;
const NEWEST = 20;

function pageOf<Row>(rows: readonly Row[], { page, page_size }: Omit<PageQuery, 'status'>) {
  const count = Math.min(Math.max(page_size, 1), MOST);
  const from = Math.max(page, 0) * count;
  return rows.slice(from, from + count);
}

const newestFirst = (a: ReportRow, b: ReportRow) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || Number(a.id > b.id) - Number(a.id < b.id);

/** Returns the result of the function `moderation_reports()`. */
export function reportsPage({ stores, reports, log, nameOf }: Tables, query: PageQuery) {
  const { status } = query;
  const isListed = (row: ReportRow) =>
    status === 'hidden' || (status === 'open') === (row.status === 'open');
  const listed = stores
    .map((store) => {
      const own = reports.filter(({ store_id }) => store_id === store.id);
      return { store, own, found: own.filter(isListed).toSorted(newestFirst) };
    })
    .filter(({ store, found }) => {
      if (status === 'hidden') return store.hidden_by_site;
      return (status === 'open' || status === 'closed') && found.length > 0;
    })
    .toSorted(
      (a, b) =>
        timeOf(b.found[0]) - timeOf(a.found[0]) ||
        Number(a.store.id > b.store.id) - Number(a.store.id < b.store.id),
    );
  return {
    total: listed.length,
    stores: pageOf(listed, query).map(({ store, own, found }) => ({
      id: store.id,
      slug: store.slug,
      name: store.name,
      owner_name: nameOf(store.owner_id),
      is_public: isPublic(store),
      hidden_by_site: store.hidden_by_site,
      hidden_reason: store.hidden_reason,
      last_decision: log.find(({ target_id }) => target_id === store.id)?.id ?? null,
      open_reports: own.filter((row) => row.status === 'open').length,
      total_reports: found.length,
      reports: found.slice(0, NEWEST).map((row) => ({
        id: row.id,
        kind: row.kind,
        details: row.details,
        status: row.status,
        created_at: row.created_at,
        reporter_name: nameOf(row.reporter_id),
      })),
    })),
  };
}

const timeOf = (row: ReportRow | undefined) => (row ? Date.parse(row.created_at) : 0);

/** Returns the result of the function `moderation_decisions()`. */
export function decisionsPage(log: readonly DecisionRow[], query: Omit<PageQuery, 'status'>) {
  return {
    total: log.length,
    decisions: pageOf(log, query).map((row) => ({
      id: row.id,
      decided_at: row.decided_at,
      decided_by_name: row.decided_by_name,
      action: row.action,
      target_kind: row.target_kind,
      target_id: row.target_id,
      target_name: row.target_name,
      reason: row.reason,
    })),
  };
}

/** Returns the name that site admins see of a user: the one on Discord, or the one as a seller. */
export function shownName(person: Person | null, sellers: readonly SellerRow[]): string {
  const seller = sellers.find(({ user_id }) => user_id === person?.id);
  return person?.discord?.username ?? seller?.username ?? 'Someone';
}
