import { useRef } from 'react';
import { useEnhancer } from '../../_shell/islands/enhancer';
import { date, line } from './LastUpdated.css';
import { showToday } from './show-today';

/**
 * «Last Updated» is always today (spec §2). The file of a page cannot know which day that is: it keeps the line's place,
 * and without JavaScript says nothing rather than something wrong.
 */
export function LastUpdated() {
  const whole = useRef<HTMLParagraphElement>(null);
  useEnhancer(whole, showToday);
  return (
    <p ref={whole} data-enhance="today" className={line}>
      Last Updated <time className={date} />
    </p>
  );
}
