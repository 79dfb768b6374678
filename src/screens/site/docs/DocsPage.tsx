import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { box, row, stack } from '#theme/box';
import { useEnhancer } from '../../shell/islands/enhancer';
import * as css from './DocsPage.css';
import { DocsNav } from './parts/DocsNav';
import { followHeadings } from './parts/follow-headings';
import { type DocStep, pathOf, stepsAround } from './reading-order';

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
        <header className={stack({ gap: 'm' })}>
          <div className={row({ gap: 's', justify: 'between', wraps: true })}>
            {kicker && (
              <p className={box({ size: 's', weight: 'medium', color: 'accentText' })}>{kicker}</p>
            )}
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

interface PageHeading {
  id: string;
  title: string;
}

function OnThisPage({ headings }: { headings: readonly PageHeading[] }) {
  const navigation = useRef<HTMLElement>(null);
  useEnhancer(navigation, followHeadings);
  return (
    <nav
      ref={navigation}
      data-enhance="current-heading"
      aria-label="On this page"
      className={stack({ gap: 'm' })}
    >
      <p className={box({ size: 'xs', weight: 'strong', color: 'text' })}>On this page</p>
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

function PageSteps({ path }: { path: string }) {
  const { previous, next } = stepsAround(path);
  if (!previous && !next) return null;
  return (
    <nav aria-label={labelOf([previous, next])} className={css.steps}>
      {previous && (
        <Anchor href={previous.path} rel="prev" className={css.step.previous}>
          <ArrowLeft
            aria-hidden
            className={box({ flex: 'none', square: 18, color: 'textMuted' })}
          />
          <Words step={previous} />
        </Anchor>
      )}
      {next && (
        <Anchor href={next.path} rel="next" className={css.step.next}>
          <Words step={next} />
          <ArrowRight
            aria-hidden
            className={box({ flex: 'none', square: 18, color: 'textMuted' })}
          />
        </Anchor>
      )}
    </nav>
  );
}

function Words({ step: { direction, title } }: { step: DocStep }) {
  return (
    <span className={stack({ shrinks: true })}>
      <span className={box({ size: 'xs', weight: 'regular', color: 'textMuted' })}>
        {direction}
      </span>{' '}
      <span>{title}</span>
    </span>
  );
}

function labelOf(steps: readonly (DocStep | null)[]): string {
  const isAmongVersions = steps.every(
    (step) => step === null || step.direction === 'Newer' || step.direction === 'Older',
  );
  return isAmongVersions ? 'Newer and older versions' : 'Previous and next pages';
}

export interface DocsLayoutProps {
  path: string;
  children: ReactNode;
}

/** The navigation is beside the text, or on narrow windows in the menu of the site's header (product.md §5.1). */
export function DocsLayout({ path, children }: DocsLayoutProps) {
  return (
    <div className={css.layoutColumns}>
      <div className={css.layoutSide}>
        <DocsNav path={path} />
      </div>
      <div className={css.layoutPage}>{children}</div>
    </div>
  );
}
