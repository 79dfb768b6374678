import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './OnlineDot.css';

export function OnlineDot({ isOnline }: { isOnline: boolean }) {
  return (
    <span className={css.dot({ isOnline })}>
      <span className={visuallyHidden}>{isOnline ? 'Online' : 'Offline'}</span>
    </span>
  );
}
