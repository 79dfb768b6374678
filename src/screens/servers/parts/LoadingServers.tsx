import { useDeferredValue } from 'react';
import { Card } from '#components/Card/Card';
import { Skeleton } from '#components/Skeleton/Skeleton';
import * as css from './LoadingServers.css';
import { ServerSection } from './ServerSection';
import * as sectionCss from './ServerSection.css';

/** Number of skeleton cards (product.md §7.2). */
const CARDS = 6;

/** A placeholder for the servers. It renders deferred, because the list has often loaded before it would appear. */
export function LoadingServers() {
  const isDue = useDeferredValue(true, false);
  if (!isDue) return null;
  return (
    <ServerSection title="Your Discord Servers">
      <ul aria-busy aria-label="Loading" className={sectionCss.grid}>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <Card>
              <div className={css.card}>
                <span className={css.square}>
                  <Skeleton shape="block" height="3rem" />
                </span>
                <span className={css.lines}>
                  <Skeleton width={index % 2 === 0 ? '70%' : '55%'} />
                  <Skeleton width="4.5rem" />
                </span>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </ServerSection>
  );
}
