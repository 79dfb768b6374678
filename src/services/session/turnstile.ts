import type { Result } from '#domain/result';
import * as v from 'valibot';
import { readTheme } from '../shell/theme';

// Cloudflare's widget (supabase.md §2.12). Only a build with a site key has a content security policy that allows it.

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const schema = v.object({ render: v.function(), remove: v.function() });

/** What Cloudflare's script puts into the page; null before it is loaded. */
function readApi(): v.InferOutput<typeof schema> | null {
  const api: unknown = Reflect.get(window, 'turnstile');
  // The object itself, not a parsed copy: its functions may need it as `this`.
  return v.is(schema, api) ? api : null;
}

let loading: Promise<boolean> | null = null;

/** Loads Cloudflare's script once. After a failure, the next call tries again. */
export async function loadTurnstile(): Promise<Result<null, { kind: 'blocked' }>> {
  if (readApi() === null) {
    loading ??= addScript();
    if (!(await loading)) loading = null;
  }
  return readApi() === null ? { ok: false, error: { kind: 'blocked' } } : { ok: true, value: null };
}

function addScript(): Promise<boolean> {
  const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}

export type ChallengeReport =
  | { type: 'passed'; token: string }
  | { type: 'interaction needed' }
  | { type: 'refused' };

export interface Challenge {
  siteKey: string;
  /** Whether the widget appears only if the user has to do something. */
  isQuiet: boolean;
}

/** Renders a widget into an element and returns a function that removes it. The script must be loaded. */
export function renderChallenge(
  place: HTMLElement,
  { siteKey, isQuiet }: Challenge,
  report: (event: ChallengeReport) => void,
): () => void {
  const api = readApi();
  const theme = readTheme();
  const refused = () => report({ type: 'refused' });
  try {
    const id = api?.render(place, {
      sitekey: siteKey,
      appearance: isQuiet ? 'interaction-only' : 'always',
      theme: theme === 'system' ? 'auto' : theme,
      // A flexible widget is at least 300 px wide.
      size: !isQuiet && place.clientWidth < 300 ? 'compact' : 'flexible',
      retry: 'never',
      'refresh-expired': 'never',
      'refresh-timeout': 'never',
      'response-field': false,
      callback: (token: unknown) => {
        if (typeof token === 'string' && token !== '') report({ type: 'passed', token });
        else refused();
      },
      'before-interactive-callback': () => report({ type: 'interaction needed' }),
      // Cloudflare's script does not log errors that are handled.
      'error-callback': () => {
        refused();
        return true;
      },
      'expired-callback': refused,
      'timeout-callback': refused,
      'unsupported-callback': refused,
    });
    return () => void api?.remove(id);
  } catch {
    // The script throws for a site key that cannot be one.
    refused();
    return () => {};
  }
}
