import { type ReactNode, useId } from 'react';
import { Badge } from '#components/Badge/Badge';
import { box, row, stack } from '#theme/box';
import { sectionHead } from '#theme/layout.css';
import * as css from '../Servers.css';

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
        <div className={stack({ gap: 'xs' })}>
          <div className={row({ gap: 's' })}>
            <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
              {title}
            </h2>
            {count !== undefined && <Badge>{count}</Badge>}
          </div>
          {note && <p className={box({ size: 's', color: 'textMuted' })}>{note}</p>}
        </div>
        {aside && <div className={css.sectionAside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
