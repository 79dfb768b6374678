import type { ReactNode } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import * as css from './DocsPage.css';
import { OnThisPage, type PageHeading } from './parts/OnThisPage';
import { PageSteps } from './parts/PageSteps';
import { pathOf } from './reading-order';

export interface DocsPageProps {
  title: string;
  /** One sentence under the title. */
  description: string;
  /** Shown above the title in small: where in the documentation this is. */
  kicker?: string;
  /** What stands beside that. */
  actions?: ReactNode;
  /** The headings of the page, in their order. */
  headings: readonly PageHeading[];
  /** Takes the place of the headings beside the text while the history of versions is open there. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One page of the documentation: its title, its text, its headings beside it and the ways to its neighbors. */
export function DocsPage(props: DocsPageProps) {
  const { title, description, kicker, actions } = props;
  const { headings, aside, children } = props;
  const path = pathOf(useAddress().pathname);
  return (
    <div className={css.page({ hasHistory: aside !== undefined })}>
      <article className={css.article}>
        <header className={css.header}>
          <div className={css.kickerRow}>
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
