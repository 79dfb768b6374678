import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { scale } from '../../src/theme/tokens';
import { Rows } from './TokenTables';
import * as css from './Movements.css';

/** Shows the duration tokens. A button plays an animation for each of them, over the same distance. */
export function Movements() {
  const [plays, setPlays] = useState(0);
  return (
    <>
      <Rows
        of={scale.duration}
        draw={(duration) => (
          <span
            key={plays}
            data-moving={plays > 0 || undefined}
            className={css.dot}
            style={{ animationDuration: duration, animationTimingFunction: scale.ease.out }}
          />
        )}
      />
      <div className={css.button}>
        <Button tone="plain" onClick={() => setPlays((count) => count + 1)}>
          Play
        </Button>
      </div>
    </>
  );
}
