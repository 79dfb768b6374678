import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { endpoint, type Caller as AnyCaller } from '../gate';
import { stopOf } from '../handlers/rpc';
import { postgrestError } from '../postgrest';
import { accepted, bodyOrError, failed, sessionOrError } from './auth-answers.handlers';
import { startingFactors, type FactorRow } from './factor-rows';
import { userOf, type Person } from './people';
import { qrCodeSvg } from './qr-code';
import { startingSessions } from './session-rows';
import { isTotpCode, newSecret, otpauthUri } from './totp';

/** The most factors that a user can have, and for how long a challenge is valid, in ms (supabase.md §2.14). */
const MOST_FACTORS = 10;
const CHALLENGE_LIFE = 300_000;

type Caller = Extract<ReturnType<typeof sessionOrError>, { person: Person }>;
type Body = Readonly<Record<string, unknown>>;

/** Mocks the second factors of Supabase Auth (supabase.md §2.14). */
export function factorHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;
  const factors = `${context.url}/auth/v1/factors`;
  const answering = (
    answer: (caller: Caller, body: Body, id: string) => Response | Promise<Response>,
  ) =>
    endpoint(context, 'read', async ({ request, url }) => {
      const caller = sessionOrError(request, context);
      if (caller instanceof Response) return caller;
      const body = request.method === 'DELETE' ? {} : await bodyOrError(request);
      if (body instanceof Response) return body;
      const [, id = ''] = /\/factors\/([^/]+)/.exec(url.pathname) ?? [];
      return answer(caller, body, id);
    });
  const ofFactor = (
    answer: (call: {
      caller: Caller;
      body: Body;
      factor: FactorRow;
    }) => Response | Promise<Response>,
  ) =>
    answering((caller, body, id) => {
      const factor = factorsOf(caller.person, context).find((each) => each.id === id);
      return factor ? answer({ caller, body, factor }) : notFound('Factor not found', 404);
    });
  return [
    http.post(
      factors,
      answering((caller, body) => stopOf(conditions.factorSetup) ?? enroll(caller, body, context)),
    ),
    http.post(
      `${factors}/:id/challenge`,
      ofFactor(({ factor }) => {
        if (conditions.factorChecks === 'unreachable') return HttpResponse.error();
        if (conditions.factorChecks === 'limited') return limited();
        const id = store.beginFactorChallenge(factor.id);
        const expires_at = Math.floor((context.now() + CHALLENGE_LIFE) / 1_000);
        return accepted({ id, type: 'totp', expires_at });
      }),
    ),
    http.post(
      `${factors}/:id/verify`,
      ofFactor(async (call) => {
        const answer = await verify(call, context);
        return conditions.factorChecks === 'answerIsLost' ? HttpResponse.error() : answer;
      }),
    ),
    http.delete(
      `${factors}/:id`,
      ofFactor(({ caller, factor }) => {
        if (factor.status === 'verified' && caller.factorAt === null) {
          return failed(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
        }
        const { person } = caller;
        const left = factorsOf(person, context).filter(({ id }) => id !== factor.id);
        store.keepFactors(person.id, left);
        if (factor.status === 'verified') store.lowerSessions(person.id);
        return accepted({ id: factor.id });
      }),
    ),
  ];
}

/** Returns the factors of a person, also those that were not verified. */
export function factorsOf(person: Person, { store, conditions, now }: MockContext) {
  return store.factorsOf(person.id) ?? startingFactors(person, conditions, now());
}

export function hasFactor(person: Person, context: MockContext): boolean {
  return factorsOf(person, context).some(({ status }) => status === 'verified');
}

/** For how many ms a used factor counts for what is sensitive (product.md §6.18). */
const FACTOR_LIFE = 15 * 60_000;

export function isFactorRecent(caller: AnyCaller, { now }: MockContext): boolean {
  if (caller.kind !== 'person' || caller.factorAt === null) return false;
  return now() - caller.factorAt <= FACTOR_LIFE;
}

