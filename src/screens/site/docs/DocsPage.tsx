import type { ReactNode } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { row } from '#theme/layout.css';
import * as css from './DocsPage.css';
import { OnThisPage, type PageHeading } from './parts/OnThisPage';
import { PageSteps } from './parts/PageSteps';
import { pathOf } from './reading-order';

export interface DocsPageProps {
  title: string;
  description: string;
  kicker?: string;
  actions?: ReactNode;
  headings: readonly PageHeading[];
  /** The version history. While it is open beside the text, it replaces the list of headings. */
  aside?: ReactNode;
  children: ReactNode;
}

export function DocsPage(props: DocsPageProps) {
  const { title, description, kicker, actions } = props;
  const { headings, aside, children } = props;
  const path = pathOf(useAddress().pathname);
  return (
    <div className={css.page({ hasHistory: aside !== undefined })}>
      <article className={css.article}>
        <header className={css.header}>
          <div className={row({ gap: 's', justify: 'between', wraps: true })}>
            {kicker && <p className={css.kicker}>{kicker}</p>}
            {actions}
          </div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.description}>{description}</p>
        </header>
        {children}
        <PageSteps path={path} />
      </article>
      <div className={css.aside}>
        {headings.length > 0 && (
          <div className={aside === undefined ? undefined : css.besideText}>
            <OnThisPage headings={headings} />
          </div>
        )}
        {aside !== undefined && <div className={css.history}>{aside}</div>}
      </div>
    </div>
  );
}
