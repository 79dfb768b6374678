import type { Result } from '#domain/result';
import {
  type AccessRequests,
  type AskError,
  askErrorKinds,
  type DeclineError,
  declineErrorKinds,
  type RequestsError,
  type WithdrawError,
  withdrawErrorKinds,
} from '#domain/team/access-request';
import * as v from 'valibot';
import {
  changeErrors,
  outcomeOf,
  outcomes,
  ownChangeErrors,
  readErrors,
  resultOf,
} from '../answers';
import { count, listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { time } from '../market/store-columns';
import { factorErrors } from './factor-need';

const askBody = v.object({ outcome: v.literal('asked'), asked_at: time });
const askOutcomes = outcomes(askErrorKinds, ownChangeErrors);

/** Returns the time of the request (ISO 8601), or of an earlier one that is still open. */
export async function askForAccess(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<string, AskError>> {
  const call = rpc('ask_for_access', { server_id: serverId }, { signal });
  const asked = await resultOf(call, askBody, askOutcomes);
  return asked.ok ? { ok: true, value: asked.value.asked_at } : asked;
}

const withdrawOutcomes = outcomes(withdrawErrorKinds, { ...ownChangeErrors, withdrawn: null });

/** Withdraws the viewer's request for access to a server. Also succeeds if there is no request. */
export function withdrawRequest(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<null, WithdrawError>> {
  const call = rpc('withdraw_access_request', { server_id: serverId }, { signal });
  return outcomeOf(call, withdrawOutcomes);
}

const requestsBody = v.object({
  total: count,
  requests: listOf(row({ id: v.string(), name: v.string(), discordId: v.string(), askedAt: time })),
});

/** Returns the oldest open access requests for a server, oldest first, and the number of all open requests. */
export function loadAccessRequests(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<AccessRequests, RequestsError>> {
  const call = rpc('server_access_requests', { server_id: serverId }, { signal });
  return resultOf(call, requestsBody, readErrors);
}

const declineOutcomes = outcomes(declineErrorKinds, {
  ...changeErrors,
  ...factorErrors,
  rejected: 'unanswered',
  declined: null,
});

export function declineRequest(
  { requestId }: { requestId: string },
  signal?: AbortSignal,
): Promise<Result<null, DeclineError>> {
  const call = rpc('decline_access_request', { request_id: requestId }, { signal });
  return outcomeOf(call, declineOutcomes);
}
