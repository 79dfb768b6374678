import { cleanText } from './message/clean-text';

/** A filter of a list. Its value is a text as in the URL, or null, which leaves nothing out. */
export type Filter = {
  /** The name in the URL. */
  parameter: string;
  /** Whether it is the order, which leaves nothing out and has the first of its values at the beginning. */
  isOrder?: true;
} & (
  | { values: readonly string[] }
  /** Reads a text of the URL. The values come with the list, such as the memberships of a store. */
  | { read: (text: string) => string | null }
) &
  /** The argument of the database function, or a function that returns several. */
  ({ argument: string } | { args: (value: never) => object });

export type Filters = Readonly<Record<string, Filter>>;

type ValueOf<Each> = Each extends { values: readonly (infer Value)[] }
  ? Each extends { isOrder: true }
    ? Value
    : Value | null
  : string | null;
type ArgsOf<Each> = Each extends { argument: infer Name extends string }
  ? Record<Name, ValueOf<Each>>
  : Each extends { args: (value: never) => infer Args }
    ? Args
    : never;
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never;

export type Query<Given extends Filters> = {
  -readonly [Key in keyof Given]: ValueOf<Given[Key]>;
} & {
  search: string;
  /** The page number; starts at 0. */
  page: number;
};
export type QueryOf<List> = List extends ListQuery<infer Given> ? Query<Given> : never;

/** The texts of the controls of a list. `all`: the filter leaves nothing out. */
export type FilterTexts<Given extends Filters> = {
  readonly [Key in keyof Given]: { label: string } & (Given[Key] extends { isOrder: true }
    ? unknown
    : { all: string }) &
    (Given[Key] extends { values: readonly (infer Value extends string)[] }
      ? { names: Readonly<Record<Value, string>> }
      : unknown);
};

type FilterArgsOf<Given extends Filters> = All<
  { [Key in keyof Given]: ArgsOf<Given[Key]> }[keyof Given]
>;

export interface ListQuery<Given extends Filters> {
  filters: Given;
  whole: Query<Given>;
  /** Reads a query from the parameters of a URL. Ignores invalid values. */
  read: (parameters: URLSearchParams) => Query<Given>;
  /** Returns URL parameters with a query, without its initial values. Keeps all other parameters. */
  write: (parameters: URLSearchParams, query: Query<Given>) => URLSearchParams;
  isNarrowed: (query: Query<Given>) => boolean;
  /** Returns the arguments of the filters alone, for a list without pages. */
  filterArgsOf: (query: Query<Given>) => FilterArgsOf<Given>;
  argsOf: (
    query: Query<Given>,
    pageSize?: number,
  ) => FilterArgsOf<Given> & {
    search: string;
    page: number;
    page_size: number;
  };
  pagesOf: (total: number) => number;
}

/** The largest page number that is read from a URL. The database rejects numbers beyond its integer type. */
const LAST_PAGE = 99_999;
/** The longest email address. */
const LONGEST_SEARCH = 320;

export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the text to search for: trimmed, and without characters that PostgreSQL cannot store, such as NUL. */
export function searchOf(typed: string): string {
  return cleanText(typed.trim().slice(0, LONGEST_SEARCH)).trim();
}

/** Keeps the text that was typed meanwhile. Returns to the first page, unless `choice` has a page. */
export function withChoice<Asked extends { search: string; page: number }>(
  query: Asked,
  typed: string,
  choice: Partial<Asked>,
): Asked {
  return { ...query, search: searchOf(typed), page: 0, ...choice };
}

interface ListOptions<Given> {
  pageSize: number;
  /** Without it, the list has no search. */
  searchParameter?: string;
  filters: Given;
}
export interface AnyQuery {
  search: string;
  page: number;
  [key: string]: unknown;
}

/** Defines the query of a list with a search, filters and pages. */
export function listQuery<const Given extends Filters>(
  options: ListOptions<Given>,
): ListQuery<Given>;
export function listQuery({ pageSize, searchParameter, filters }: ListOptions<Filters>): object {
  const rows = Object.entries(filters);
  const whole: AnyQuery = { search: '', page: 0 };
  for (const [key, filter] of rows) whole[key] = firstOf(filter);
  const parameters = new Map([
    ...(searchParameter === undefined ? [] : [['search', searchParameter] as const]),
    ...rows.map(([key, { parameter }]) => [key, parameter] as const),
  ]);
  const names = ['page', ...parameters.values()];
  const filterArgsOf = (values: Record<string, unknown>) =>
    Object.assign(
      {},
      ...rows.map(([key, filter]) =>
        'args' in filter ? filter.args(values[key] as never) : { [filter.argument]: values[key] },
      ),
    );
  return {
    filters,
    whole,
    read: (given: URLSearchParams) => {
      const text = searchParameter === undefined ? '' : (given.get(searchParameter) ?? '');
      const query: AnyQuery = { ...whole, search: searchOf(text) };
      for (const [key, filter] of rows) query[key] = valueIn(filter, given.get(filter.parameter));
      const page = Number(given.get('page') ?? 1);
      return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE
        ? { ...query, page: page - 1 }
        : query;
    },
    write: (given: URLSearchParams, query: AnyQuery) => {
      const written = [...given].filter(([name]) => !names.includes(name));
      for (const [key, name] of parameters)
        if (query[key] !== whole[key]) written.push([name, String(query[key])]);
      if (query.page > 0) written.push(['page', String(query.page + 1)]);
      return new URLSearchParams(written);
    },
    isNarrowed: (query: AnyQuery) =>
      [...parameters.keys()].some((key) => !filters[key]?.isOrder && query[key] !== whole[key]),
    argsOf: ({ search, page, ...values }: AnyQuery, size = pageSize) =>
      Object.assign({ search, page, page_size: size }, filterArgsOf(values)),
    filterArgsOf,
    pagesOf: (total: number) => pagesOf(total, pageSize),
  };
}

function firstOf(filter: Filter): string | null {
  return (filter.isOrder && 'values' in filter && filter.values[0]) || null;
}

function valueIn(filter: Filter, text: string | null): string | null {
  if (text === null) return firstOf(filter);
  if ('read' in filter) return filter.read(text);
  return filter.values.find((value) => value === text) ?? firstOf(filter);
}
