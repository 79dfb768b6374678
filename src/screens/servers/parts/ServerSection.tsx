import { type ReactNode, useDeferredValue, useId } from 'react';
import { Badge } from '#components/Badge/Badge';
import type { Server } from '#domain/servers/server';
import { ServerCard } from './ServerCard';
import * as css from './ServerSection.css';

export interface ServerSectionProps {
  title: string;
  /** How many servers there are, also while a filter shows fewer. */
  count?: number;
  /** A quiet line under the heading. */
  note?: ReactNode;
  /** Beside the heading: a filter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Servers of one sort under a heading. */
export function ServerSection({ title, count, note, aside, children }: ServerSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <div>
          <div className={css.heading}>
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

/** Cards that are drawn at once: more than a window holds. The others follow without holding anything up. */
const AT_ONCE = 24;

/** One card a server: one, two or three in a row. */
export function ServerGrid({ servers }: ServerGridProps) {
  const count = useDeferredValue(Infinity, AT_ONCE);
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
