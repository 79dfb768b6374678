import type { MockContext } from '../context';
import { failed } from './auth-answers.handlers';

/** A request needs an unused token of a security check. The auth server checks this first (supabase.md §2.12). */
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

const PREFIX = 'mock-captcha-';

let issued = 0;

/** Returns the token of a passed check. The mock auth server accepts it once. */
export function newMockToken(): string {
  issued += 1;
  return `${PREFIX}${issued}`;
}

function isMockToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

interface WidgetOptions {
  appearance: string;
  callback: (token: string) => void;
  'before-interactive-callback': () => void;
  'error-callback': () => unknown;
}

/** How the widget behaves. `asks`: the user has to check a box. `waits`: it does not respond. */
export type WidgetBehavior = 'passes' | 'asks' | 'fails' | 'waits';

/** Returns a stand-in for the global object of Cloudflare's script. `behavior` is read for each check. */
export function mockTurnstile(behavior: () => WidgetBehavior) {
  const removals = new Map<string, () => void>();
  return {
    render(place: HTMLElement, options: WidgetOptions): string {
      const id = `widget-${removals.size + 1}`;
      let isRemoved = false;
      const answer = () => {
        if (isRemoved || behavior() === 'waits') return;
        if (behavior() === 'fails') options['error-callback']();
        else if (behavior() === 'passes') options.callback(newMockToken());
        else if (options.appearance === 'interaction-only')
          options['before-interactive-callback']();
        else place.append(box(() => options.callback(newMockToken())));
      };
      queueMicrotask(answer);
      removals.set(id, () => {
        isRemoved = true;
        place.replaceChildren();
      });
      return id;
    },
    remove(id: string): void {
      removals.get(id)?.();
    },
  };
}

function box(onCheck: () => void): HTMLElement {
  const label = document.createElement('label');
  const input = Object.assign(document.createElement('input'), { type: 'checkbox' });
  input.addEventListener('change', onCheck);
  label.append(input, ' Verify you are human');
  return label;
}
