import { type ReactNode, StrictMode } from 'react';
// This import is React's build for edge runtimes. It also runs in Node.
import { prerender } from 'react-dom/static.edge';
import { AppProviders } from './AppProviders';

/** The HTML of a page. React renders elements such as `title` and `meta` first, wherever they are in the tree. */
export interface RenderedHtml {
  head: string;
  body: string;
}

/**
 * Renders a page to HTML that React can hydrate.
 *
 * @throws (rejects) with the first error of a component
 */
export async function renderHtml(page: ReactNode): Promise<RenderedHtml> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders>{page}</AppProviders>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // With a finite size, React would move long content to the end of the file and insert inline scripts that move it
      // back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (failures.length > 0) throw failures[0];
  const html = await new Response(prelude).text();
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
