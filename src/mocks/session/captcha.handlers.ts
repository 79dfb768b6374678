import type { MockContext } from '../context';
import { isMockToken } from './turnstile';
import { failed } from './auth-answers.handlers';

/**
 * Returns the error of a request without a token of a security check that was not used before, or null. The auth server
 * checks this first (supabase.md §2.12).
 */
export function captchaError(
  body: Readonly<Record<string, unknown>>,
  { conditions, since }: MockContext,
): Response | null {
  if (conditions.captcha === 'off') return null;
  const token = tokenIn(body['gotrue_meta_security']);
  const reason = reasonAgainst(token, since.captchaTokens);
  since.captchaTokens.add(token);
  if (reason === null) return null;
  return failed(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}

function tokenIn(security: unknown): string {
  const token =
    typeof security === 'object' && security !== null && 'captcha_token' in security
      ? security.captcha_token
      : '';
  return typeof token === 'string' ? token.trim() : '';
}

function reasonAgainst(token: string, used: ReadonlySet<string>): string | null {
  if (token === '') return 'no captcha_token found';
  if (!isMockToken(token)) return 'invalid-input-response';
  return used.has(token) ? 'timeout-or-duplicate' : null;
}
