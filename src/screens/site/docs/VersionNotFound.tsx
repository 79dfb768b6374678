import { brand } from '#content/brand';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { docsMessages } from '#content/messages/site/docs';
import { latestVersion } from '#domain/docs/changelog';
import { paths } from '#domain/paths';
import { stack } from '#theme/box';
import { PageHead } from '../../shell/PageHead';
import { VersionList } from './changelog/VersionList';
import { DocsPage } from './DocsPage';

/** Shown for a version that was never released (product.md §5.6). Lists the released versions. */
export function VersionNotFound() {
  const { title, help } = docsMessages.versionNotFound;
  return (
    <DocsPage title={title} description={help} kicker="Changelog" headings={[]}>
      <PageHead title={`${title} · Docs · ${brand.name}`} description={help} isUnlisted />
      <div className={stack({ gap: 'xxl', align: 'start' })}>
        <LinkButton href={paths.changelog.href()}>{`Go to v${latestVersion}`}</LinkButton>
        <VersionList current={null} />
      </div>
    </DocsPage>
  );
}
