import { Skeleton } from '#components/Skeleton/Skeleton';
import * as css from './LoadingCommands.css';

export function LoadingCommands() {
  return (
    <div role="status" aria-busy aria-label="Loading commands" className={css.card}>
      {(['40%', '60%', '50%', '45%', '55%', '35%'] as const).map((width, row) => (
        <span key={width} className={css.row}>
          <Skeleton width={width} />
          <Skeleton width={row % 2 === 0 ? '80%' : '70%'} />
        </span>
      ))}
    </div>
  );
}
