import {
  chosenUsernameOf,
  type OpenAccountError,
  type SellerAccount,
} from '#domain/marketplace/account';
import { lastFirst } from '#domain/own-place';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { databaseErrorOf, fail, failureOf, ownRowErrors, readErrors, resultOf } from '../answers';
import { isSuccess } from '../http';
import { callBackend, rpc } from '../supabase/call-backend';
import { readLastPlaces } from '../session/last-places';
import { storedSession } from '../session/stored-session';

const accountRows = v.array(v.object({ username: v.string() }));
const storeRows = v.array(v.object({ id: v.string() }));

/** The viewer's account and username. */
export interface ViewerAccount {
  /** null if the viewer has no seller account. */
  account: SellerAccount | null;
  /** The username that the viewer chose at sign-up; null if they signed in with Discord. */
  chosenUsername: string | null;
}

/** Returns the seller account of the signed-in user, with the store that was opened last in this browser, or the oldest. */
export async function loadSellerAccount(
  signal?: AbortSignal,
): Promise<Result<ViewerAccount, { kind: 'signInRequired' | 'unreachable' }>> {
  const user = storedSession()?.user;
  if (!user) return fail('signInRequired');
  const [accounts, stores] = await Promise.all([
    resultOf(
      callBackend({ path: '/rest/v1/seller_accounts?select=username' }, { signal }),
      accountRows,
      ownRowErrors,
    ),
    resultOf(
      callBackend(
        { path: `/rest/v1/stores?select=id&owner_id=eq.${user.id}&order=created_at.asc` },
        { signal },
      ),
      storeRows,
      ownRowErrors,
    ),
  ]);
  if (!accounts.ok) return accounts;
  if (!stores.ok) return stores;
  const [row] = accounts.value;
  const [store] = lastFirst(stores.value, readLastPlaces(user.id).stores);
  return {
    ok: true,
    value: {
      account: row ? { username: row.username, storeId: store?.id ?? null } : null,
      chosenUsername: chosenUsernameOf(user),
    },
  };
}

/**
 * The database rejects a second account, or a username that is taken (23505). If the user already has an account, for
 * example from another tab, returns that one.
 */
export async function openSellerAccount(
  { username }: { username: string },
  signal?: AbortSignal,
): Promise<Result<SellerAccount, OpenAccountError>> {
  const insertion = { path: '/rest/v1/seller_accounts', body: { username } };
  const answer = await callBackend(insertion, { signal });
  if (answer.kind === 'unreachable') return fail('unreachable');
  if (isSuccess(answer)) return { ok: true, value: { username, storeId: null } };
  const code = databaseErrorOf(answer)?.code;
  if (code === '23505') return openedBefore(signal);
  if (code === '23514') return fail('usernameInvalid');
  return fail(openErrors[failureOf(answer)]);
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

const openErrors = {
  signInRequired: 'signInRequired',
  notAllowed: 'signInRequired',
  rejected: 'unknown',
  tooSlow: 'unknown',
  unanswered: 'unknown',
} as const;

/** Another seller may still take the name before the viewer does. */
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
