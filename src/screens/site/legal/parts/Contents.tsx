import type { LegalSection } from '#content/legal/legal-document';
import * as css from './Contents.css';

export interface ContentsProps {
  sections: readonly LegalSection[];
}

export function Contents({ sections }: ContentsProps) {
  return (
    <nav aria-label="Contents" className={css.contents}>
      <p aria-hidden className={css.title}>
        Contents
      </p>
      <ol className={css.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={css.entry}>
              <span className={css.number}>{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
