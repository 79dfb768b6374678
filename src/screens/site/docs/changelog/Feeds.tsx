import { brand } from '#content/brand';
import { changelogFeedPaths } from '#content/changelog/feed-paths';

export function Feeds() {
  const title = `${brand.name} changelog`;
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={changelogFeedPaths.atom}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={changelogFeedPaths.json}
      />
    </>
  );
}
