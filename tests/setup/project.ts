import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { inject, onTestFinished } from 'vitest';
import { connect } from '../../supabase/local/database';

/** A Supabase project for one test: a copy of one of the template databases that `postgres.ts` creates. */
export interface Project {
  /** The superuser's connection, which bypasses every policy. */
  sql: Sql;
  /** Returns the connection string of a role. */
  url: (role?: string) => string;
  drop: () => Promise<void>;
}

/**
 * The caller of a statement: a role of the Data API and, for a signed-in user, the user in the token. The id of the user's
 * session is that of the user (`openSessions` in `postgres.ts`).
 */
export type Caller =
  | { role: 'anon' }
  /** `factorAt` is when the user used a second factor in the session, in Unix seconds. */
  | { role: 'authenticated'; userId: string; factorAt?: number }
  | { role: 'service_role' };

/** Copies a template database. The copy is deleted by `drop`, or together with the server. */
export async function openProject(template: 'fresh' | 'seeded'): Promise<Project> {
  const { server } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = connect(server);
  await admin.unsafe(
    `create database ${name} template ${template} owner postgres strategy file_copy`,
  );
  const url = (role?: string) => {
    const address = new URL(server);
    address.pathname = name;
    if (role !== undefined) address.username = role;
    return address.href;
  };
  const sql = connect(url(), { max: 4 });
  return {
    sql,
    url,
    drop: async () => {
      await sql.end();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Returns a project that is dropped when the test ends. */
export async function useProject(template: 'fresh' | 'seeded' = 'seeded'): Promise<Project> {
  const project = await openProject(template);
  onTestFinished(project.drop);
  return project;
}

/** The result of a statement: its rows, or the SQLSTATE and hint of the error. */
export type Outcome =
  | { ok: true; rows: readonly Record<string, unknown>[] }
  | { ok: false; code: string; hint: string | null; message: string };

/**
 * Runs one statement in the same way as the Data API: in a transaction, with the caller's role and token. If `undo` is
 * true, the transaction is rolled back.
 */
export async function runAs(
  sql: Sql,
  caller: Caller,
  statement: (transaction: TransactionSql) => Promise<readonly Record<string, unknown>[]>,
  { undo = false }: { undo?: boolean } = {},
): Promise<Outcome> {
  const undone = Symbol('undone');
  let rows: readonly Record<string, unknown>[] = [];
  try {
    await sql.begin(async (transaction) => {
      const claims =
        caller.role === 'authenticated'
          ? {
              role: caller.role,
              sub: caller.userId,
              session_id: caller.userId,
              aud: 'authenticated',
              ...factorClaims(caller.factorAt),
            }
          : { role: caller.role };
      await transaction`select set_config('role', ${caller.role}, true),
        set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      rows = await statement(transaction);
      if (undo) throw undone;
    });
  } catch (error) {
    if (error === undone) return { ok: true, rows };
    if (error instanceof Error && 'code' in error) {
      const { code, hint = null, message } = error as Error & { code: string; hint?: string };
      return { ok: false, code, hint, message };
    }
    throw error;
  }
  return { ok: true, rows };
}

/** The claims of a session in which a second factor was used (supabase.md §2.14). */
function factorClaims(factorAt: number | undefined) {
  const password = { method: 'password', timestamp: 1_700_000_000 };
  return factorAt === undefined
    ? { aal: 'aal1', amr: [password] }
    : { aal: 'aal2', amr: [{ method: 'totp', timestamp: factorAt }, password] };
}
