import { Check } from 'lucide-react';
import { row } from '#theme/box';
import * as css from './CheckedPoints.css';

/** The points of a feature or a plan as a list that wraps. Each point has a check mark. */
export function CheckedPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point} className={row({ gap: 'xs' })}>
          <Check aria-hidden className={css.check} />
          {point}
        </li>
      ))}
    </ul>
  );
}
