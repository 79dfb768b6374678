import {
  chosenUsernameOf,
  type OpenAccountError,
  type SellerAccount,
} from '#domain/marketplace/account';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { fail, readErrors, resultOf } from '../answers';
import { bodyOf } from '../http';
import { callBackend, rpc } from '../supabase/call-backend';
import { reachableClient } from '../supabase/client';
import { storedSession } from '../session/stored-session';
import { abortable } from '../session/viewer';

const accountRows = v.array(v.object({ username: v.string() }));
const storeRows = v.array(v.object({ id: v.string() }));

/** The viewer's account and username. */
export interface ViewerAccount {
  /** null if the viewer has no seller account. */
  account: SellerAccount | null;
  /** The username that the viewer chose at sign-up; null if they signed in with Discord. */
  chosenUsername: string | null;
}

/** Returns the seller account of the signed-in user. */
export async function loadSellerAccount(
  signal?: AbortSignal,
): Promise<Result<ViewerAccount, { kind: 'signInRequired' | 'unreachable' }>> {
  const user = storedSession()?.user;
  if (!user) return fail('signInRequired');
  const [accounts, stores] = await Promise.all([
    callBackend({ path: '/rest/v1/seller_accounts?select=username' }, { signal }),
    callBackend(
      { path: `/rest/v1/stores?select=id&owner_id=eq.${user.id}&order=created_at.asc&limit=1` },
      { signal },
    ),
  ]);
  const isSignedOut = [accounts, stores].some(
    (answer) => answer.kind === 'answered' && answer.status === 401,
  );
  if (isSignedOut) return fail('signInRequired');
  const owned = v.safeParse(accountRows, accounts.kind === 'answered' ? bodyOf(accounts) : null);
  const opened = v.safeParse(storeRows, stores.kind === 'answered' ? bodyOf(stores) : null);
  if (!owned.success || !opened.success) return fail('unreachable');
  const [row] = owned.output;
  return {
    ok: true,
    value: {
      account: row ? { username: row.username, storeId: opened.output[0]?.id ?? null } : null,
      chosenUsername: chosenUsernameOf(user),
    },
  };
}

/**
 * Creates the seller account of the signed-in user. The database rejects an account if its username is taken or the
 * user already has an account (23505). If the user already has an account, for example from another tab, that account
 * is returned.
 */
export async function openSellerAccount(
  { username }: { username: string },
  signal?: AbortSignal,
): Promise<Result<SellerAccount, OpenAccountError>> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const insertion = client.from('seller_accounts').insert({ username });
  const { error, status } = await abortable(insertion, signal);
  if (!error) return { ok: true, value: { username, storeId: null } };
  if (error.code === '23505') return openedBefore(signal);
  if (error.code === '23514') return fail('usernameInvalid');
  return fail(errorBy(status));
}

async function openedBefore(
  signal: AbortSignal | undefined,
): Promise<Result<SellerAccount, OpenAccountError>> {
  const own = await loadSellerAccount(signal);
  if (!own.ok) return own;
  const { account } = own.value;
  if (account) return { ok: true, value: account };
  return fail('usernameTaken');
}

/** Maps an HTTP status to an error. The status is 0 if there was no response. */
function errorBy(status: number): OpenAccountError['kind'] {
  if (status === 0) return 'unreachable';
  return status === 401 || status === 403 ? 'signInRequired' : 'unknown';
}

/**
 * Returns whether `username` is free, that is, whether no other seller uses it. Another seller may still take it before
 * the viewer does.
 */
export async function isUsernameFree(
  { username }: { username: string },
  signal?: AbortSignal,
): Promise<Result<boolean, { kind: 'unreachable' }>> {
  const read = await resultOf(
    rpc('is_username_free', { username }, { signal }),
    v.boolean(),
    readErrors,
  );
  return read.ok ? read : fail('unreachable');
}
