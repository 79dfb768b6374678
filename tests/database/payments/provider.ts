import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';

export type Provider = 'stripe' | 'whop';

/** An event as a provider sends it. */
export interface ProviderEvent {
  provider: Provider;
  id: string;
  body: string;
}

/** The signing secret of each provider. */
export type Secrets = Readonly<Record<Provider, string>>;

export interface Answer {
  status: number;
  /** The outcome that the database returned. Null if the function did not accept the event. */
  outcome: string | null;
}

/**
 * Returns the headers with which a provider signs an event. The providers' libraries create these headers.
 * @param age seconds between the time in the signature and now
 */
export function signatureOf(
  { provider, id, body }: ProviderEvent,
  secret: string,
  age = 0,
): Record<string, string> {
  const time = Math.floor(Date.now() / 1_000) - age;
  if (provider === 'stripe') {
    const options = { payload: body, secret, timestamp: time };
    return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(options) };
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': new Webhook(secret).sign(id, new Date(time * 1_000), body),
  };
}

/** Sends a body to the edge function once. `url` is the URL of the functions' server. */
export async function post(
  url: string,
  to: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const response = await fetch(`${url}/functions/v1/payment-events/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const answer: unknown = await response.json();
  const isTaken = typeof answer === 'object' && answer !== null && 'outcome' in answer;
  return { status: response.status, outcome: isTaken ? String(answer.outcome) : null };
}

/**
 * Signs and sends an event until the function accepts it, as providers do. Each attempt has a new signature. `url` can
 * change between two attempts.
 * @throws after 1,000 attempts
 */
export async function sendUntilTaken(
  event: ProviderEvent,
  { url, storeId, secrets }: { url: () => string; storeId: string; secrets: Secrets },
): Promise<Answer> {
  let last: Answer | null = null;
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    last = await post(
      url(),
      `${event.provider}/${storeId}`,
      event.body,
      signatureOf(event, secrets[event.provider]),
    ).catch(() => null);
    if (last?.status === 200) return last;
    await wait(100);
  }
  throw new Error(`The last answer to ${event.body} was ${last?.status}.`);
}

/** Runs tasks in parallel, at most `atOnce` at the same time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}
