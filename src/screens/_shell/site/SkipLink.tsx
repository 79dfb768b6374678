import * as css from './SkipLink.css';

/** The first tab stop: skips the header and moves to `<main id="main">`. */
export function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      Skip to content
    </a>
  );
}
