import { paths } from '#domain/paths';
import { DocsLayout } from '#screens/site/docs/DocsPage';
import { VersionNotFound } from '#screens/site/docs/VersionNotFound';
import { NotFound } from '#screens/site/not-found/NotFound';
import { elsewhere, inChangelog } from './UnknownAddress.css';

/**
 * The page for all unknown URLs, including unknown versions. All of these URLs get the same HTML file, which contains
 * both texts. For an unknown version, `public/first-paint.js` sets the attribute `data-unknown` of the root element
 * before the first paint. This attribute selects the text that is shown.
 */
export function UnknownAddress() {
  return (
    <>
      <div className={elsewhere}>
        <NotFound />
      </div>
      <div className={inChangelog}>
        <DocsLayout path={paths.changelogVersion.href('unknown')}>
          <VersionNotFound />
        </DocsLayout>
      </div>
    </>
  );
}
