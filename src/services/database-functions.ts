import type { Database, Json } from './supabase/database.types';

type Functions = Database['public']['Functions'];
export type FunctionName = keyof Functions;

type Sent<Value> = Json extends Value
  ? unknown
  : Value extends (infer Item)[]
    ? readonly Item[]
    : Value;

/**
 * A caller has to name every argument, so that it does not compile until it knows a new one. `undefined` leaves one
 * out. Any may be null, because the generated types do not say which may.
 */
export type Args<Name extends FunctionName> = {
  readonly [Key in keyof Required<Functions[Name]['Args']>]:
    | Sent<Required<Functions[Name]['Args']>[Key]>
    | (object extends Pick<Functions[Name]['Args'], Key> ? undefined : never)
    | null;
};

type Tables = Database['public']['Tables'];

/** A row of a table without the columns `Left`, which the mock does not have or knows more exactly. */
export type TableRow<
  Name extends keyof Tables,
  Left extends keyof Tables[Name]['Row'] = never,
> = Omit<Tables[Name]['Row'], Left>;
