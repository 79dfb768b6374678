import { type ComponentType, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from '#content/brand';
import { isDocs } from '#domain/paths';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';
import {
  island,
  type StaticRendering,
  StaticRenderingContext,
} from '#screens/shell/islands/island';
import { PageHead } from '#screens/shell/PageHead';
import type { SiteFrameProps } from '#screens/shell/SiteFrame';
import type { Listing } from '../routes/route';
import { IslandRoot } from './SiteProviders';
import { SiteBar } from './SiteBar';
import { visuallyHidden } from '#theme/visually-hidden.css';

const Bar = island('site-bar', SiteBar, { hydrateOn: 'session' });

export interface StaticPageProps {
  path: string;
  /** The metadata for the page's head. Null if the page itself renders its metadata. */
  listing: Listing | null;
  Frame: ComponentType<SiteFrameProps>;
  children: ReactNode;
}

/**
 * Renders a static page. The build writes the result to the page's file. The page is HTML, and each island in it is a
 * separate React root.
 */
export function StaticPage({ path, listing, Frame, children }: StaticPageProps) {
  const [rendering] = useState(() => renderingFor(path));
  return (
    <StaticRenderingContext value={rendering}>
      <NavigationProvider address={{ pathname: path, hash: '' }} replaceHash={() => {}}>
        {listing && <PageHead title={headTitle(listing)} description={listing.description} />}
        <Frame header={<Bar isDocs={isDocs(path)} />}>{children}</Frame>
      </NavigationProvider>
    </StaticRenderingContext>
  );
}

function headTitle({ title, group }: Listing): string {
  const isDocs = group === 'Documentation' || group === 'Changelog';
  return isDocs ? `${title} · Docs · ${brand.name}` : `${title} · ${brand.name}`;
}

function renderingFor(page: string): StaticRendering {
  let count = 0;
  return {
    render: (name, content) => {
      count += 1;
      const id = `${name}-${count}`;
      const html = renderToString(<IslandRoot page={page}>{content}</IslandRoot>, {
        identifierPrefix: id,
      });
      return { id, html };
    },
  };
}

const attribute = / style="border:0;clip:rect\(0 0 0 0\);[^"]*"/g;

/**
 * Replaces style attributes in the HTML with a class. React Aria hides some elements, such as inputs, with these
 * attributes. The content security policy of a static page blocks style attributes, so the elements would otherwise be
 * visible.
 */
export function withHiddenClass(html: string): string {
  return html.replaceAll(attribute, ` class="${visuallyHidden}"`);
}
