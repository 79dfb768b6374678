import { useState } from 'react';
import { healthMessages } from '#content/messages/dashboard/health';
import { picturesOf } from '#domain/bot-config/health';
import { findingId, type HealthLine, healthLines } from '#domain/bot-config/health-lines';
import { canEditKey } from '#domain/permissions/config-rights';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { GuildResourcesContext } from '#machines/dashboard/guild-resources/guild-resources.machine';
import { box, stack } from '#theme/box';
import { HealthLines, type HealthLinesProps, IgnoredLines } from './HealthLines';

export interface PicturesProps extends Omit<HealthLinesProps, 'lines' | 'isIgnored'> {
  /** What else is ignored. */
  ignoredLines: readonly HealthLine[];
}

/** Loads the pictures of the settings, again with each check, and lists those that did not load. Then what is ignored. */
export function Pictures({ ignoredLines, ...props }: PicturesProps) {
  const { who, store, isWanted = () => true } = props;
  const config = ConfigEditContext.useSelector(({ context }) => context.base);
  const readAt = GuildResourcesContext.useSelector(({ context }) => context.value?.readAt);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { server, editor } = who;
  const pictures = picturesOf({
    config,
    isSeen: (key) => isWanted(key) && canEditKey({ server, editor, key }),
  });
  const urls = [...new Set(pictures.flatMap(({ id }) => id ?? []))];
  const linesOf = (isIgnored: boolean) =>
    healthLines(
      pictures.filter(
        (finding) =>
          failed.includes(finding.id ?? '') &&
          (store?.ignored.includes(findingId(finding)) ?? false) === isIgnored,
      ),
      null,
    );
  const lines = linesOf(false);
  return (
    <>
      {urls.map((url) => (
        <img
          key={`${readAt} ${url}`}
          src={url}
          alt=""
          hidden
          referrerPolicy="no-referrer"
          onLoad={() => setFailed((before) => before.filter((each) => each !== url))}
          onError={() => {
            if (navigator.onLine) setFailed((before) => [...new Set([...before, url])]);
          }}
        />
      ))}
      {lines.length > 0 && (
        <div className={stack({ gap: 's' })}>
          <h3 className={box({ weight: 'strong' })}>{healthMessages.pictures}</h3>
          <HealthLines {...props} lines={lines} />
        </div>
      )}
      <IgnoredLines {...props} lines={[...ignoredLines, ...linesOf(true)]} />
    </>
  );
}
