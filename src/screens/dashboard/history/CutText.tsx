import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { stack } from '#theme/box';
import * as css from './CutText.css';

/** Length in characters. A longer text may not fit into `LINES`. */
const LONG = 160;

export function CutText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > css.LINES;
  return (
    <span className={stack({ gap: 'xs', align: 'start', shrinks: true })}>
      <span className={css.text({ isCut: isLong && !isWhole })}>{text}</span>
      {isLong && (
        <Button
          tone="quiet"
          size="compact"
          aria-expanded={isWhole}
          onPress={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </span>
  );
}
