import { useId } from 'react';
import { lengthOf } from '#domain/bot-config/problem';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { charactersUsedText } from '#content/messages/setting-fields';
import * as css from './LimitedText.css';

export interface LimitedTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The most characters, as Discord counts them. */
  limit: number;
  errorMessage?: string;
  /** Text of several lines, and how many it shows while empty. */
  rows?: number;
}

/** A text with a limit. Near it, the text is counted; what is typed beyond it stays, and is the caller's problem to show. */
export function LimitedText({ limit, rows, ...texts }: LimitedTextProps) {
  const counterId = useId();
  const words = { ...texts, 'aria-describedby': counterId };
  return (
    <div className={css.column}>
      {rows === undefined ? <TextField {...words} /> : <TextArea {...words} rows={rows} />}
      <Counter id={counterId} count={lengthOf(texts.value)} limit={limit} />
    </div>
  );
}

/** Says how much of a limit is used from nine tenths of it on; nothing beyond it, where the problem says it. */
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
    <p id={id} className={css.counter}>
      {words(count, limit)}
    </p>
  ) : null;
}
