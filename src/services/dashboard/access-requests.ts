import type { Result } from '#domain/result';
import type {
  AccessRequests,
  AskError,
  DeclineError,
  RequestsError,
  WithdrawError,
} from '#domain/team/access-request';
import * as v from 'valibot';
import { listOf } from '../rows';
import type { Answer } from '../http';
import { rpc } from '../supabase/call-backend';
import { time } from '../market/store-columns';
import { fail, successBody } from '../market/store-member-answers';

/**
 * Returns whether the viewer is signed out. All signed-in users may request access and withdraw a request, so for these
 * two calls the status 401 or 403 means that there is no session.
 */
function isSignedOut(answer: Answer): boolean {
  return answer.kind === 'answered' && (answer.status === 401 || answer.status === 403);
}

const askBody = v.variant('outcome', [
  v.object({ outcome: v.literal('asked'), asked_at: time }),
  v.object({
    outcome: v.picklist([
      'notInServer',
      'notSetUp',
      'hasAccess',
      'declinedRecently',
      'tooManyRequests',
    ]),
  }),
]);

/**
 * Requests access to a server. Returns the time of the request (ISO 8601). If an earlier request is still open, returns
 * the time of that request.
 */
export async function askForAccess(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<string, AskError>> {
  const answer = await rpc('ask_for_access', { server_id: serverId }, { signal });
  if (isSignedOut(answer)) return fail('signInRequired');
  const parsed = v.safeParse(askBody, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const { output } = parsed;
  return output.outcome === 'asked' ? { ok: true, value: output.asked_at } : fail(output.outcome);
}

/** Withdraws the viewer's request for access to a server. Also succeeds if there is no request. */
export async function withdrawRequest(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<null, WithdrawError>> {
  const answer = await rpc('withdraw_access_request', { server_id: serverId }, { signal });
  if (isSignedOut(answer)) return fail('signInRequired');
  return successBody(answer) === 'withdrawn' ? { ok: true, value: null } : fail('unanswered');
}

const requestsBody = v.object({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  requests: listOf(
    v.object({ id: v.string(), name: v.string(), discord_id: v.string(), asked_at: time }),
  ),
});

/** Returns the oldest open access requests for a server, oldest first, and the number of all open requests. */
export async function loadAccessRequests(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<AccessRequests, RequestsError>> {
  const answer = await rpc('server_access_requests', { server_id: serverId }, { signal });
  if (answer.kind === 'answered' && answer.status === 401) return fail('signInRequired');
  if (answer.kind === 'answered' && answer.status === 403) return fail('notAllowed');
  const parsed = v.safeParse(requestsBody, successBody(answer));
  if (!parsed.success) return fail('unreachable');
  const { total, requests } = parsed.output;
  return {
    ok: true,
    value: {
      total,
      requests: requests.map(({ id, name, discord_id, asked_at }) => ({
        id,
        name,
        discordId: discord_id,
        askedAt: asked_at,
      })),
    },
  };
}

/** Declines a request. */
export async function declineRequest(
  { requestId }: { requestId: string },
  signal?: AbortSignal,
): Promise<Result<null, DeclineError>> {
  const answer = await rpc('decline_access_request', { request_id: requestId }, { signal });
  if (answer.kind === 'answered' && answer.status === 401) return fail('signInRequired');
  if (answer.kind === 'answered' && answer.status === 403) return fail('notAllowed');
  const outcome = successBody(answer);
  if (outcome === 'declined') return { ok: true, value: null };
  return fail(outcome === 'notOpen' ? 'notOpen' : 'unanswered');
}
