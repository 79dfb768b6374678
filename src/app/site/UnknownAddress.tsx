import { paths } from '#domain/paths';
import { DocsLayout } from '#screens/docs/DocsLayout';
import { VersionNotFound } from '#screens/docs/VersionNotFound';
import { NotFound } from '#screens/not-found/NotFound';
import { elsewhere, inChangelog } from './UnknownAddress.css';

/**
 * One file answers every unknown address, those of unknown versions too: `:root[data-unknown]`
 * (`public/first-paint.js`) decides before the first paint which text it shows.
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
