import * as v from 'valibot';
import {
  type AccountSession,
  type SessionEnd,
  type SessionEndError,
  sessionEndErrorKinds,
  type SessionsError,
} from '#domain/session/account-session';
import { deviceOf } from '#domain/session/device';
import type { Result } from '#domain/result';
import { outcomeOf, outcomes, ownChangeErrors, ownRowErrors, resultOf } from '../answers';
import { time } from '../market/store-columns';
import { listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';

const sessions = listOf(
  v.pipe(
    row(
      {
        id: v.string(),
        userAgent: v.nullable(v.string()),
        signedInAt: time,
        usedAt: time,
        isCurrent: v.boolean(),
      },
      { signedInAt: 'created_at' },
    ),
    v.transform(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) })),
  ),
);

/** Returns the sessions of the viewer: that of this device first, then those that were used last. */
export function loadSessions(
  signal?: AbortSignal,
): Promise<Result<readonly AccountSession[], SessionsError>> {
  return resultOf(rpc('my_sessions', {}, { signal }), sessions, ownRowErrors);
}

const endOutcomes = outcomes(sessionEndErrorKinds, { ...ownChangeErrors, ended: null });

/** Ends a session on another device, or all but that of this device. */
export function endSession(
  { session }: SessionEnd,
  signal?: AbortSignal,
): Promise<Result<null, SessionEndError>> {
  const args = { session_id: session?.id ?? null };
  return outcomeOf(rpc('end_sessions', args, { signal }), endOutcomes);
}