export function factorRequired(): Response {
  return postgrestError(403, 'PT403', 'A second factor is needed', 'second_factor_required');
}

export function factorMissing(): Response {
  return postgrestError(403, 'PT403', 'This server needs a second factor', 'second_factor_missing');
}

/** Returns the error of a change of the password or the address that needs a factor; null if it does not. */
export function levelError({ person, factorAt }: Caller, context: MockContext): Response | null {
  if (factorAt !== null || !hasFactor(person, context)) return null;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  return failed(401, 'insufficient_aal', message);
}

/** Returns a user with their factors, as the auth server does. */
export function userWithFactors(person: Person, context: MockContext) {
  const factors = factorsOf(person, context).map(({ secret: _secret, ...factor }) => factor);
  return { ...userOf(person), ...(factors.length > 0 && { factors }) };
}

function enroll({ person, factorAt }: Caller, body: Body, context: MockContext): Response {
  const { conditions, store, now } = context;
  const { friendly_name: name, factor_type: type, issuer } = body;
  if (type !== 'totp') {
    return failed(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  if (conditions.factorSetup === 'off') {
    return failed(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  const rows = factorsOf(person, context);
  const friendly_name = typeof name === 'string' ? name : '';
  if (rows.some((row) => row.friendly_name === friendly_name)) {
    const message = `A factor with the friendly name "${friendly_name}" for this user already exists`;
    return failed(422, 'mfa_factor_name_conflict', message);
  }
  if (conditions.factorSetup === 'full' || rows.length >= MOST_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    return failed(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (hasFactor(person, context) && factorAt === null) {
    return failed(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const at = new Date(now()).toISOString();
  const secret = newSecret();
  const row: FactorRow = {
    id: crypto.randomUUID(),
    friendly_name,
    factor_type: 'totp',
    status: 'unverified',
    created_at: at,
    updated_at: at,
    secret,
  };
  store.keepFactors(person.id, [...rows, row]);
  const uri = otpauthUri(typeof issuer === 'string' ? issuer : 'localhost', person.email, secret);
  const totp = { qr_code: qrCodeSvg(uri), secret, uri };
  return accepted({ id: row.id, type: 'totp', friendly_name, totp });
}

async function verify(
  { caller, body, factor }: { caller: Caller; body: Body; factor: FactorRow },
  context: MockContext,
): Promise<Response> {
  const { conditions, store, now } = context;
  const { code, challenge_id } = body;
  const challengeId = String(challenge_id);
  const challenge = store.factorChallenge(challengeId);
  if (typeof code !== 'string' || code === '') {
    return failed(400, 'validation_failed', 'Code needs to be non-empty');
  }
  if (challenge?.factorId !== factor.id) {
    return notFound('MFA factor with the provided challenge ID not found', 422);
  }
  if (challenge.isUsed) {
    const message = 'Challenge and verify IP addresses mismatch.';
    return failed(422, 'mfa_ip_address_mismatch', message);
  }
  if (conditions.factorChecks === 'expired' || now() > challenge.at + CHALLENGE_LIFE) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    return failed(422, 'mfa_challenge_expired', message);
  }
  if (!(await isTotpCode(factor.secret, code, now()))) {
    return failed(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  store.useFactorChallenge(challengeId);
  const { person, sessionId } = caller;
  const at = new Date(now()).toISOString();
  const rows = factorsOf(person, context).flatMap((row): FactorRow[] => {
    if (row.id === factor.id) return [{ ...row, status: 'verified', updated_at: at }];
    return row.status === 'verified' ? [row] : [];
  });
  store.keepFactors(person.id, rows);
  store.endSessions(startingSessions(person, conditions, now()).map(({ id }) => id));
  const session = store.raiseSession(person, sessionId);
  return accepted({ ...session, user: userWithFactors(person, context) });
}

const notFound = (message: string, status: number) =>
  failed(status, 'mfa_factor_not_found', message);
const limited = () => failed(429, 'over_request_rate_limit', 'Request rate limit reached');
