import { useRef } from 'react';
import { useEnhancer } from '../../../shell/islands/enhancer';
import { date, line } from './LastUpdated.css';
import { showToday } from './show-today';

/**
 * The line "Last Updated", which always shows today's date (product.md §3.9). A prerendered page cannot know the date,
 * so it only reserves the space of the line. Without JavaScript, this space stays empty.
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
