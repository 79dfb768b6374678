import type { TimestampNode } from '#domain/markup/tree';
import { useNow } from './clock';
import * as css from './Markup.css';
import { fullText, timestampText } from './moments';

export function Timestamp({ node: { unix, style } }: { node: TimestampNode }) {
  const time = unix * 1_000;
  const text = useNow((now) => timestampText(time, style, now));
  return (
    <time dateTime={new Date(time).toISOString()} title={fullText(time)} className={css.timestamp}>
      {text}
    </time>
  );
}
