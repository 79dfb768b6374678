import { wantedEvents } from '#domain/marketplace/payment-setup';
import type { PaymentProvider } from '#domain/marketplace/transactions';
import { absent, requires, unmet } from './requirement';
import type { Requirement } from './requirement';
import type { Wanted } from './wanted';

interface Webhook {
  url: string;
  isEnabled: boolean;
  events: readonly string[];
}

/** The webhooks of one seller's account. Each seller makes them; the site shows the address and the events. */
export const paymentRequirements: readonly Requirement[] = [
  requires('stripe-webhook', 'stripe', {
    sentence:
      'Create the webhook of a store that sells on Stripe, with the address and the events that the site shows; any API version is read.',
    where: 'Stripe dashboard: Developers, Webhooks; the site: Settings, Payments of the store',
    missing: ({ data }, wanted) =>
      problemsOf(
        'stripe',
        data.map(({ url, status, enabled_events }) => ({
          url,
          isEnabled: status === 'enabled',
          events: enabled_events.includes('*') ? wantedEvents.stripe : enabled_events,
        })),
        wanted,
      ),
  }),
  requires('whop-webhook', 'whop', {
    sentence:
      'Create the webhook of a store that sells on Whop, with the address and the events that the site shows and API version v1.',
    where: 'Whop dashboard: Developer, Webhooks; the site: Settings, Payments of the store',
    missing: ({ data }, wanted) => [
      ...problemsOf(
        'whop',
        data.map(({ url, enabled, events }) => ({ url, isEnabled: enabled, events })),
        wanted,
      ),
      ...unmet({
        'API version v1': data
          .filter(({ url }) => url.startsWith(addressOf('whop', wanted)))
          .every(({ api_version }) => api_version === 'v1'),
      }),
    ],
  }),
];

function addressOf(provider: PaymentProvider, { apiUrl }: Wanted): string {
  return `${apiUrl}/functions/v1/payment-events/${provider}/`;
}

function problemsOf(
  provider: PaymentProvider,
  webhooks: readonly Webhook[],
  wanted: Wanted,
): string[] {
  const ours = webhooks.filter(({ url }) => url.startsWith(addressOf(provider, wanted)));
  if (ours.length === 0) return [`${addressOf(provider, wanted)}…`];
  return ours.flatMap(({ isEnabled, events }) => [
    ...unmet({ enabled: isEnabled }),
    ...absent(wantedEvents[provider], events),
  ]);
}
