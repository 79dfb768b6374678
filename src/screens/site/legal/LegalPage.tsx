import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '#components/Link/Link';
import type { LegalDocument, LegalSection } from '#content/legal/legal-document';
import { paths } from '#domain/paths';
import { box, stack } from '#theme/box';
import { useEnhancer } from '../../shell/islands/enhancer';
import * as css from './LegalPage.css';
import { LegalText } from './parts/LegalText';
import { showToday } from './parts/show-today';

export interface LegalPageProps {
  legal: LegalDocument;
}

/** The terms or the privacy policy (product.md §3.9). */
export function LegalPage({ legal }: LegalPageProps) {
  const { title, summary, sections } = legal;
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className={css.back}>
          <Link href={paths.home.href()} tone="quiet">
            <ArrowLeft aria-hidden className={box({ square: 16 })} />
            Back to Dashboard
          </Link>
        </span>
        <h1 className={box({ size: 'headline', weight: 'strong', letterSpacing: '-0.025em' })}>
          {title}
        </h1>
        <LastUpdated />
        <p
          className={`${box({ size: 'l', color: 'textMuted', marginBlockStart: 's' })} ${css.summary}`}
        >
          {summary}
        </p>
      </header>
      <Contents sections={sections} />
      <article className={`${stack({ gap: 'xxxl', shrinks: true })} ${css.sections}`}>
        {sections.map((section) => (
          <LegalText key={section.id} section={section} number={sections.indexOf(section) + 1} />
        ))}
      </article>
    </div>
  );
}

/**
 * The line "Last Updated", which always shows today's date (product.md §3.9). A prerendered page cannot know the date,
 * so it only reserves the space of the line. Without JavaScript, this space stays empty.
 */
function LastUpdated() {
  const whole = useRef<HTMLParagraphElement>(null);
  useEnhancer(whole, showToday);
  return (
    <p ref={whole} data-enhance="today" className={css.lastUpdated}>
      Last Updated <time className={box({ weight: 'medium', color: 'text', digits: true })} />
    </p>
  );
}

interface ContentsProps {
  sections: readonly LegalSection[];
}

function Contents({ sections }: ContentsProps) {
  return (
    <nav aria-label="Contents" className={css.contents}>
      <p aria-hidden className={css.contentsTitle}>
        Contents
      </p>
      <ol className={css.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={css.entry}>
              <span className={`${box({ flex: 'none', digits: true })} ${css.number}`}>
                {index + 1}.
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
