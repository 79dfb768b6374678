import { useId } from 'react';
import { lengthOf } from '#domain/bot-config/problem';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { charactersUsedText } from '#content/messages/dashboard/setting-fields';
import { box, stack } from '#theme/box';

export interface LimitedTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In characters as Discord counts them (code points). */
  limit: number;
  errorMessage?: string;
  /** Number of rows of the empty field. If it is set, the field has multiple lines. */
  rows?: number;
}

/** Shows a counter near the limit. A longer text is kept; the caller has to report the problem. */
export function LimitedText({ limit, rows, ...texts }: LimitedTextProps) {
  const counterId = useId();
  const words = { ...texts, 'aria-describedby': counterId };
  return (
    <div className={stack({ gap: 'xs' })}>
      {rows === undefined ? <TextField {...words} /> : <TextArea {...words} rows={rows} />}
      <Counter id={counterId} count={lengthOf(texts.value)} limit={limit} />
    </div>
  );
}

/** Renders nothing below 90 % of the limit, or beyond it, because the problem is shown instead. */
export function Counter({
  id,
  count,
  limit,
  words = charactersUsedText,
}: {
  id?: string;
  count: number;
  limit: number;
  words?: (count: number, limit: number) => string;
}) {
  const isNear = count >= limit * 0.9 && count <= limit;
  return isNear ? (
    <p id={id} className={box({ textAlign: 'end', size: 'xs', color: 'textMuted', digits: true })}>
      {words(count, limit)}
    </p>
  ) : null;
}
