import { useDeferredValue } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { box } from '#theme/box';
import * as css from './LoadingServers.css';
import { ServerSection } from './ServerSection';

/** Number of skeleton rows (product.md §7.2). */
const ROWS = 6;

/**
 * A placeholder for the servers. Its first render is empty. The skeletons appear in a deferred render, because the list
 * has often been loaded by then and needs no skeletons.
 */
export function LoadingServers() {
  const isDue = useDeferredValue(true, false);
  if (!isDue) return null;
  return (
    <ServerSection title="Your Discord Servers">
      <ul aria-busy aria-label="Loading" className={box({ surface: 'card', overflow: 'hidden' })}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.row}>
            <span className={css.square}>
              <Skeleton shape="block" height="2.5rem" />
            </span>
            <span className={css.lines}>
              <Skeleton width={index % 2 === 0 ? '14rem' : '10rem'} />
              <Skeleton width="4.5rem" />
            </span>
          </li>
        ))}
      </ul>
    </ServerSection>
  );
}
