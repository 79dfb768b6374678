import { delay, HttpResponse } from 'msw';

/** The delay in ms. It is longer than every time limit of the app, and shorter than 5 minutes (see below). */
const LONGER_THAN_EVERY_LIMIT = 120_000;

/**
 * Fails after a delay, because Chromium stops a service worker whose request is pending for 5 minutes. Without it,
 * every later request would reach the network.
 */
export async function noAnswer(): Promise<Response> {
  await delay(LONGER_THAN_EVERY_LIMIT);
  return HttpResponse.error();
}
