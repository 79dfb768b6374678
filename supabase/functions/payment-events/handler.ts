import * as v from 'valibot';
import { parseJson } from '../_shared/call.ts';
import type { Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';
import { rpc } from '../_shared/rpc.ts';
import { serverEndpoint } from '../_shared/server-endpoint.ts';
import type { PaymentEvent } from './event.ts';
import { readRawBody } from './raw-body.ts';
import { providers, signedText } from './signature.ts';
import type { Provider } from './signature.ts';
import { readStripeEvent } from './stripe.ts';
import { readWhopEvent } from './whop.ts';

/** The maximum size of a request body, in bytes. Events of both providers are much smaller. */
const BODY_LIMIT = 256 * 1024;

/** The gateway of a project removes `/functions/v1` from the path, so this part is optional. */
const path = /^(?:\/functions\/v1)?\/payment-events\/([^/]+)\/([^/]+)\/?$/;

const account = v.object({
  provider: v.picklist(providers),
  storeId: v.pipe(v.string(), v.regex(/^biz_[A-Za-z0-9]{1,64}$/)),
});

const outcome = v.picklist(['applied', 'waiting', 'ignored', 'duplicate']);

const read: Readonly<Record<Provider, (body: unknown, receivedAt: string) => PaymentEvent | null>> =
  {
    stripe: readStripeEvent,
    whop: readWhopEvent,
  };

/** The database's response to an event. */
interface Taken {
  outcome: v.InferOutput<typeof outcome>;
}

/**
 * Receives the events of a store's payment provider at `/payment-events/{stripe|whop}/{storeId}`. Requests have no
 * session. They are authenticated by the signature of the raw body, which must be made with the secret that the seller
 * stored for this provider.
 * Returns `{outcome}` with status 200 only after the database has recorded the event. After any other status, the
 * provider sends the event again. A 4xx status means that sending it again is useless.
 */
export function createHandler(environment: Environment): (request: Request) => Promise<Response> {
  return serverEndpoint('payment-events', (request) => take(request, environment));
}

async function take(request: Request, environment: Environment): Promise<Result<Taken>> {
  const [, provider, storeId] = path.exec(new URL(request.url).pathname) ?? [];
  if (provider === undefined) return fail('unknownPath');
  const body = await readRawBody(request, BODY_LIMIT);
  if (body === null) return fail('bodyTooLarge');
  const parsed = v.safeParse(account, { provider, storeId });
  if (!parsed.success) return fail('unknownStore');
  const secret = await secretOf(environment, parsed.output);
  if (!secret.ok) return secret;
  const text = await signedText(parsed.output.provider, body, request.headers, secret.value);
  if (text === null) return fail('wrongSignature');
  const event = read[parsed.output.provider](parseJson(text), new Date().toISOString());
  if (event === null) return fail('unreadableEvent');
  const taken = await record(environment, parsed.output, event, text);
  if (taken.ok && taken.value.outcome !== 'duplicate') await readAgain(environment, parsed.output);
  return taken;
}

const kept = v.array(v.object({ body: v.string(), received_at: v.string() }));

/**
 * Reads the kept events again that an older version of this function could not read. Ignores failures, because the next
 * event tries it again.
 */
async function readAgain(environment: Environment, account: Account): Promise<void> {
  const { provider, storeId } = account;
  const answer = await rpc(environment, 'unread_payment_events', { store_id: storeId, provider });
  const parsed = v.safeParse(kept, answer.ok ? answer.value : []);
  for (const { body, received_at: receivedAt } of parsed.success ? parsed.output : []) {
    const event = read[provider](parseJson(body), receivedAt);
    if (event !== null && event.reason !== 'unreadable') {
      await record(environment, account, event, body);
    }
  }
}

type Account = v.InferOutput<typeof account>;

async function secretOf(
  environment: Environment,
  { provider, storeId }: Account,
): Promise<Result<string>> {
  const answer = await rpc(environment, 'payment_secret', { store_id: storeId, provider });
  if (!answer.ok) return fail(answer.code === 'P0002' ? 'unknownStore' : 'secretNotRead');
  const parsed = v.safeParse(v.nullable(v.string()), answer.value);
  if (!parsed.success) return fail('secretNotRead');
  return parsed.output ? done(parsed.output) : fail('noPaymentSecret');
}

/**
 * The pauses in ms after which the database is asked again while other events of the store are waiting
 * (`private.wait_for_events`). A provider waits longer than all of them.
 */
const pauses = [50, 100, 200, 400, 800];

async function record(
  environment: Environment,
  { provider, storeId }: Account,
  event: PaymentEvent,
  body: string,
): Promise<Result<Taken>> {
  const parameters = {
    store_id: storeId,
    provider,
    // Only the body of an event that cannot be read is kept.
    event: event.reason === 'unreadable' ? { ...event, body } : event,
  };
  let answer = await rpc(environment, 'record_payment_event', parameters);
  for (const pause of pauses) {
    if (answer.ok || answer.code !== '55P03') break;
    // Events that came together do not come together again.
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    answer = await rpc(environment, 'record_payment_event', parameters);
  }
  if (!answer.ok) return fail(answer.code === 'P0002' ? 'unknownStore' : 'eventNotRecorded');
  const parsed = v.safeParse(outcome, answer.value);
  return parsed.success ? done({ outcome: parsed.output }) : fail('eventNotRecorded');
}
