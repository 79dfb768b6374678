import { visuallyHidden } from '../visually-hidden.css';
import * as css from './OnlineDot.css';

/** A green or gray dot at the edge of a picture, with text for screen readers. */
export function OnlineDot({ isOnline }: { isOnline: boolean }) {
  return (
    <span className={css.dot({ isOnline })}>
      <span className={visuallyHidden}>{isOnline ? 'Online' : 'Offline'}</span>
    </span>
  );
}
