import { Pause, Play } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import * as css from './StatusLine.css';

export interface StatusLineProps {
  /** Two to four sentences. */
  facts: readonly string[];
}

/**
 * Sentences that rotate in one line. Only CSS hides the inactive sentences, so screen readers always read the same
 * list. The rotation stops on hover, on focus, and with the pause button (WCAG 2.2.2). With reduced motion, all
 * sentences are visible, each on a line of its own.
 */
export function StatusLine({ facts }: StatusLineProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className={css.root} data-paused={isPaused || undefined}>
      <ul aria-label="Team at a glance" className={css.facts}>
        {facts.map((fact, index) => (
          <li
            key={index}
            className={css.fact({ of: turnsOf(facts.length) })}
            style={{ '--turn': index } as CSSProperties}
          >
            {fact}
          </li>
        ))}
      </ul>
      <span className={css.control}>
        <IconButton
          size="compact"
          label={isPaused ? 'Resume status line' : 'Pause status line'}
          icon={isPaused ? <Play /> : <Pause />}
          onPress={() => setIsPaused(!isPaused)}
        />
      </span>
    </div>
  );
}

/** A placeholder with the height of a status line whose longest sentence is `longest`. */
export function LoadingStatusLine({ longest }: { longest: string }) {
  return (
    <div aria-hidden className={css.root}>
      <div className={css.facts}>
        <span className={css.reserved}>{longest}</span>
        <span className={css.loading}>
          <Skeleton width="14rem" />
        </span>
      </div>
      <span className={css.reservedControl} />
    </div>
  );
}

function turnsOf(count: number): css.Turns {
  return css.turns.find((each) => each === count) ?? 4;
}
