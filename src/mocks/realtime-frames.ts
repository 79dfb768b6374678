import * as v from 'valibot';
import type { PresenceTopic } from './presence';

/** One frame of Phoenix channels, serializer 2.0.0 (supabase.md §5.1). */
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

/** What a channel wants to hear of, echoed in this order when it joins, each with a number of its own. */
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

/** What a window says in a channel about itself. */
export const presenceEvent = v.object({
  event: v.picklist(['track', 'untrack']),
  payload: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The channels that tell who is online. */
export const presenceTopics = ['presence', 'viewing', 'bot'] as const;

export function isPresenceTopic(name: string): name is PresenceTopic {
  return presenceTopics.some((topic) => topic === name);
}

/**
 * Whether a channel cannot be joined like this. Those of the staff and the bot are private: the database decides who
 * hears them. No policy lets anybody into a private channel of the viewers, which is a public one.
 */
export function isClosedTo(name: string, { config }: v.InferOutput<typeof join>): boolean {
  const isPrivate = name === 'presence' || name === 'bot';
  return isPrivate !== config.private;
}

/** A new access token for a channel that is joined already. */
export const token = v.object({ access_token: v.string() });

/** A change of one row, as the database would tell it. */
export interface RowChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  table: string;
  record: Readonly<Record<string, unknown>>;
}

/** Whether a channel wants to hear of a change. */
export function wants(wanted: Binding, { type, table, record }: RowChange): boolean {
  if (wanted.event !== '*' && wanted.event !== type) return false;
  if (wanted.schema !== 'public' || (wanted.table ?? table) !== table) return false;
  if (wanted.filter === undefined) return true;
  const [, column = '', value] = /^(\w+)=eq\.(.*)$/.exec(wanted.filter) ?? [];
  return value !== undefined && String(record[column]) === value;
}
