import { type ReactNode, useDeferredValue, useId } from 'react';
import { Badge } from '#components/Badge/Badge';
import type { Server } from '#domain/servers/server';
import { row, stack } from '#theme/layout.css';
import { ServerCard } from './ServerCard';
import { sectionHead } from '#theme/layout.css';
import * as css from './ServerSection.css';

export interface ServerSectionProps {
  title: string;
  count?: number;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function ServerSection({ title, count, note, aside, children }: ServerSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'l' })}>
      <div className={sectionHead}>
        <div>
          <div className={row({ gap: 's' })}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            {count !== undefined && <Badge>{count}</Badge>}
          </div>
          {note && <p className={css.note}>{note}</p>}
        </div>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

export interface ServerGridProps {
  servers: readonly Server[];
}

/** Number of cards in the first render, which is more than a window shows. A deferred render adds the others. */
const FIRST_COUNT = 24;

export function ServerGrid({ servers }: ServerGridProps) {
  const count = useDeferredValue(Infinity, FIRST_COUNT);
  return (
    <ul className={css.grid}>
      {servers.slice(0, count).map((server) => (
        <li key={server.id} className={css.cell}>
          <ServerCard server={server} />
        </li>
      ))}
    </ul>
  );
}
