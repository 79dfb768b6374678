import { http, HttpResponse, type RequestHandler } from 'msw';
import { minidenticon } from 'minidenticons';

/** What Discord's CDN keeps: a drawn picture for each address, the same one every time, whatever its size. */
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

/** A pattern in a color of its own, on a ground that is dark enough for it in both themes. */
function drawnFor(seed: string): string {
  return minidenticon(seed, 60, 66).replace(
    /^<svg([^>]*)>/,
    '<svg$1><rect x="-10" y="-10" width="30" height="30" fill="#1f2430"/>',
  );
}
