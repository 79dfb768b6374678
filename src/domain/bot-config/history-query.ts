import { listQuery, type QueryOf, searchOf } from '../list-query';
import { fields, tabs } from './fields';

const list = listQuery({
  pageSize: 30,
  filters: {
    key: { parameter: 'setting', argument: 'setting', values: fields.map(({ key }) => key) },
    panel: { parameter: 'panel', argument: 'panel', values: tabs },
    person: { parameter: 'person', argument: 'person', read: (text) => searchOf(text) || null },
  },
});

/** `person` is the id of a `HistoryPerson`. Null leaves nothing out. */
export type HistoryFilters = Omit<QueryOf<typeof list>, 'search' | 'page'>;

const { key, panel, person } = list.whole;
const asked = (filters: HistoryFilters) => ({ ...list.whole, ...filters });

/** What the history of a server can be asked for. It is read on and on, so it has no pages. */
export const historyList = {
  whole: { key, panel, person } satisfies HistoryFilters as HistoryFilters,
  read: (parameters: URLSearchParams): HistoryFilters => {
    const query = list.read(parameters);
    return { key: query.key, panel: query.panel, person: query.person };
  },
  write: (parameters: URLSearchParams, filters: HistoryFilters) =>
    list.write(parameters, asked(filters)),
  isNarrowed: (filters: HistoryFilters) => list.isNarrowed(asked(filters)),
  argsOf: (filters: HistoryFilters) => list.filterArgsOf(asked(filters)),
};

export interface HistoryQuery {
  /** A snowflake. */
  serverId: string;
  query: HistoryFilters;
  /** Load only revisions older than this version. Null loads the newest revisions. */
  before: number | null;
}

/** A person who has saved settings of the server. */
export interface HistoryPerson {
  id: string;
  name: string;
}
