import type { TimestampNode } from '#domain/markup/tree';
import { useNow } from './clock';
import * as css from './Markup.css';
import { fullText, readersLocale, timestampText } from './moments';

export function Timestamp({ node: { unix, style } }: { node: TimestampNode }) {
  const locale = readersLocale(navigator.languages);
  const time = unix * 1_000;
  const text = useNow((now) => timestampText(time, style, { now, locale }));
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={fullText(time, locale)}
      className={css.timestamp}
    >
      {text}
    </time>
  );
}
