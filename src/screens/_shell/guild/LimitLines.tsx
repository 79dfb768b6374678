import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './LimitLines.css';

export interface LimitLinesProps {
  /** The id of the element, which describes the control. */
  id: string;
  lines: readonly string[];
  children: ReactNode;
}

/** A picker and, below it, what the bot cannot do with the chosen values. It is a warning: saving is still allowed. */
export function LimitLines({ id, lines, children }: LimitLinesProps) {
  return (
    <div className={css.frame}>
      {children}
      {lines.length > 0 && (
        <div id={id} className={css.lines}>
          {lines.map((line) => (
            <p key={line} className={css.line}>
              <TriangleAlert aria-hidden className={css.icon} />
              <span>{line}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns the `aria-describedby` of a control with the limit lines, if there are any. */
export function describedBy(
  given: string | undefined,
  { id, lines }: Pick<LimitLinesProps, 'id' | 'lines'>,
): string | undefined {
  const ids = [given, lines.length > 0 ? id : undefined].filter((each) => each !== undefined);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
