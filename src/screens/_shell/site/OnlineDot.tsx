import { visuallyHidden } from '../visually-hidden.css';
import * as css from './OnlineDot.css';

/** Green or gray at the edge of a picture; in words for who does not see it. */
export function OnlineDot({ isOnline }: { isOnline: boolean }) {
  return (
    <span className={css.dot({ isOnline })}>
      <span className={visuallyHidden}>{isOnline ? 'Online' : 'Offline'}</span>
    </span>
  );
}
