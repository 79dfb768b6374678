import { Check } from 'lucide-react';
import { box, row } from '#theme/box';

export function CheckedPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className={row({ columnGap: 'l', rowGap: 'xs', align: 'stretch', wraps: true, size: 's' })}>
      {points.map((point) => (
        <li key={point} className={row({ gap: 'xs' })}>
          <Check aria-hidden className={box({ flex: 'none', square: 14, color: 'accentText' })} />
          {point}
        </li>
      ))}
    </ul>
  );
}
