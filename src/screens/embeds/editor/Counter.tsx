import { useEffect, useEffectEvent, useRef } from 'react';
import { embedEditorMessages } from '#content/messages/embed-editor';
import type { Counter as Count } from '#domain/message/counters';
import { useAnnounce } from './Announcer';
import * as css from './DraftText.css';
import { nearnessOf } from './text-check';

export interface CounterProps {
  /** Whose text it counts, for whoever hears it. */
  label: string;
  counter: Count;
}

/**
 * How long a text is, once that is worth knowing. Heard only when it comes near its limit or over it: the numbers of
 * every key would talk over the typing.
 */
export function Counter({ label, counter }: CounterProps) {
  const announce = useAnnounce();
  const { count, limit } = counter;
  const nearness = nearnessOf(counter);
  const heard = useRef(nearness);
  const hear = useEffectEvent(() => {
    const { nearLimit, overLimit } = embedEditorMessages.said;
    if (nearness === 'near') announce(nearLimit(label, limit - count));
    if (nearness === 'over') announce(overLimit(label, count - limit));
  });
  useEffect(() => {
    if (heard.current === nearness) return;
    heard.current = nearness;
    hear();
  }, [nearness]);

  if (nearness === 'far') return null;
  return (
    <span aria-hidden className={css.counterAt[nearness]}>
      {embedEditorMessages.counter(count, limit)}
    </span>
  );
}
