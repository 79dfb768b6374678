import { use } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { brand } from '#content/brand';
import { SiteOriginContext } from './site-origin';

export interface PageHeadProps {
  /** The full title with the product's name: 'Terms of Service · Grouped'. */
  title: string;
  /** One or two sentences, for search engines and link previews. */
  description?: string;
  /** The absolute URL of the picture in link previews, 1200 × 630 px. The site's own picture by default. */
  picture?: string | undefined;
  isUnlisted?: boolean;
}

/** The elements that the page adds to the document's `head`. X reads the Open Graph elements, too. */
export function PageHead({ title, description, picture, isUnlisted = false }: PageHeadProps) {
  const origin = use(SiteOriginContext);
  const { pathname } = useAddress();
  const address = `${origin}${pathname.replace(/(.)\/+$/, '$1')}`;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={picture ?? `${origin}/og.jpg`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
