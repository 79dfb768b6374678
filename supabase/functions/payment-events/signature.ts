import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';

/** The payment providers whose events the function accepts. */
export const providers = ['stripe', 'whop'] as const;

export type Provider = (typeof providers)[number];

/**
 * How far the time of a signature may be from now, in seconds. Without this limit, an attacker who recorded an event could send it again
 * later.
 */
const TOLERANCE_SECONDS = 300;

const cryptoProvider = Stripe.createSubtleCryptoProvider();

/**
 * Returns the text of a body if the provider signed exactly these bytes with `secret` during the last five minutes;
 * otherwise null. If there are several signatures, one valid signature is enough, because providers send two while a
 * secret is being replaced.
 * @param body the raw bytes
 */
export async function signedText(
  provider: Provider,
  body: Uint8Array,
  headers: Headers,
  secret: string,
): Promise<string | null> {
  try {
    const text = exactText(body);
    const isSigned = await verifiers[provider](text, headers, secret);
    return isSigned && !isFromTheFuture(provider, headers) ? text : null;
  } catch {
    // The libraries throw if a signature is invalid. The error is not logged, because its message contains the payload.
    return null;
  }
}

/**
 * Returns whether a valid signature of Stripe has a time beyond the tolerance, or one that is no number: the library checks
 * only the age, and `NaN` has none.
 */
function isFromTheFuture(provider: Provider, headers: Headers): boolean {
  if (provider !== 'stripe') return false;
  const parts = (headers.get('stripe-signature') ?? '').split(',');
  const latest = Date.now() / 1_000 + TOLERANCE_SECONDS;
  return parts.some(
    (part) => /^\s*t=/.test(part) && !(/^t=\d+$/.test(part) && Number(part.slice(2)) <= latest),
  );
}

/**
 * Decodes UTF-8 so that encoding the text again results in the same bytes.
 * @throws if the bytes are not UTF-8
 */
function exactText(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
}

type Verifier = (text: string, headers: Headers, secret: string) => boolean | Promise<boolean>;

const verifiers: Readonly<Record<Provider, Verifier>> = {
  // `constructEventAsync` starts with this call. `constructEventAsync` itself is not used, because it throws for some
  // signed events, and these events must be recorded as ignored.
  stripe: async (text, headers, secret) =>
    (await Stripe.webhooks.signature?.verifyHeaderAsync(
      text,
      headers.get('stripe-signature') ?? '',
      secret,
      TOLERANCE_SECONDS,
      cryptoProvider,
    )) ?? false,
  // `Webhook` also has a tolerance of five minutes for the age of a signature. `verify` throws if no signature is
  // valid.
  whop: (text, headers, secret) => {
    const webhook = secret.startsWith('whsec_')
      ? new Webhook(secret)
      : new Webhook(new TextEncoder().encode(secret), { format: 'raw' });
    webhook.verify(text, Object.fromEntries(headers), { jsonParse: false });
    return true;
  },
};
