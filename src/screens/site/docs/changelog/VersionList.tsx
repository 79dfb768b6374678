import { X } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { IconButton } from '#components/IconButton/IconButton';
import { Anchor } from '#components/Link/Anchor';
import { versionList } from '#content/changelog/versions-list';
import { latestVersion } from '#domain/docs/changelog';
import { box, row, stack } from '#theme/box';
import { longDay } from './day';
import { useVersionHistory } from './version-history';
import * as css from './VersionList.css';

export const versionAsideId = 'version-history';

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'version-aside': VersionAsideProps;
  }
}

export interface VersionAsideProps {
  /** The version that the page shows, such as '1.45'; null if the page shows no single version. */
  current: string | null;
}

/** The version history beside the text. It stays open when the user goes to another version. */
export function VersionAside({ current }: VersionAsideProps) {
  const { close } = useVersionHistory();
  return (
    <aside
      id={versionAsideId}
      aria-labelledby={`${versionAsideId}-title`}
      className={stack({ gap: 'm' })}
    >
      <div className={row({ gap: 's', justify: 'between' })}>
        <h2 id={`${versionAsideId}-title`} className={box({ size: 'm', weight: 'strong' })}>
          Version History
        </h2>
        <IconButton label="Close" icon={<X />} size="compact" onPress={close} />
      </div>
      <VersionList current={current} />
    </aside>
  );
}

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
