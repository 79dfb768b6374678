import { useId, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { messageProblemText } from '#content/messages/designer/embeds';
import { keptPartMessages } from '#content/messages/designer/kept-parts';
import { isSet } from '#domain/message/kept-parts';
import { isEmptyMessage } from '#domain/message/limits';
import type { Message } from '#domain/message/message';
import type { WebhookSender } from '#domain/message/webhook-sender';
import { box, row, stack } from '#theme/box';
import { ClockContext, clockFrom } from './clock';
import { firstLook, type PreviewLook, MessageRow } from './MessageRow';
import * as css from './MessagePreview.css';

export interface MessagePreviewProps {
  message: Message;
  /** The time in Unix ms at which the preview was opened. The preview's clock starts at this time. */
  now: number;
  sender?: WebhookSender | null;
  /** The initial look. The user's own choice lasts until the preview is unmounted. */
  initialLook?: Partial<PreviewLook>;
}

/** The message as Discord will show it, read-only. Does not depend on any machine. */
export function MessagePreview({ message, now, sender = null, initialLook }: MessagePreviewProps) {
  const headingId = useId();
  const [look, setLook] = useState<PreviewLook>({ ...firstLook, ...initialLook });
  const [clock] = useState(() => clockFrom(now));
  return (
    <section aria-labelledby={headingId} className={stack({ gap: 'm', shrinks: true })}>
      <div className={row({ gap: 's', justify: 'between', wraps: true })}>
        <h2 id={headingId} className={box({ size: 'm', weight: 'strong' })}>
          Preview
        </h2>
        <LookSwitches look={look} onChange={setLook} />
      </div>
      <div className={css.stage({ theme: look.theme, device: look.device })}>
        <ClockContext value={clock}>
          {isEmptyMessage(message) ? (
            <p className={css.nothing}>{messageProblemText({ kind: 'emptyMessage' })}</p>
          ) : (
            <MessageRow
              message={message}
              look={look}
              sender={sender?.name ?? undefined}
              picture={sender?.picture}
            />
          )}
          {(isSet(message, 'components') || isSet(message, 'poll')) && (
            <p className={css.nothing}>{keptPartMessages.notDrawn}</p>
          )}
        </ClockContext>
      </div>
    </section>
  );
}

interface LookSwitchesProps {
  look: PreviewLook;
  onChange: (look: PreviewLook) => void;
}

function LookSwitches({ look, onChange }: LookSwitchesProps) {
  return (
    <div className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
      <SegmentedControl
        label="Discord theme"
        segments={[
          { id: 'dark', label: 'Dark' },
          { id: 'light', label: 'Light' },
        ]}
        value={look.theme}
        onChange={(theme) => onChange({ ...look, theme })}
      />
      <SegmentedControl
        label="Density"
        segments={[
          { id: 'cozy', label: 'Cozy' },
          { id: 'compact', label: 'Compact' },
        ]}
        value={look.density}
        onChange={(density) => onChange({ ...look, density })}
      />
      <SegmentedControl
        label="Device"
        segments={[
          { id: 'desktop', label: 'Desktop' },
          { id: 'phone', label: 'Phone' },
        ]}
        value={look.device}
        onChange={(device) => onChange({ ...look, device })}
      />
    </div>
  );
}
