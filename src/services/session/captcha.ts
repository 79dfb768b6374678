/** Runs one security check. Resolves with its token, or with null if it was not passed. */
export type CaptchaCheck = (signal?: AbortSignal) => Promise<string | null>;

let check: CaptchaCheck | null = null;

/** Sets how a security check is run; null if the auth server requires none (supabase.md §2.12). */
export function configureCaptcha(next: CaptchaCheck | null): void {
  check = next;
}

/** Returns null if the check was not passed; the request must not be sent then. A token is valid for one request. */
export async function captchaOptions(
  signal?: AbortSignal,
): Promise<{ captchaToken?: string } | null> {
  if (check === null) return {};
  const captchaToken = await check(signal);
  return captchaToken === null ? null : { captchaToken };
}
