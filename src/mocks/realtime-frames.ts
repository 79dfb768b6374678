import * as v from 'valibot';

/** A Phoenix Channels frame, serializer 2.0.0 (supabase.md §5.1). */
export type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: unknown,
];

export const frame = v.tuple([
  v.nullable(v.string()),
  v.nullable(v.string()),
  v.string(),
  v.string(),
  v.unknown(),
]);

/** The reply to a join repeats its subscriptions in the same order, and adds an id to each. */
export const binding = v.object({
  event: v.picklist(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: v.string(),
  table: v.optional(v.string()),
  filter: v.optional(v.string()),
});
export type Binding = v.InferOutput<typeof binding>;

export const join = v.object({
  config: v.object({
    postgres_changes: v.optional(v.array(binding), []),
    presence: v.optional(v.object({ key: v.string(), enabled: v.boolean() })),
    private: v.optional(v.boolean(), false),
  }),
  access_token: v.optional(v.string()),
});

export const presenceEvent = v.object({
  event: v.picklist(['track', 'untrack']),
  payload: v.optional(v.record(v.string(), v.unknown()), {}),
});

export const token = v.object({ access_token: v.string() });

/** A change of a row, as the database reports it. */
export interface RowChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  table: string;
  record: Readonly<Record<string, unknown>>;
}

export function wants(wanted: Binding, { type, table, record }: RowChange): boolean {
  if (wanted.event !== '*' && wanted.event !== type) return false;
  if (wanted.schema !== 'public' || (wanted.table ?? table) !== table) return false;
  if (wanted.filter === undefined) return true;
  const [, column = '', value] = /^(\w+)=eq\.(.*)$/.exec(wanted.filter) ?? [];
  return value !== undefined && String(record[column]) === value;
}
