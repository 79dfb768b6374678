import { http, HttpResponse, type RequestHandler } from 'msw';
import { due, type MockContext } from '../context';
import type { DataStorage } from '../data';
import { createWebhookService, DISCORD_HOSTS } from './discord-webhooks';

/**
 * Mocks the webhooks on each of Discord's hosts. All hosts use one service, so a message that was sent through one host
 * exists on the others.
 */
export function webhookHandlers(context: MockContext, keep?: DataStorage): RequestHandler[] {
  const { conditions, latency, now } = context;
  const service = createWebhookService({
    webhook: conditions.webhook,
    now,
    ...(keep && { keep }),
  });
  return DISCORD_HOSTS.map((host) =>
    http.all(
      new RegExp(`^https://${host.replaceAll('.', String.raw`\.`)}/api(?:/v\\d+)?/webhooks/`),
      async ({ request }) => {
        if (conditions.network === 'down') return HttpResponse.error();
        await due(latency.read);
        return (await service.answer(request)) ?? HttpResponse.error();
      },
    ),
  );
}
