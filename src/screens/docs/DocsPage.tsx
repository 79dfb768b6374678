import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#content/brand';
import { PageHead } from '../_shell/PageHead';
import * as css from './DocsPage.css';
import { OnThisPage, type PageHeading } from './parts/OnThisPage';
import { PageSteps } from './parts/PageSteps';
import { pathOf } from './reading-order';

export interface DocsPageProps {
  title: string;
  /** What tabs and search engines call it; the title, when not given. */
  headTitle?: string;
  /** Not for search engines. */
  isUnlisted?: boolean;
  /** One sentence under the title, and for search engines. */
  description: string;
  /** Shown above the title in small: where in the documentation this is. */
  kicker?: string;
  /** What stands beside that. */
  actions?: ReactNode;
  /** The headings of the page, in their order. */
  headings: readonly PageHeading[];
  /** Takes the place of the headings beside the text. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One page of the documentation: its title, its text, its headings beside it and the ways to its neighbours. */
export function DocsPage(props: DocsPageProps) {
  const { title, headTitle = title, isUnlisted, description, kicker, actions } = props;
  const { headings, aside, children } = props;
  const path = pathOf(useLocation().pathname);
  return (
    <div className={css.page({ aside: aside ? 'wide' : 'narrow' })}>
      <PageHead
        title={`${headTitle} · Docs · ${brand.name}`}
        description={description}
        isUnlisted={isUnlisted ?? false}
      />
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
        {aside || (headings.length > 0 && <OnThisPage headings={headings} />)}
      </div>
    </div>
  );
}
