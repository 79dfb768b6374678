import type { ReactNode } from 'react';
import { SearchField } from '#components/SearchField/SearchField';
import { Select } from '#components/Select/Select';
import {
  type AnyQuery,
  type Filters,
  type FilterTexts,
  type ListQuery,
  type Query,
  withChoice,
} from '#domain/list-query';

interface Listed<Asked> {
  context: { typed: string; request: { query: Asked } };
}

interface ListContext<Asked> {
  useSelector: <Selected>(select: (snapshot: Listed<Asked>) => Selected) => Selected;
  useActorRef: () => {
    getSnapshot: () => Listed<Asked>;
    send: (event: { type: 'ask'; query: Asked } | { type: 'search'; text: string }) => void;
  };
}

export function useChoice<Asked extends { search: string; page: number }>({
  useActorRef,
}: Pick<ListContext<Asked>, 'useActorRef'>): (choice: Partial<Asked>) => void {
  const reader = useActorRef();
  return (choice) => {
    const { request, typed } = reader.getSnapshot().context;
    reader.send({ type: 'ask', query: withChoice(request.query, typed, choice) });
  };
}

interface Option {
  id: string;
  label: string;
}

interface ListFiltersProps<Given extends Filters> {
  reader: ListContext<Query<Given>>;
  list: ListQuery<Given>;
  label: string;
  search: { label: string; placeholder: string };
  texts: FilterTexts<Given>;
  /** The values that come with the list. A filter without any is not shown. */
  options: {
    [Key in keyof Given as Given[Key] extends { read: unknown } ? Key : never]:
      | readonly Option[]
      | null;
  };
  className?: string;
}

/** `ListFiltersProps` without the types of the filters. */
interface Untyped extends Pick<ListFiltersProps<Filters>, 'label' | 'search' | 'className'> {
  reader: ListContext<AnyQuery>;
  list: { filters: Filters };
  texts: Readonly<
    Record<string, { label: string; all?: string; names?: Readonly<Record<string, string>> }>
  >;
  options: Readonly<Record<string, readonly Option[] | null>>;
}

const ALL = 'all';

/** The search, the filters and the order of a list. They can be used before the list is read, and after it failed. */
export function ListFilters<Given extends Filters>(props: ListFiltersProps<Given>): ReactNode;
export function ListFilters({ reader, list, label, search, texts, ...props }: Untyped) {
  const actor = reader.useActorRef();
  const typed = reader.useSelector(({ context }) => context.typed);
  const query = reader.useSelector(({ context }) => context.request.query);
  const choose = useChoice(reader);
  return (
    <div role="search" aria-label={label} className={props.className}>
      <SearchField
        {...search}
        value={typed}
        onChange={(text) => actor.send({ type: 'search', text })}
      />
      {Object.entries(list.filters).map(([key, filter]) => {
        const { label: name = '', all, names = {} } = texts[key] ?? {};
        const options =
          'values' in filter
            ? filter.values.map((id) => ({ id, label: names[id] ?? id }))
            : props.options[key];
        if (!options) return null;
        const value = options.find(({ id }) => id === query[key])?.id ?? ALL;
        return (
          <Select
            key={key}
            isLabelHidden
            label={name}
            options={all === undefined ? options : [{ id: ALL, label: all }, ...options]}
            value={value}
            onChange={(id) => choose({ [key]: id === ALL ? null : id })}
          />
        );
      })}
    </div>
  );
}
