import { delay, HttpResponse } from 'msw';

/** In ms: longer than every time limit of the app, and shorter than 5 minutes (see below). */
const LONGER_THAN_EVERY_LIMIT = 120_000;

/**
 * Simulates a server that does not respond. The request eventually fails, because Chromium stops a service worker whose
 * request is pending for 5 minutes. Every later request would then reach the network.
 */
export async function noAnswer(): Promise<Response> {
  await delay(LONGER_THAN_EVERY_LIMIT);
  return HttpResponse.error();
}
