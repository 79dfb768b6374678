import * as css from './OnThisPage.css';
import { useCurrentHeading } from './use-current-heading';

/** A heading of the page. */
export interface PageHeading {
  id: string;
  title: string;
}

/** The headings of the page, the one being read marked. */
export function OnThisPage({ headings }: { headings: readonly PageHeading[] }) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-label="On this page" className={css.navigation}>
      <p className={css.title}>On this page</p>
      <ul className={css.list}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={css.link}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
