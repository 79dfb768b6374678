import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { createHandler } from '../payment-events/handler.ts';
import type { Provider } from '../payment-events/signature.ts';
import { secrets, storeId } from './people.ts';
import { soon } from './scene.ts';
import type { Scene, Seen } from './scene.ts';

/** A request from a provider to a store. Tests change parts of it. */
export interface Delivery {
  provider: Provider;
  body: string;
  secret?: string;
  /** Seconds between the time in the signature and now. */
  age?: number;
}

/** Returns the body of an event with the given id, in the provider's format. */
export function bodyOf(provider: Provider, id: string): string {
  return JSON.stringify(provider === 'stripe' ? stripeEvent(id) : whopEvent(id));
}

/** The email address and the name in the bodies. They must not be logged. */
export const buyer = { email: 'planted-buyer@example.com', name: 'Planted Buyer' };

function stripeEvent(id: string) {
  return {
    id,
    object: 'event',
    type: 'invoice.paid',
    created: 1_795_000_000,
    data: {
      object: {
        id: 'in_1',
        amount_paid: 4999,
        amount_due: 4999,
        currency: 'usd',
        customer: 'cus_1',
        customer_email: buyer.email,
        customer_name: buyer.name,
        subscription: 'sub_1',
      },
    },
  };
}

function whopEvent(id: string) {
  return {
    id,
    api_version: 'v1',
    type: 'payment.succeeded',
    timestamp: '2026-11-18T12:26:40.000Z',
    data: {
      id: 'pay_1',
      total: 49.99,
      currency: 'usd',
      membership: { id: 'mem_1', status: 'active' },
      plan: { id: 'plan_1' },
      user: { id: 'user_1', username: 'buyer', ...buyer },
    },
  };
}

/**
 * Returns the headers with which the provider signs a body. Libraries compute the signatures: `stripe` for Stripe,
 * `standardwebhooks` for Whop.
 */
export async function sign(delivery: Delivery): Promise<Record<string, string>> {
  const { provider, body, secret = secrets[provider], age = 0 } = delivery;
  const time = Math.floor(Date.now() / 1_000) - age;
  if (provider === 'stripe') {
    const header = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
      timestamp: time,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
    return { 'stripe-signature': header };
  }
  const webhook = secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(secret, { format: 'raw' });
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(time),
    'webhook-signature': webhook.sign('msg_1', new Date(time * 1_000), body),
  };
}

/** Sends a body to the function and reads the response. */
export async function deliver(
  { environment }: Scene,
  to: string,
  body: BodyInit | null,
  headers: Readonly<Record<string, string>>,
): Promise<Seen & { headers: Headers }> {
  const request = new Request(`http://127.0.0.1/functions/v1/payment-events/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const response = await soon(createHandler(environment)(request));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Signs and sends an event of a provider to the store. */
export async function send(scene: Scene, delivery: Delivery): Promise<Seen> {
  const { status, body } = await deliver(
    scene,
    `${delivery.provider}/${storeId}`,
    delivery.body,
    await sign(delivery),
  );
  return { status, body };
}
