import { useId, useState } from 'react';
import { Button } from '#components/Button/Button';
import { healthMessages, ignoredText } from '#content/messages/dashboard/health';
import type { ConfigTab } from '#domain/bot-config/field';
import type { ConfigKey } from '#domain/bot-config/fields';
import { findingId, type HealthLine } from '#domain/bot-config/health-lines';
import { box, stack } from '#theme/box';
import * as css from './Health.css';
import { HealthRow } from './HealthRow';
import { useInvite } from './NotInServer';
import type { Checked } from './HealthCount';

export interface HealthLinesProps extends Checked {
  lines: readonly HealthLine[];
  isIgnored?: boolean;
  /** The id of the Discord application; null if the build has none. */
  clientId: string | null;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
  /** Moves the focus, because the line with the focus moves to another list. */
  focus: () => void;
}

export function HealthLines({ lines, isIgnored = false, focus, ...props }: HealthLinesProps) {
  const { who, resources, store, onJump } = props;
  const invite = useInvite(props);
  const toggle = (line: HealthLine) => {
    const ids = line.findings.map(findingId);
    const others = store?.ignored.filter((id) => !ids.includes(id)) ?? [];
    store?.setIgnored(isIgnored ? others : [...others, ...ids]);
    focus();
  };
  return (
    <ul className={`${box({ surface: 'card' })} ${css.list}`}>
      {lines.map((line) => (
        <HealthRow
          key={line.findings.map(findingId).join(' ')}
          line={line}
          serverId={who.server.id}
          resources={resources}
          invite={invite}
          onJump={onJump}
          onToggle={store && (() => toggle(line))}
          isIgnored={isIgnored}
        />
      ))}
    </ul>
  );
}

/** The lines that the viewer ignores, behind a button. */
export function IgnoredLines(props: HealthLinesProps) {
  const { lines } = props;
  const [isShown, setIsShown] = useState(false);
  const listId = useId();
  if (lines.length === 0) return null;
  return (
    <div className={stack({ gap: 's', align: 'start' })}>
      <Button
        tone="plain"
        size="compact"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        onPress={() => setIsShown(!isShown)}
      >
        {isShown ? healthMessages.hideIgnored : ignoredText(lines.length)}
      </Button>
      {isShown && (
        <div id={listId}>
          <HealthLines {...props} isIgnored />
        </div>
      )}
    </div>
  );
}
