import { useEffect, useEffectEvent, useRef } from 'react';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import type { Counter as Count } from '#domain/message/counters';
import { useAnnounce } from '../../shell/Announcer';
import * as css from './DraftText.css';
import { nearnessOf } from './text-check';

export interface CounterProps {
  label: string;
  counter: Count;
}

/**
 * The length of a text. It is visible when the text comes near its limit. It is announced only when the text comes near
 * the limit or exceeds it, because an announcement for each key press would disturb the user.
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
