import { Pause, Play } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import * as css from './StatusLine.css';

export interface StatusLineProps {
  /** Two to four sentences. */
  facts: readonly string[];
}

/**
 * Sentences that take turns in one line. Which of them is in sight is the style sheet's affair: to a screen reader they
 * are a list that never changes by itself. It rests under the pointer and the keyboard, and for good once it is paused
 * (WCAG 2.2.2); where motion is not wanted, all of them stand side by side.
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

function turnsOf(count: number): css.Turns {
  return css.turns.find((each) => each === count) ?? 4;
}
