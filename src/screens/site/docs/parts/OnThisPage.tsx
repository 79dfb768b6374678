import { useRef } from 'react';
import { stack } from '#theme/layout.css';
import { useEnhancer } from '../../../shell/islands/enhancer';
import * as css from './OnThisPage.css';
import { followHeadings } from './follow-headings';

export interface PageHeading {
  id: string;
  title: string;
}

export function OnThisPage({ headings }: { headings: readonly PageHeading[] }) {
  const navigation = useRef<HTMLElement>(null);
  useEnhancer(navigation, followHeadings);
  return (
    <nav
      ref={navigation}
      data-enhance="current-heading"
      aria-label="On this page"
      className={stack({ gap: 'm' })}
    >
      <p className={css.title}>On this page</p>
      <ul className={css.list}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
