import { X } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton';
import { box, row, stack } from '#theme/box';
import { useVersionHistory } from './version-history';
import { VersionList } from './VersionList';

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
