import * as css from './SkipLink.css';

/** A link that skips the header and moves to `<main id="main">`. It is the first tab stop of the page. */
export function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      Skip to content
    </a>
  );
}
