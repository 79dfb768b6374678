import { Anchor } from '#components/Link/Anchor';
import { Badge } from '#components/Badge/Badge';
import { versionList } from '#content/changelog/versions-list';
import { latestVersion } from '#domain/docs/changelog';
import { box } from '#theme/box';
import { longDay } from './day';
import * as css from './VersionList.css';

export interface VersionListProps {
  current: string | null;
  onPick?: (() => void) | undefined;
}

export function VersionList({ current, onPick }: VersionListProps) {
  return (
    <ol className={css.list}>
      {versionList.map(({ version, date, path, highlights }) => (
        <li key={version} className={css.item}>
          <Anchor
            href={path}
            aria-current={version === current ? 'page' : undefined}
            className={css.version}
            onClick={onPick}
          >
            <span className={css.head}>
              <span className={css.name}>{`v${version}`}</span>
              {version === latestVersion && (
                <Badge tone="accent" size="small">
                  Latest
                </Badge>
              )}
              <time dateTime={date} className={box({ pushed: true, size: 'xs' })}>
                {longDay(date)}
              </time>
            </span>
            {highlights.map((highlight) => (
              <span key={highlight} className={css.highlight}>
                {highlight}
              </span>
            ))}
          </Anchor>
        </li>
      ))}
    </ol>
  );
}
