import { X } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton';
import { useVersionHistory } from './version-history';
import * as css from './VersionAside.css';
import { VersionList } from './VersionList';

export const versionAsideId = 'version-history';

/** The history of versions beside the text; it stays while versions are read one after another. */
export function VersionAside({ current }: { current: string | null }) {
  const { close } = useVersionHistory();
  return (
    <aside id={versionAsideId} aria-labelledby={`${versionAsideId}-title`} className={css.aside}>
      <div className={css.head}>
        <h2 id={`${versionAsideId}-title`} className={css.title}>
          Version History
        </h2>
        <IconButton label="Close" icon={<X />} size="compact" onPress={close} />
      </div>
      <VersionList current={current} />
    </aside>
  );
}
