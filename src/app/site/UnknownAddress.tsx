import { paths } from '#domain/paths';
import { DocsLayout } from '#screens/docs/DocsLayout';
import { VersionNotFound } from '#screens/docs/VersionNotFound';
import { NotFound } from '#screens/not-found/NotFound';
import { elsewhere, inChangelog } from './UnknownAddress.css';

/**
 * The page for all unknown URLs, including unknown versions. There is only one file for all of them.
 * `public/first-paint.js` sets the attribute `data-unknown` of the root element, which selects the text before the
 * first paint.
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
