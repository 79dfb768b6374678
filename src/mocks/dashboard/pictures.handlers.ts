import { http, HttpResponse, type RequestHandler } from 'msw';
import { minidenticon } from 'minidenticons';

/** Draws a picture from the path of the URL. Ignores the requested size. */
export function pictureHandlers(): RequestHandler[] {
  return [
    http.get('https://cdn.discordapp.com/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      return new HttpResponse(drawnFor(pathname), {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000' },
      });
    }),
  ];
}

/** Draws a pattern on a dark background, so that the pattern is visible in both themes. */
function drawnFor(seed: string): string {
  return minidenticon(seed, 60, 66).replace(
    /^<svg([^>]*)>/,
    '<svg$1><rect x="-10" y="-10" width="30" height="30" fill="#1f2430"/>',
  );
}
