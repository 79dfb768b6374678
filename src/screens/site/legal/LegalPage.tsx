import { ArrowLeft } from 'lucide-react';
import { Link } from '#components/Link/Link';
import type { LegalDocument } from '#content/legal/legal-document';
import { paths } from '#domain/paths';
import * as css from './LegalPage.css';
import { Contents } from './parts/Contents';
import { LastUpdated } from './parts/LastUpdated';
import { LegalText } from './parts/LegalText';

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
            <ArrowLeft aria-hidden className={css.backIcon} />
            Back to Dashboard
          </Link>
        </span>
        <h1 className={css.title}>{title}</h1>
        <LastUpdated />
        <p className={css.summary}>{summary}</p>
      </header>
      <Contents sections={sections} />
      <article className={css.sections}>
        {sections.map((section) => (
          <LegalText key={section.id} section={section} number={sections.indexOf(section) + 1} />
        ))}
      </article>
    </div>
  );
}
