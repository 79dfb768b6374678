import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import { connect } from './database';

/** The role and the claims of a caller, as in the access token. */
export interface RealtimeCaller {
  role: string;
  claims: Readonly<Record<string, unknown>>;
}

/** A changed row. `id` is its primary key. */
export type ChangedRow = v.InferOutput<typeof changedRow>;

/** A message that a function of the database sends to a private channel. */
export type Broadcast = v.InferOutput<typeof broadcast>;

export type RealtimeRows = Awaited<ReturnType<typeof openRealtimeRows>>;

const CHANNEL = 'local_realtime';

const changedRow = v.object({
  type: v.picklist(['INSERT', 'UPDATE', 'DELETE']),
  table: v.string(),
  id: v.string(),
});

const broadcast = v.object({
  type: v.literal('broadcast'),
  topic: v.string(),
  event: v.string(),
  payload: v.unknown(),
});

/**
 * Replaces the platform's logical replication. A trigger on each published table sends a notification for each changed
 * row, and one on realtime.messages for each message.
 */
const triggers = `
create or replace function realtime.notify_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('${CHANNEL}', json_build_object(
    'type', tg_op, 'table', tg_table_name, 'id', case tg_op when 'DELETE' then old.id else new.id end)::text);
  return null;
end $$;
create or replace function realtime.notify_broadcast() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('${CHANNEL}', json_build_object(
    'type', 'broadcast', 'topic', new.topic, 'event', new.event, 'payload', new.payload)::text);
  return null;
end $$;
create or replace trigger notify_broadcast after insert on realtime.messages
  for each row when (new.extension = 'broadcast' and new.private) execute function realtime.notify_broadcast();
do $$
declare published record;
begin
  for published in select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime' loop
    execute format('create or replace trigger notify_change after insert or update or delete on %I.%I
      for each row execute function realtime.notify_change()', published.schemaname, published.tablename);
  end loop;
end $$`;

/**
 * Reads rows and rights for the local Realtime. Calls `onChange` after each committed change of a published table, and
 * for each message of a committed transaction to a private channel.
 *
 * @param databaseUrl the URL of a superuser
 */
export async function openRealtimeRows(
  databaseUrl: string,
  onChange: (change: ChangedRow | Broadcast) => void,
) {
  const sql = connect(databaseUrl, { max: 4 });
  await sql.unsafe(triggers).simple();
  await sql.listen(CHANNEL, (payload) =>
    onChange(v.parse(v.union([changedRow, broadcast]), JSON.parse(payload))),
  );
  return {
    /**
     * Returns those columns of a row that the caller may select. Returns null if the row does not exist or the caller
     * may not see it.
     */
    async read(
      { table, id }: Pick<ChangedRow, 'table' | 'id'>,
      caller: RealtimeCaller,
    ): Promise<Readonly<Record<string, unknown>> | null> {
      const columns = await sql<{ name: string }[]>`
        select attname::text as name from pg_attribute
        where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
          and has_column_privilege(${caller.role}, attrelid, attnum, 'select')`;
      if (columns.length === 0) return null;
      const names = columns.map(({ name }) => name);
      return undone(sql, async (transaction) => {
        await become(transaction, caller);
        const [row] = await transaction<{ record: Record<string, unknown> }[]>`
          select to_jsonb(readable) as record
          from (select ${transaction(names)} from ${transaction(`public.${table}`)} where id = ${id}) readable`;
        return row?.record ?? null;
      });
    },

    /** Returns whether the policies on realtime.messages let the caller join a private channel, or send to it. */
    may(act: 'join' | 'send', topic: string, caller: RealtimeCaller): Promise<boolean> {
      return undone(sql, async (transaction) => {
        await transaction`select set_config('realtime.topic', ${topic}, true)`;
        const messageOf = (extension: string) => ({ topic, extension, private: true });
        if (act === 'send') {
          await become(transaction, caller);
          await transaction`insert into realtime.messages ${transaction(messageOf('presence'))}`;
          return true;
        }
        const messages = ['presence', 'broadcast'].map(messageOf);
        await transaction`insert into realtime.messages ${transaction(messages)}`;
        await become(transaction, caller);
        const rows = await transaction`select 1 from realtime.messages where topic = ${topic}`;
        return rows.length > 0;
      }).catch((error: unknown) => {
        // A policy rejected the insert.
        if (error instanceof Error && 'code' in error && error.code === '42501') return false;
        throw error;
      });
    },

    close: () => sql.end(),
  };
}

async function become(transaction: TransactionSql, { role, claims }: RealtimeCaller) {
  await transaction`select set_config('role', ${role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
}

/** Returns the result of a transaction that is rolled back. */
async function undone<Value>(
  sql: Sql,
  read: (transaction: TransactionSql) => Promise<Value>,
): Promise<Value> {
  const done: { value?: Value } = {};
  const rollback = new Error('rollback');
  await sql
    .begin(async (transaction) => {
      done.value = await read(transaction);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return done.value as Value;
}
